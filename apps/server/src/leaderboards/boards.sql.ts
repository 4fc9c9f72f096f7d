import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson } from '../db/queryJson.ts';
import type { Paging } from '../contract/paging.ts';
import { boards, type Board } from '../points/boards.ts';
import { membersAbove, membersOn, rankedBy } from '../points/boards.sql.ts';

type Schemas = components['schemas'];

/** Maximum offset of a page, because each skipped member costs time. Cursors skip any number at no cost. */
export const OFFSET_CAP = 10_000;

/** Maximum offset on the quiz leaderboard, which has no cursors: the contract allows 1,000 pages of 100 members. */
export const QUIZ_OFFSET_CAP = 100_000;

/** Maximum page size. */
const LONGEST_PAGE = 100;

const onBoard = (column: string) => `u.disqualified_at is null and u.${column} > 0`;

/** SQL for a page of a board's members, with their ranks. */
const users = (board: Board, after: string, offset: string, offsetCap = OFFSET_CAP) => `
  with page as (
    select u.id, u.name, u.username, u.picture_url, u.flag, u.interests, u.${boards[board]} as points
    from app_user u where u.id = any (array(
      select id from (
        -- An index-only scan finds the page's members, no matter how many are skipped.
        select u.id, u.${boards[board]} as points from app_user u where ${onBoard(boards[board])} ${after}
        order by u.${boards[board]} desc, u.id desc limit ${offsetCap + LONGEST_PAGE}
      ) i order by points desc, id desc
      -- Subqueries hide these numbers from the planner, so all pages share one plan: planning takes longer than running.
      limit (select $1::bigint) offset (select ${offset}::bigint)
    ))
  ), ${rankedBy(board, 'page')}, list as (
    select coalesce(json_agg(json_build_object(
      'rank', rank, 'id', id, 'name', name, 'username', username, 'pictureUrl', picture_url, 'flag', flag,
      'interests', interests, 'points', points) order by points desc, id desc), '[]') as users,
      count(*) as length, min(points) as last_points,
      min(id) filter (where points = (select min(points) from page)) as last_id
    from ranked
  )`;

/**
 * The top members of a board.
 * @plan app_user_pkey, board_all, point_histogram_by_points
 */
export const listTop = async (db: Queryable, board: Board, limit: number) =>
  (await queryJson<Schemas['TopUsers']>(
    db,
    `${users(board, '', '0')} select json_build_object('users', list.users)::text as json from list`,
    [limit],
  ))!;

/** Start of a page: an offset, or the points and id of the member before it. */
export type Start = { offset: number } | { after: [points: number, id: number] };

/**
 * A page of a board. `page` is only echoed in the reply.
 * @plan app_user_pkey, board_week, point_histogram_by_points
 * @plan after a member: app_user_pkey, board_week, point_histogram_by_points
 */
export async function listFrom(db: Queryable, board: Board, { page, limit }: Paging, start: Start) {
  const column = boards[board];
  const members =
    'after' in start
      ? users(board, `and (u.${column}, u.id) < ($3::bigint, $4::bigint)`, '0')
      : users(board, '', '$3', start.offset > OFFSET_CAP ? QUIZ_OFFSET_CAP : OFFSET_CAP);
  const text = `
    ${members}
    select json_build_object('users', list.users, 'nextCursor', case when list.length = $1 then
        translate(encode(convert_to(list.last_points || ':' || list.last_id, 'UTF8'), 'base64'), '+/=', '-_') end,
      'metadata', ${metadata('t.total', '$2::bigint', '$1::bigint')})::text as json
    from list, (select ${membersOn(board)} as total offset 0) t`;
  const parameters = [limit, page, ...('after' in start ? start.after : [start.offset])];
  return (await queryJson<Schemas['Leaderboard']>(db, text, parameters))!;
}

/**
 * A member's rank on a board.
 * @plan app_user_pkey, point_histogram_by_points
 */
export const getRank = async (db: Queryable, board: Board, userId: number) =>
  (await queryJson<Schemas['OwnRank']>(
    db,
    `select json_build_object(
       'rank', case when ${onBoard(boards[board])} then 1 + ${membersAbove(board, `u.${boards[board]}`)} end,
       'points', u.${boards[board]}, 'members', ${membersOn(board)})::text as json
     from app_user u where u.id = $1`,
    [userId],
  ))!;
