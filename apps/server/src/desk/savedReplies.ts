import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import type { Queryable } from '../db/database.ts';

type Schemas = components['schemas'];

/** Maximum number of saved replies. More would be too many to choose from. */
const MOST = 100;

const columns = ['id', 'title', 'body as text'] as const;

/** Lists all saved replies, by title. */
export const listSavedReplies = (db: Queryable): Promise<Schemas['SavedReply'][]> =>
  db.selectFrom('saved_reply').select(columns).orderBy('title').orderBy('id').execute();

/** Finds a saved reply; undefined if there is none. */
export const findSavedReply = (db: Queryable, id: number): Promise<Schemas['SavedReply'] | undefined> =>
  db.selectFrom('saved_reply').select(columns).where('id', '=', id).executeTakeFirst();

/**
 * Saves a reply for all admins.
 * @throws Problem `too-many-saved-replies`
 */
export async function createSavedReply(
  trx: Transaction<DB>,
  { title, text }: Schemas['SavedReplyText'],
): Promise<Schemas['SavedReply']> {
  const { total } = await trx
    .selectFrom('saved_reply')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total >= MOST) throw new Problem('too-many-saved-replies');
  return trx.insertInto('saved_reply').values({ title, body: text }).returning(columns).executeTakeFirstOrThrow();
}

/**
 * Changes a saved reply. The last change wins; the audit log keeps the earlier texts.
 * @throws Problem `saved-reply-not-found`
 */
export async function updateSavedReply(
  trx: Transaction<DB>,
  id: number,
  { title, text }: Schemas['SavedReplyText'],
): Promise<Schemas['SavedReply']> {
  const updated = await trx
    .updateTable('saved_reply')
    .set({ title, body: text })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (!updated) throw new Problem('saved-reply-not-found');
  return updated;
}

/** @throws Problem `saved-reply-not-found` */
export async function deleteSavedReply(trx: Transaction<DB>, id: number): Promise<void> {
  const deleted = await trx.deleteFrom('saved_reply').where('id', '=', id).returning('id').executeTakeFirst();
  if (!deleted) throw new Problem('saved-reply-not-found');
}
