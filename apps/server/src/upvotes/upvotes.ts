import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { errorCode } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';

/** Whose upvote, and of which project. */
export interface Upvote {
  userId: number;
  projectId: number;
}

/**
 * Adds an upvote unless it is there. The project's counter moves in the same statement, only where a row came.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function addUpvote(db: Queryable, { userId, projectId }: Upvote, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with added as (
      insert into project_upvote (user_id, project_id, created_at)
      select ${userId}, id, ${now} from project where id = ${projectId}
      on conflict do nothing
      returning project_id
    )
    update project set total_upvotes = total_upvotes + 1
    where id in (select project_id from added)
    returning total_upvotes as total`
    .execute(db)
    .catch(deletedMeanwhile);
  return rows[0]?.total ?? totalUpvotes(db, projectId);
}

/**
 * Takes an upvote back if it is there.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function removeUpvote(db: Queryable, { userId, projectId }: Upvote): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with removed as (
      delete from project_upvote where user_id = ${userId} and project_id = ${projectId} returning project_id
    )
    update project set total_upvotes = total_upvotes - 1
    where id in (select project_id from removed)
    returning total_upvotes as total`.execute(db);
  return rows[0]?.total ?? totalUpvotes(db, projectId);
}

async function totalUpvotes(db: Queryable, projectId: number): Promise<number> {
  const project = await db.selectFrom('project').select('total_upvotes').where('id', '=', projectId).executeTakeFirst();
  if (!project) throw new Problem('project-not-found');
  return project.total_upvotes;
}

function deletedMeanwhile(error: unknown): never {
  if (errorCode(error) === FOREIGN_KEY_VIOLATION) throw new Problem('project-not-found');
  throw error;
}

/** SQLSTATE of a row that names another which is gone. */
const FOREIGN_KEY_VIOLATION = '23503';
