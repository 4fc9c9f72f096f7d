import type { Transaction } from 'kysely';
import type { DB } from '../../../generated/db.js';
import { commentLanguage } from '../../comments/commentLanguage.ts';
import { dayOf } from '../../quizzes/quizzes.ts';
import type { Comment, Subject, Upvote } from './discussion.ts';
import type { PastNews } from './insertPoints.ts';
import { insertRows } from './insertRows.ts';

type Line = Omit<Comment, 'replies'>;

const toRow = ({ projectId, userId, body, language, at }: Line) => ({
  project_id: projectId,
  user_id: userId,
  body,
  language: commentLanguage(body, language),
  created_at: new Date(at).toISOString(),
});

const keyOf = (projectId: number, body: string) => `${projectId} ${body}`;

/** Adds comments and their replies. @returns the news for those who are answered, and for creators */
export async function insertComments(
  trx: Transaction<DB>,
  comments: Comment[],
  subjects: Subject[],
): Promise<PastNews[]> {
  const threads = await insertRows(
    trx,
    'comment',
    comments.map((comment) => ({ ...toRow(comment), parent_id: null, total_replies: comment.replies.length })),
    ['id', 'project_id', 'body'],
  );
  const threadIds = new Map(threads.map(({ id, project_id, body }) => [keyOf(project_id, body), id]));
  const lines = comments
    .flatMap((thread) => thread.replies.map((reply) => ({ ...reply, thread })))
    .sort((one, other) => one.at - other.at);
  const replies = await insertRows(
    trx,
    'comment',
    lines.map(({ thread, ...reply }) => ({
      ...toRow(reply),
      parent_id: threadIds.get(keyOf(thread.projectId, thread.body)),
      total_replies: 0,
    })),
    ['id', 'project_id', 'body'],
  );
  const replyIds = new Map(replies.map(({ id, project_id, body }) => [keyOf(project_id, body), id]));
  await trx
    .updateTable('project')
    .set(({ selectFrom }) => ({
      total_comments: selectFrom('comment')
        .whereRef('project_id', '=', 'project.id')
        .where('deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('total')),
      total_threads: selectFrom('comment')
        .whereRef('project_id', '=', 'project.id')
        .where('parent_id', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('total')),
    }))
    .execute();

  const creators = new Map(subjects.map(({ id, creatorId }) => [id, creatorId]));
  const about = ({ projectId, userId, at }: Line, commentId: number) => ({
    key: `comment:${commentId}`,
    causedBy: userId,
    isNamed: true,
    projectId,
    commentId,
    at,
  });
  return [
    ...comments.map((comment): PastNews => {
      const id = threadIds.get(keyOf(comment.projectId, comment.body))!;
      return { ...about(comment, id), userId: creators.get(comment.projectId)!, kind: 'comment' };
    }),
    ...lines.flatMap(({ thread, ...reply }): PastNews[] => {
      const news = about(reply, replyIds.get(keyOf(reply.projectId, reply.body))!);
      const creatorId = creators.get(reply.projectId)!;
      const told: PastNews = { ...news, userId: thread.userId, kind: 'reply' };
      return thread.userId === creatorId ? [told] : [told, { ...news, userId: creatorId, kind: 'comment' }];
    }),
  ];
}

/** Adds upvotes, with one notification for each project and day. */
export async function insertUpvotes(
  trx: Transaction<DB>,
  upvotes: Upvote[],
  subjects: Subject[],
  unreadSince: number,
): Promise<void> {
  await insertRows(
    trx,
    'project_upvote',
    upvotes.map(({ userId, projectId, at }) => ({
      user_id: userId,
      project_id: projectId,
      created_at: new Date(at).toISOString(),
    })),
  );
  await trx
    .updateTable('project')
    .set(({ selectFrom }) => ({
      total_upvotes: selectFrom('project_upvote')
        .whereRef('project_id', '=', 'project.id')
        .select(({ fn }) => fn.countAll<number>().as('total')),
    }))
    .execute();
  const creators = new Map(subjects.map(({ id, creatorId }) => [id, creatorId]));
  const days = new Map<string, Upvote & { total: number }>();
  for (const upvote of upvotes.toSorted((one, other) => one.at - other.at)) {
    const key = `upvotes:${upvote.projectId}:${dayOf(new Date(upvote.at))}`;
    const day = days.get(key) ?? { ...upvote, total: 0 };
    days.set(key, { ...day, total: day.total + 1 });
  }
  await trx
    .insertInto('notification')
    .values(
      [...days].map(([key, { projectId, at, total }]) => ({
        user_id: creators.get(projectId)!,
        notification_key: key,
        kind: 'upvotes',
        project_id: projectId,
        upvotes: total,
        is_unread: at > unreadSince,
        created_at: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'notification_key'])
        .doUpdateSet((eb) => ({ upvotes: eb('notification.upvotes', '+', eb.ref('excluded.upvotes')) })),
    )
    .execute();
}
