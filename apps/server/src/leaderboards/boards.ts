import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson } from '../db/queryJson.ts';
import { invalidField } from '../contract/problem.ts';
import type { Paging } from '../contract/paging.ts';
import { boards, membersAbove, membersOn, type Board } from '../points/boards.ts';

type Schemas = components['schemas'];

/** Members that pages may pass over: each costs a little. Beyond, a cursor costs nothing. */
const OFFSET_CAP = 10_000;

/** Members on the longest page. */
const LONGEST_PAGE = 100;

/** A page of a board. The cursor, where there is one, stands for the page. */
export interface BoardPage extends Paging {
  board: Board;
  cursor?: string | undefined;
}

const onBoard = (column: string) => `u.disqualified_at is null and u.${column} > 0`;

/**
 * The users of a board from some place on. The histogram says how many have more points than the first of them; those
 * after the first are told by their places in the page.
 */
const users = (board: Board, after: string, offset: string) => `
  with page as (
    select u.id, u.name, u.username, u.picture_url, u.flag, u.interests, u.${boards[board]} as points
    from app_user u where u.id = any (array(
      select id from (
        -- The index alone tells who is on the page, however many are passed over.
        select u.id, u.${boards[board]} as points from app_user u where ${onBoard(boards[board])} ${after}
        order by u.${boards[board]} desc, u.id desc limit ${OFFSET_CAP + LONGEST_PAGE}
      ) i order by points desc, id desc
      -- As queries these are no numbers to the planner, so that all pages have one plan, made once: to make it costs more
      -- than to run it.
      limit (select $1::bigint) offset (select ${offset}::bigint)
    ))
  ), first as (
    select max(points) as points from page
  ), above as materialized (
    -- Counted once, and not for each of the page.
    select ${membersAbove(board, 'f.points')} as more, (
      select coalesce(sum(h.members), 0)::bigint from point_histogram h
      where h.board = '${board}' and h.step = 1 and h.points = f.points) as same
    from first f
  ), ranked as (
    select p.*, 1 + a.more + case when p.points = f.points then 0
      else a.same + rank() over (order by p.points desc) - 1 - count(*) filter (where p.points = f.points) over () end
      as rank
    from page p, first f, above a
  ), list as (
    select coalesce(json_agg(json_build_object(
      'rank', rank, 'id', id, 'name', name, 'username', username, 'pictureUrl', picture_url, 'flag', flag,
      'interests', interests, 'points', points) order by points desc, id desc), '[]') as users,
      count(*) as length, min(points) as last_points,
      min(id) filter (where points = (select min(points) from page)) as last_id
    from ranked
  )`;

/** The first of a board. */
export const listTop = async (db: Queryable, board: Board, limit: number) =>
  (await queryJson<Schemas['TopUsers']>(
    db,
    `${users(board, '', '0')} select json_build_object('users', list.users)::text as json from list`,
    [limit],
  ))!;

/**
 * A page of a board.
 * @throws Problem `validation-failed` for a page too far down, or a cursor that is none
 */
export async function listBoard(db: Queryable, { board, page, limit, cursor }: BoardPage) {
  if (!cursor && page * limit > OFFSET_CAP)
    throw invalidField('/query/page', 'too-large', `must not pass over more than ${OFFSET_CAP} members; use cursor`);
  const [points, id] = cursor ? readCursor(cursor) : [0, 0];
  const column = boards[board];
  const text = `
    ${cursor ? users(board, `and (u.${column}, u.id) < ($3::bigint, $4::bigint)`, '0') : users(board, '', '$3')}
    select json_build_object('users', list.users, 'nextCursor', case when list.length = $1 then
        translate(encode(convert_to(list.last_points || ':' || list.last_id, 'UTF8'), 'base64'), '+/=', '-_') end,
      'metadata', ${metadata('t.total', '$2::bigint', '$1::bigint')})::text as json
    from list, (select ${membersOn(board)} as total offset 0) t`;
  const parameters = cursor ? [limit, page, points, id] : [limit, page, page * limit];
  return (await queryJson<Schemas['Leaderboard']>(db, text, parameters))!;
}

function readCursor(cursor: string): [points: number, id: number] {
  const match = /^(\d{1,15}):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) throw invalidField('/query/cursor', 'wrong-format', 'is not a cursor of this list');
  return [Number(match[1]), Number(match[2])];
}

/** Where a member is on a board. */
export const getRank = async (db: Queryable, board: Board, userId: number) =>
  (await queryJson<Schemas['OwnRank']>(
    db,
    `select json_build_object(
       'rank', case when ${onBoard(boards[board])} then 1 + ${membersAbove(board, `u.${boards[board]}`)} end,
       'points', u.${boards[board]}, 'members', ${membersOn(board)})::text as json
     from app_user u where u.id = $1`,
    [userId],
  ))!;
