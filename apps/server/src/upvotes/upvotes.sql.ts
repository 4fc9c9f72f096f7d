import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** SQL for the key of the notification that collects the upvotes of project `id` on the given day, in UTC. */
const dayKey = (time: ReturnType<typeof sql>) =>
  sql<string>`'upvotes:' || id || ':' || to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`;

/**
 * Adds an upvote. If it is new, also increments the project's counter and notifies the creator, with one notification
 * per day. An unread notification keeps its time, so that the upvote doesn't update any index.
 * @returns the project's upvotes; undefined if nothing was added
 * @plan project_pkey
 */
export async function insertUpvote(
  db: Queryable,
  userId: number,
  projectId: number,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`
    with added as (
      insert into project_upvote (user_id, project_id, created_at)
      select ${userId}, id, ${now} from project where id = ${projectId}
      on conflict do nothing
      returning project_id
    ), counted as (
      update project set total_upvotes = total_upvotes + 1
      where id in (select project_id from added)
      returning id, creator_id, total_upvotes
    ), told as (
      insert into notification (user_id, notification_key, kind, project_id, upvotes, created_at)
      select creator_id, ${dayKey(sql`${now}::timestamptz`)}, 'upvotes', id, 1, ${now}
      from counted where creator_id <> ${userId}
      on conflict (user_id, notification_key) do update set
        upvotes = notification.upvotes + 1, is_unread = true,
        created_at = case when notification.is_unread then notification.created_at else excluded.created_at end
    )
    select total_upvotes as total from counted`.execute(db);
  return rows[0]?.total;
}

/** The remaining upvotes of the project, and the notification that counted the removed upvote. */
interface Removed {
  total: number;
  creatorId: number;
  notificationKey: string;
}

/**
 * Removes an upvote. If it existed, also decrements the project's counter.
 * @returns undefined if there was no upvote
 * @plan project_upvote_pkey, project_pkey
 */
export async function deleteUpvote(db: Queryable, userId: number, projectId: number): Promise<Removed | undefined> {
  const { rows } = await sql<Removed>`
    with removed as (
      delete from project_upvote where user_id = ${userId} and project_id = ${projectId}
      returning project_id, created_at
    )
    update project set total_upvotes = total_upvotes - 1
    where id in (select project_id from removed)
    returning total_upvotes as total, creator_id as "creatorId",
      ${dayKey(sql`(select created_at from removed)`)} as "notificationKey"`.execute(db);
  return rows[0];
}
