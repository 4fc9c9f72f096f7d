import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Language } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import { notify, takeBack } from '../notifications/notify.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { commentLanguage } from './commentLanguage.ts';

/** A comment to post. */
export interface NewComment {
  userId: number;
  projectId: number;
  /** The comment being replied to; null for a new thread. */
  parentId: number | null;
  body: string;
  /** The author's interface language; absent if unknown. */
  language?: Language | undefined;
}

/**
 * Posts a comment, and notifies the project's creator and, for a reply, the author of the comment it replies to.
 * Changes to a project's comments update the project's counters first, which serializes them.
 * @returns the comment's id
 * @throws Problem `project-not-found`, `comment-not-found` or `reply-to-reply`
 */
export async function createComment(trx: Transaction<DB>, comment: NewComment, now: Date): Promise<number> {
  const { userId, projectId, parentId, body } = comment;
  const language = commentLanguage(body, comment.language);
  const creatorId = await moveCounters(trx, projectId, +1, parentId === null ? +1 : 0);
  if (creatorId === undefined) throw new Problem('project-not-found');
  let parentAuthorId: number | undefined;
  if (parentId !== null) {
    const parent = await trx
      .updateTable('comment')
      .set((eb) => ({ total_replies: eb('total_replies', '+', 1) }))
      .where('id', '=', parentId)
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .returning(['parent_id', 'user_id'])
      .executeTakeFirst();
    if (!parent) throw new Problem('comment-not-found');
    if (parent.parent_id !== null) throw new Problem('reply-to-reply');
    parentAuthorId = parent.user_id;
  }
  const { id } = await trx
    .insertInto('comment')
    .values({ user_id: userId, project_id: projectId, parent_id: parentId, body, language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { key: commentKey(id), causedBy: userId, isNamed: true, projectId, commentId: id };
  await notify(
    trx,
    [
      ...(parentAuthorId === undefined ? [] : [{ ...about, userId: parentAuthorId, kind: 'reply' as const }]),
      // A creator whose own comment is replied to gets only the reply notification.
      ...(parentAuthorId === creatorId ? [] : [{ ...about, userId: creatorId, kind: 'comment' as const }]),
    ],
    now,
  );
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
  const creatorId = await moveCounters(trx, comment.project_id, -1, 0);
  await takeBack(trx, await recipientsOf(trx, comment.parent_id, creatorId!), commentKey(id));

  // Checks `deleted_at` again, because the values above were read before the counters' update locked the project.
  const entombed = await trx
    .updateTable('comment')
    .set({ deleted_at: now, body: '', language: null, edited_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('total_replies', '>', 0)
    .executeTakeFirst();
  if (entombed.numUpdatedRows > 0n) {
    await trx.deleteFrom('comment_version').where('comment_id', '=', id).execute();
    return true;
  }
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

/** Returns the key of a comment's notifications. */
const commentKey = (id: number) => `comment:${id}`;

/**
 * Returns the members who were notified of a comment.
 * @throws Problem `comment-not-found` if the comment was deleted concurrently, and the tombstone it replied to with it
 */
async function recipientsOf(trx: Transaction<DB>, parentId: number | null, creatorId: number): Promise<number[]> {
  if (parentId === null) return [creatorId];
  const parent = await trx.selectFrom('comment').select('user_id').where('id', '=', parentId).executeTakeFirst();
  if (!parent) throw new Problem('comment-not-found');
  return [creatorId, parent.user_id];
}

/**
 * Updates a project's counts of comments and threads.
 * @returns the id of the project's creator; undefined if there is no such project
 */
async function moveCounters(
  trx: Transaction<DB>,
  projectId: number,
  comments: -1 | 0 | 1,
  threads: -1 | 0 | 1,
): Promise<number | undefined> {
  const project = await trx
    .updateTable('project')
    .set((eb) => ({
      total_comments: eb('total_comments', '+', comments),
      total_threads: eb('total_threads', '+', threads),
    }))
    .where('id', '=', projectId)
    .returning('creator_id')
    .executeTakeFirst();
  return project?.creator_id;
}
