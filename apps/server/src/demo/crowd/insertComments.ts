import type { Transaction } from 'kysely';
import type { DB } from '../../../generated/db.js';
import { commentLanguage } from '../../comments/commentLanguage.ts';
import type { Comment, Subject } from './discussion.ts';
import type { PastNews } from './insertQuests.ts';
import { insertRows } from '../insertRows.ts';

type Line = Omit<Comment, 'replies'>;

const toRow = ({ projectId, userId, body, language, at }: Line) => ({
  project_id: projectId,
  user_id: userId,
  body,
  language: commentLanguage(body, language),
  created_at: new Date(at).toISOString(),
});

const keyOf = (projectId: number, body: string) => `${projectId} ${body}`;

/**
 * Adds comments and their replies.
 * @returns notifications for the projects' creators and for authors whose comments got replies
 */
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
