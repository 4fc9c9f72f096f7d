import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { dayOf } from '../quizzes/quizzes.ts';
import { insertRows } from './insertRows.ts';

export interface Upvote {
  userId: number;
  projectId: number;
  at: number;
}

/**
 * Adds upvotes, updates the projects' totals, and notifies creators once for each project and day.
 * @param unreadSince notifications after this time are unread, in ms since 1970
 */
export async function insertUpvotes(
  trx: Transaction<DB>,
  upvotes: Upvote[],
  subjects: { id: number; creatorId: number }[],
  unreadSince = 0,
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
    if (creators.get(upvote.projectId) === upvote.userId) continue;
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
