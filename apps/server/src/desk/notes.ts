import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';

/** A note that an admin adds. */
export interface NewNote {
  /** The member whom the note is about. */
  userId: number;
  /** One of the member's submissions. */
  submissionId?: number | undefined;
  authorId: number;
  text: string;
}

/**
 * Adds a note about a member.
 * @returns the note's id
 * @throws Problem `user-not-found` or `submission-not-found`
 */
export async function createNote(
  trx: Transaction<DB>,
  { userId, submissionId, authorId, text }: NewNote,
  now: Date,
): Promise<number> {
  // Locks the member against a concurrent erasure of the account, which deletes the notes.
  const member = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!member) throw new Problem('user-not-found');
  if (submissionId !== undefined) {
    const submission = await trx
      .selectFrom('submission')
      .select('id')
      .where('id', '=', submissionId)
      .where('user_id', '=', userId)
      .forKeyShare()
      .executeTakeFirst();
    if (!submission) throw new Problem('submission-not-found');
  }
  const { id } = await trx
    .insertInto('admin_note')
    .values({ user_id: userId, submission_id: submissionId ?? null, author_id: authorId, body: text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes an admin's own note.
 * @throws Problem `note-not-found` or `not-yours`
 */
export async function deleteNote(trx: Transaction<DB>, id: number, authorId: number): Promise<void> {
  const note = await trx.selectFrom('admin_note').select('author_id').where('id', '=', id).executeTakeFirst();
  if (!note) throw new Problem('note-not-found');
  if (note.author_id !== authorId) throw new Problem('not-yours');
  await trx.deleteFrom('admin_note').where('id', '=', id).execute();
}
