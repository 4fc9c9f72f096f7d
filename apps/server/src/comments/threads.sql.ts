import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';

type Schemas = components['schemas'];

/** Replies sent with their thread. The reader fetches the rest on request. */
const FIRST_REPLIES = 5;

/** A page of threads or replies. */
export interface CommentPage {
  limit: number;
  /** The cursor of the previous page; absent for the first page. */
  cursor?: string | undefined;
}

const fields = (row: string) => `
  'id', ${row}.id, 'comment', ${row}.body, 'language', ${row}.language, 'date', ${utc(`${row}.created_at`)}, 'projectId', ${row}.project_id,
  'userId', case when ${row}.deleted_at is null then ${row}.user_id end,
  'user', case when ${row}.deleted_at is null then
    (select json_build_object('name', name, 'pictureUrl', picture_url) from app_user where id = ${row}.user_id) end`;

const reply = `json_build_object(${fields('r')}, 'replies', '[]'::json)`;

/** The first replies of thread `c`, taken from the lateral query `shown`. */
const replies = `'replies', shown.list, 'totalReplies', c.total_replies,
  'nextReplies', case when c.total_replies > ${FIRST_REPLIES} then shown.last end`;

/** A row's position in its list: its time in microseconds and its id. */
const cursorOf = (row: string) => `(extract(epoch from ${row}.created_at) * 1000000)::bigint || '-' || ${row}.id`;

/** SQL and parameters for the position that a cursor encodes. */
const position = (cursor: string | undefined, first: number): { sql: string; values: number[] } | undefined =>
  cursor === undefined
    ? undefined
    : {
        sql: `('epoch'::timestamptz + $${first}::bigint * interval '1 microsecond', $${first + 1}::bigint)`,
        values: cursor.split('-').map(Number),
      };

/**
 * A page of a project's threads, newest first, each with its first replies; undefined for an unknown project.
 * @plan app_user_pkey, comment_replies, comment_threads, project_pkey
 * @plan after a cursor: app_user_pkey, comment_replies, comment_threads, project_pkey
 */
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

/**
 * A page of a thread's replies, oldest first; undefined if there is no such thread.
 * @plan app_user_pkey, comment_pkey, comment_replies
 */
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
