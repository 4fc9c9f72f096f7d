import type { components } from '@pwr-community/api/schema';
import { openAppeals } from '../appeals/queries.sql.ts';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';

type Schemas = components['schemas'];

/** Maximum number of notes listed about a member. */
const LISTED = 100;

/** SQL for the note `n` as the admin `$2` sees it. */
const note = `json_build_object('id', n.id, 'text', n.body, 'submissionId', n.submission_id,
  'author', (select json_build_object('id', a.id, 'name', a.name) from app_user a
    where a.id = n.author_id and a.deleted_at is null),
  'isOwn', n.author_id = $2::bigint, 'createdAt', ${utc('n.created_at')})`;

/**
 * Returns the latest notes about a member, newest first; undefined if there is no such member.
 * @plan admin_note_pkey, app_user_pkey
 */
export const listNotes = (db: Queryable, userId: number, adminId: number) =>
  queryJson<Schemas['NoteList']>(
    db,
    `select json_build_object('notes', coalesce((
       select json_agg(${note} order by n.id desc)
       from (select * from admin_note where user_id = u.id order by id desc limit ${LISTED}) n), '[]'))::text as json
     from app_user u where u.id = $1::bigint and u.deleted_at is null`,
    [userId, adminId],
  );

/**
 * Returns a note as an admin sees it.
 * @plan admin_note_by_id, app_user_pkey
 */
export const getNote = async (db: Queryable, id: number, adminId: number) =>
  (await queryJson<Schemas['Note']>(db, `select ${note}::text as json from admin_note n where n.id = $1::bigint`, [
    id,
    adminId,
  ]))!;

/**
 * Counts the items that await a decision. Each count equals the total of that queue's list.
 * @plan appeal_open, quest_progress_open, quest_progress_pkey, submission_in_review, submission_pkey
 */
export const getWaiting = async (db: Queryable) =>
  (await queryJson<Schemas['Waiting']>(
    db,
    `select json_build_object(
       'submissions', (select count(*) from submission where status = 'In Review'),
       'quests', (select count(*) from quest_progress where state in ('pending', 'in_review')),
       'appeals', (select count(*) from ${openAppeals()}),
       'reports', (select count(*) from (select from report where status = 'open' group by subject_kind, subject_id) r)
     )::text as json`,
    [],
  ))!;
