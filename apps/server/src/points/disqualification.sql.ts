import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { boards, type Board } from './boards.ts';
import { countMoves, isOnKindBoard, movesOn, sumMoves } from './boards.sql.ts';

/** The new and old points of each board: 0, and the old column. */
const toZero = Object.fromEntries(
  Object.entries(boards).map(([board, column]) => [board, ['0', `m.${column}`]]),
) as Record<Board, [now: string, before: string]>;

const boardsText = `
  with member as (select * from app_user where id = $1)
  ${countMoves(`${movesOn('member', toZero)}
    union all
    select m.id, m.disqualified_at, 'kind ' || k.kind, 0, k.points from member m join point_kind k on k.user_id = m.id
    where ${isOnKindBoard}`)}`;

const sumsText = sumMoves(`
  select user_id, kind, -points as points, -1 as members from point_kind where user_id = $1
  union all select user_id, 'all', -sum(points), -1 from point_kind where user_id = $1 group by user_id`);

/**
 * Removes a member from the histogram of every board.
 * @plan app_user_pkey, point_kind_pkey
 */
export const leaveBoards = (trx: Transaction<DB>, userId: number) =>
  trx.executeQuery(CompiledQuery.raw(boardsText, [userId]));

/**
 * Subtracts a member's points from the sums of all kinds.
 * @plan app_user_pkey, point_kind_pkey
 */
export const leaveSums = (trx: Transaction<DB>, userId: number) =>
  trx.executeQuery(CompiledQuery.raw(sumsText, [userId]));
