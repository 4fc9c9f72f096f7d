import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';

type Schemas = components['schemas'];

/** Number of replies sent with their thread. The client fetches more on request. */
const FIRST_REPLIES = 5;

/** A page of threads or replies. */
export interface CommentPage {
  limit: number;
  /** The cursor that the previous page returned; absent for the first page. */
  cursor?: string | undefined;
}

/** A page of threads. */
export interface ThreadPage extends CommentPage {
  /** The linked comment or reply, whose thread comes first on the first page. */
  linked?: number | undefined;
  sort: 'newest' | 'oldest';
}

/** For each sort order: its direction, the reverse, and the comparison for the next page. */
const directions = { newest: ['desc', 'asc', '<'], oldest: ['asc', 'desc', '>'] } as const;

const fields = (row: string) => `
  'id', ${row}.id, 'comment', ${row}.body, 'language', ${row}.language, 'date', ${utc(`${row}.created_at`)},
  'editedAt', ${utc(`${row}.edited_at`)}, 'version', ${row}.version, 'projectId', ${row}.project_id,
  'userId', case when ${row}.deleted_at is null then ${row}.user_id end,
  'user', case when ${row}.deleted_at is null then
    (select json_build_object('name', name, 'pictureUrl', picture_url, 'isDeleted', deleted_at is not null)
     from app_user where id = ${row}.user_id) end`;

const reply = `json_build_object(${fields('r')}, 'replies', '[]'::json)`;

/** SQL for the replies sent with thread `c`, from the lateral query `shown`. */
const replies = `'replies', shown.list, 'totalReplies', c.total_replies,
  'nextReplies', case when c.total_replies > shown.count then shown.last end`;

/** SQL for a row's cursor, its position in the list: its time in microseconds and its id. */
const cursorOf = (row: string) => `(extract(epoch from ${row}.created_at) * 1000000)::bigint || '-' || ${row}.id`;

/** SQL and parameters for the position that a cursor encodes. `first` is the number of the first parameter. */
const position = (cursor: string | undefined, first: number): { sql: string; values: number[] } | undefined =>
  cursor === undefined
    ? undefined
    : {
        sql: `('epoch'::timestamptz + $${first}::bigint * interval '1 microsecond', $${first + 1}::bigint)`,
        values: cursor.split('-').map(Number),
      };

/**
 * Returns a page of a project's threads, each with its first replies; undefined for an unknown project. On the first
 * page, the linked comment's thread comes first, and a linked reply follows the thread's first replies.
 * @plan app_user_pkey, comment_replies, comment_threads, project_pkey
 * @plan after a cursor: app_user_pkey, comment_replies, comment_threads, project_pkey
 * @plan oldest: app_user_pkey, comment_replies, comment_threads, project_pkey
 * @plan oldest, after a cursor: app_user_pkey, comment_replies, comment_threads, project_pkey
 * @plan linked: app_user_pkey, comment_pkey, comment_replies, comment_threads, project_pkey
 */
export function listComments(db: Queryable, projectId: number, { limit, cursor, linked, sort }: ThreadPage) {
  const last = position(cursor, 3);
  const isLinked = linked !== undefined && !last;
  const [forward, backward, isAfter] = directions[sort];
  const order = (direction: string) => `c.created_at ${direction}, c.id ${direction}`;
  return queryJson<Schemas['CommentList']>(
    db,
    `with found as (
       select * from comment c
       where c.project_id = $1 and c.parent_id is null ${last ? `and (c.created_at, c.id) ${isAfter} ${last.sql}` : ''}
       order by ${order(forward)} limit $2::integer + 1
     ), page as (select * from found c order by ${order(forward)} limit $2::integer)
     ${isLinked ? linkedFirst : ', threads as (select 1 as place, p.* from page p)'}
     select json_build_object(
       'totalComments', p.total_comments,
       'totalThreads', p.total_threads,
       'nextCursor', case when (select count(*) from found) > $2::integer then
         (select ${cursorOf('c')} from page c order by ${order(backward)} limit 1) end,
       'comments', coalesce((
         select json_agg(
           case when c.deleted_at is null then json_build_object(${fields('c')}, ${replies})
                else json_build_object(${fields('c')}, ${replies}, 'deleted', true) end
           order by c.place, ${order(forward)})
         from threads c cross join lateral (
           select coalesce(json_agg(${reply} order by r.created_at, r.id), '[]') as list, count(*) as count,
             (array_agg(${cursorOf('r')} order by r.created_at, r.id))[${FIRST_REPLIES}] as last
           from (
             (select * from comment where parent_id = c.id order by created_at, id limit ${FIRST_REPLIES})
             ${isLinked ? 'union select * from comment where id = $3::bigint and parent_id = c.id' : ''}
           ) r
         ) shown), '[]'))::text as json
     from project p where p.id = $1`,
    [projectId, limit, ...(last?.values ?? []), ...(isLinked ? [linked] : [])],
    'comments',
  );
}

/** SQL that puts the thread of the linked comment, `$3`, before the others of the page. */
const linkedFirst = `, linked as (
    select coalesce(l.parent_id, l.id) as id from comment l where l.id = $3::bigint and l.project_id = $1
  ), threads as (
    select 0 as place, c.* from linked l join comment c on c.id = l.id
    union all select 1, p.* from page p where not exists (select from linked l where l.id = p.id)
  )`;

/**
 * Returns a page of a thread's replies, oldest first; undefined if there is no such thread.
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
