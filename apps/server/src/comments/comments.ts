import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Language } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { commentLanguage } from './commentLanguage.ts';

type Schemas = components['schemas'];

/** Replies that come with their thread; the others are read when the reader asks for them. */
const FIRST_REPLIES = 5;

/** A page of threads or replies. */
export interface CommentPage {
  limit: number;
  /** The end of the page before; absent for the first page. */
  cursor?: string | undefined;
}

const fields = (row: string) => `
  'id', ${row}.id, 'comment', ${row}.body, 'language', ${row}.language, 'date', ${utc(`${row}.created_at`)}, 'projectId', ${row}.project_id,
  'userId', case when ${row}.deleted_at is null then ${row}.user_id end,
  'user', case when ${row}.deleted_at is null then
    (select json_build_object('name', name, 'pictureUrl', picture_url) from app_user where id = ${row}.user_id) end`;

const reply = `json_build_object(${fields('r')}, 'replies', '[]'::json)`;

/** The first replies of thread `c`, from the lateral query `shown`. */
const replies = `'replies', shown.list, 'totalReplies', c.total_replies,
  'nextReplies', case when c.total_replies > ${FIRST_REPLIES} then shown.last end`;

/** Where a row stands in its list: its time in microseconds and its id. */
const cursorOf = (row: string) => `(extract(epoch from ${row}.created_at) * 1000000)::bigint || '-' || ${row}.id`;

/** The row that a cursor names, as SQL and its parameters. */
const position = (cursor: string | undefined, first: number): { sql: string; values: number[] } | undefined =>
  cursor === undefined
    ? undefined
    : {
        sql: `('epoch'::timestamptz + $${first}::bigint * interval '1 microsecond', $${first + 1}::bigint)`,
        values: cursor.split('-').map(Number),
      };

/** A page of a project's threads, the newest first, each with its first replies; undefined for an unknown project. */
export function listComments(db: Queryable, projectId: number, { limit, cursor }: CommentPage) {
  const before = position(cursor, 3);
  return queryJson<Schemas['CommentList']>(
    db,
    `with found as (
       select * from comment c
       where c.project_id = $1 and c.parent_id is null ${before ? `and (c.created_at, c.id) < ${before.sql}` : ''}
       order by c.created_at desc, c.id desc limit $2::integer + 1
     ), page as (select * from found order by created_at desc, id desc limit $2::integer)
     select json_build_object(
       'totalComments', p.total_comments,
       'totalThreads', p.total_threads,
       'nextCursor', case when (select count(*) from found) > $2::integer then
         (select ${cursorOf('c')} from page c order by created_at, id limit 1) end,
       'comments', coalesce((
         select json_agg(
           case when c.deleted_at is null then json_build_object(${fields('c')}, ${replies})
                else json_build_object(${fields('c')}, ${replies}, 'deleted', true) end
           order by c.created_at desc, c.id desc)
         from page c cross join lateral (
           select coalesce(json_agg(${reply} order by r.created_at, r.id), '[]') as list,
             (array_agg(${cursorOf('r')} order by r.created_at desc, r.id desc))[1] as last
           from (select * from comment where parent_id = c.id order by created_at, id limit ${FIRST_REPLIES}) r
         ) shown), '[]'))::text as json
     from project p where p.id = $1`,
    [projectId, limit, ...(before?.values ?? [])],
    'comments',
  );
}

/** A page of a thread's replies, the oldest first; undefined where there is no such thread. */
export function listReplies(db: Queryable, threadId: number, { limit, cursor }: CommentPage) {
  const after = position(cursor, 3);
  return queryJson<Schemas['ReplyList']>(
    db,
    `with found as (
       select * from comment r where r.parent_id = $1 ${after ? `and (r.created_at, r.id) > ${after.sql}` : ''}
       order by r.created_at, r.id limit $2::integer + 1
     ), page as (select * from found order by created_at, id limit $2::integer)
     select json_build_object(
       'totalReplies', c.total_replies,
       'nextCursor', case when (select count(*) from found) > $2::integer then
         (select ${cursorOf('r')} from page r order by created_at desc, id desc limit 1) end,
       'replies', coalesce((select json_agg(${reply} order by r.created_at, r.id) from page r), '[]'))::text as json
     from comment c where c.id = $1 and c.parent_id is null`,
    [threadId, limit, ...(after?.values ?? [])],
    'comments',
  );
}

/** A comment to post. */
export interface NewComment {
  userId: number;
  projectId: number;
  /** The comment that this replies to; null for a thread of its own. */
  parentId: number | null;
  body: string;
  /** The language of the interface it was written in; absent where it is not known. */
  language?: Language | undefined;
}

/**
 * Posts a comment. All that changes the comments of a project moves its counter first, and so waits its turn there.
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
 * Deletes a comment of the member, or any for an admin. With replies it stays as a tombstone without text, and goes
 * with the last of them.
 * @returns whether it stays as a tombstone
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

  // From here on nobody else changes the thread; what was read above may be out of date.
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

/** Moves a project's counters of comments and threads. @returns whether there is such a project */
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
