import type { Queryable } from '../db/database.ts';
import { invalidField } from '../contract/problem.ts';
import type { Paging } from '../contract/paging.ts';
import type { Board } from '../points/boards.ts';
import { listFrom, OFFSET_CAP } from './boards.sql.ts';

/** A page to request from a board. A cursor takes precedence over the page number. */
export interface BoardPage extends Paging {
  board: Board;
  cursor?: string | undefined;
  /** Maximum offset of a page. Default: {@link OFFSET_CAP}. */
  offsetCap?: number;
}

/**
 * A page of a board.
 * @throws Problem `validation-failed` for an invalid cursor, or a page beyond the maximum offset
 */
export async function listBoard(db: Queryable, { board, cursor, offsetCap = OFFSET_CAP, ...paging }: BoardPage) {
  if (cursor) return listFrom(db, board, paging, { after: readCursor(cursor) });
  const offset = paging.page * paging.limit;
  if (offset > offsetCap)
    throw invalidField('/query/page', 'too-large', `must not pass over more than ${offsetCap} members; use cursor`);
  return listFrom(db, board, paging, { offset });
}

function readCursor(cursor: string): [points: number, id: number] {
  const match = /^(\d{1,15}):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) throw invalidField('/query/cursor', 'wrong-format', 'is not a cursor of this list');
  return [Number(match[1]), Number(match[2])];
}
