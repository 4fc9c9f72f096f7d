import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { errorCode } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import { takeBack } from '../notifications/notify.ts';
import { deleteUpvote, insertUpvote } from './upvotes.sql.ts';

/** A member's upvote of a project. */
export interface Upvote {
  userId: number;
  projectId: number;
}

/**
 * Adds an upvote unless it exists. The same statement increments the project's counter and notifies its creator.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function addUpvote(db: Queryable, { userId, projectId }: Upvote, now: Date): Promise<number> {
  const total = await insertUpvote(db, userId, projectId, now).catch(deletedMeanwhile);
  return total ?? totalUpvotes(db, projectId);
}

/**
 * Removes an upvote if it exists, and subtracts it from the creator's notification. The removal locks the project, so
 * the notification can't change in between.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function removeUpvote(trx: Transaction<DB>, { userId, projectId }: Upvote): Promise<number> {
  const removed = await deleteUpvote(trx, userId, projectId);
  if (!removed) return totalUpvotes(trx, projectId);
  const { total, creatorId, notificationKey } = removed;
  if (creatorId !== userId) await uncollect(trx, creatorId, notificationKey);
  return total;
}

/** Subtracts one upvote from a notification, and deletes the notification after the last one. */
async function uncollect(trx: Transaction<DB>, userId: number, key: string): Promise<void> {
  const left = await trx
    .updateTable('notification')
    .set((eb) => ({ upvotes: eb('upvotes', '-', 1) }))
    .where('user_id', '=', userId)
    .where('notification_key', '=', key)
    .returning('upvotes')
    .executeTakeFirst();
  if (left?.upvotes === 0) await takeBack(trx, [userId], key);
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
