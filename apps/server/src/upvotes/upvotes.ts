import type { Queryable } from '../db/database.ts';
import { errorCode } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import { deleteUpvote, insertUpvote } from './upvotes.sql.ts';

/** A member's upvote of a project. */
export interface Upvote {
  userId: number;
  projectId: number;
}

/**
 * Adds an upvote unless it exists. The same statement increments the project's counter.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function addUpvote(db: Queryable, { userId, projectId }: Upvote, now: Date): Promise<number> {
  const total = await insertUpvote(db, userId, projectId, now).catch(deletedMeanwhile);
  return total ?? totalUpvotes(db, projectId);
}

/**
 * Removes an upvote if it exists.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function removeUpvote(db: Queryable, { userId, projectId }: Upvote): Promise<number> {
  return (await deleteUpvote(db, userId, projectId)) ?? totalUpvotes(db, projectId);
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

/** SQLSTATE of a reference to a missing row. */
const FOREIGN_KEY_VIOLATION = '23503';
