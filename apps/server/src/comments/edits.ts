import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Language } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import type { Queryable } from '../db/database.ts';
import { JsonText } from '../contract/jsonText.ts';
import { commentLanguage } from './commentLanguage.ts';

type Schemas = components['schemas'];

/** Time after posting during which a comment can be edited, in ms. */
const EDITABLE = 15 * 60 * 1000;

/** Maximum number of edits per comment, so that its history stays short enough to read. */
const MOST_EDITS = 50;

/** An edit of a comment or reply. */
export interface CommentEdit {
  id: number;
  /** The version that the author saw. */
  version: number;
  body: string;
  /** The author's interface language; absent if unknown. */
  language?: Language | undefined;
}

/**
 * Edits a member's own comment and keeps the text it replaces. Repeating an edit changes nothing.
 * @throws Problem `comment-not-found`, `not-yours`, `disqualified`, `comment-edit-closed` or `edit-conflict`
 */
export async function editComment(
  trx: Transaction<DB>,
  { id, version, body, language: claimed }: CommentEdit,
  userId: number,
  now: Date,
): Promise<JsonText<Schemas['CommentEdited']>> {
  const comment = await trx
    .selectFrom('comment as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.body', 'c.language', 'c.version', 'c.created_at', 'c.edited_at', 'u.disqualified_at'])
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (!comment) throw new Problem('comment-not-found');
  if (comment.user_id !== userId) throw new Problem('not-yours');
  if (comment.disqualified_at) throw new Problem('disqualified');
  if (comment.body === body) return edited(id, comment);
  if (now.getTime() - comment.created_at.getTime() > EDITABLE || comment.version > MOST_EDITS)
    throw new Problem('comment-edit-closed');
  if (comment.version !== version) throw Problem.editConflict(edited(id, comment));

  await trx
    .insertInto('comment_version')
    .values({ comment_id: id, version, body: comment.body, written_at: comment.edited_at ?? comment.created_at })
    .execute();
  const next = { body, language: commentLanguage(body, claimed), version: version + 1, edited_at: now };
  await trx.updateTable('comment').set(next).where('id', '=', id).execute();
  return edited(id, next);
}

interface Version {
  body: string;
  language: string | null;
  version: number;
  edited_at: Date | null;
}

const edited = (id: number, { body, language, version, edited_at }: Version) =>
  JsonText.of<Schemas['CommentEdited']>({
    id,
    comment: body,
    language: language as Language | null,
    editedAt: edited_at?.toISOString() ?? null,
    version,
  });

/**
 * Lists all versions of a comment's text, oldest first.
 * @throws Problem `comment-not-found`
 */
export async function listVersions(db: Queryable, id: number): Promise<Schemas['CommentVersions']> {
  const current = db
    .selectFrom('comment')
    .select(({ fn }) => ['version', 'body', fn.coalesce('edited_at', 'created_at').as('written_at')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const rows = await db
    .selectFrom('comment_version')
    .select(['version', 'body', 'written_at'])
    .where('comment_id', '=', id)
    .unionAll(current)
    .orderBy('version')
    .execute();
  if (rows.length === 0) throw new Problem('comment-not-found');
  return {
    versions: rows.map(({ version, body, written_at }) => ({ version, comment: body, date: written_at.toISOString() })),
  };
}
