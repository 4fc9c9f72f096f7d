import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Language } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { commentLanguage } from './commentLanguage.ts';

/** A comment to post. */
export interface NewComment {
  userId: number;
  projectId: number;
  /** The comment being replied to; null for a new thread. */
  parentId: number | null;
  body: string;
  /** The interface language it was written in; absent if unknown. */
  language?: Language | undefined;
}

/**
 * Posts a comment. Changes to a project's comments update its counter first, which serializes them.
 * @returns the comment's id
 * @throws Problem `project-not-found`, `comment-not-found` or `reply-to-reply`
 */
export async function createComment(trx: Transaction<DB>, comment: NewComment, now: Date): Promise<number> {
  const { userId, projectId, parentId, body } = comment;
  const language = commentLanguage(body, comment.language);
  if (!(await moveCounters(trx, projectId, +1, parentId === null ? +1 : 0))) throw new Problem('project-not-found');
  if (parentId !== null) {
    const parent = await trx
      .updateTable('comment')
      .set((eb) => ({ total_replies: eb('total_replies', '+', 1) }))
      .where('id', '=', parentId)
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .returning('parent_id')
      .executeTakeFirst();
    if (!parent) throw new Problem('comment-not-found');
    if (parent.parent_id !== null) throw new Problem('reply-to-reply');
  }
  const { id } = await trx
    .insertInto('comment')
    .values({ user_id: userId, project_id: projectId, parent_id: parentId, body, language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes a member's own comment; admins can delete any comment. A comment with replies remains as a tombstone without
 * text until its last reply is deleted.
 * @returns true if a tombstone remains
 * @throws Problem `comment-not-found` or `not-yours`
 */
export async function deleteComment(trx: Transaction<DB>, id: number, member: Member, now: Date): Promise<boolean> {
  const comment = await trx
    .selectFrom('comment')
    .select(['user_id', 'project_id', 'parent_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!comment) throw new Problem('comment-not-found');
  if (comment.user_id !== member.id && !isAdmin(member)) throw new Problem('not-yours');
  await moveCounters(trx, comment.project_id, -1, 0);

  // This update locks the thread. The values read above may be stale.
  const entombed = await trx
    .updateTable('comment')
    .set({ deleted_at: now, body: '', language: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('total_replies', '>', 0)
    .executeTakeFirst();
  if (entombed.numUpdatedRows > 0n) return true;
  const deleted = await trx
    .deleteFrom('comment')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw new Problem('comment-not-found');
  if (comment.parent_id === null) {
    await moveCounters(trx, comment.project_id, 0, -1);
    return false;
  }
  await trx
    .updateTable('comment')
    .set((eb) => ({ total_replies: eb('total_replies', '-', 1) }))
    .where('id', '=', comment.parent_id)
    .execute();
  const { numDeletedRows: tombstones } = await trx
    .deleteFrom('comment')
    .where('id', '=', comment.parent_id)
    .where('deleted_at', 'is not', null)
    .where('total_replies', '=', 0)
    .executeTakeFirst();
  if (tombstones > 0n) await moveCounters(trx, comment.project_id, 0, -1);
  return false;
}

/** Updates a project's counts of comments and threads. @returns whether the project exists */
async function moveCounters(
  trx: Transaction<DB>,
  projectId: number,
  comments: -1 | 0 | 1,
  threads: -1 | 0 | 1,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project')
    .set((eb) => ({
      total_comments: eb('total_comments', '+', comments),
      total_threads: eb('total_threads', '+', threads),
    }))
    .where('id', '=', projectId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
