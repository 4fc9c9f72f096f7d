import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/**
 * Adds an upvote unless it exists, and increments the project's counter if it was added.
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
    )
    update project set total_upvotes = total_upvotes + 1
    where id in (select project_id from added)
    returning total_upvotes as total`.execute(db);
  return rows[0]?.total;
}

/**
 * Removes an upvote if it exists, and decrements the project's counter if it was removed.
 * @returns the project's upvotes; undefined if nothing was removed
 * @plan project_upvote_pkey, project_pkey
 */
export async function deleteUpvote(db: Queryable, userId: number, projectId: number): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`
    with removed as (
      delete from project_upvote where user_id = ${userId} and project_id = ${projectId} returning project_id
    )
    update project set total_upvotes = total_upvotes - 1
    where id in (select project_id from removed)
    returning total_upvotes as total`.execute(db);
  return rows[0]?.total;
}
