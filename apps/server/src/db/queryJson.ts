import { CompiledQuery } from 'kysely';
import { laneOf, type LaneName } from './lane.ts';
import { poolOf, queryWithin } from './postgres.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Queryable } from './database.ts';

/**
 * Runs a statement whose single column `json` is a whole reply, written by the database: building rows into objects
 * here, only to turn them into text again, costs several times as much.
 * @param lane for a read that takes long
 * @returns the reply, or undefined where there is no row or it is null
 */
export async function queryJson<T>(
  db: Queryable,
  text: string,
  parameters: unknown[],
  lane?: LaneName,
): Promise<JsonText<T> | undefined> {
  const row = await queryRow<{ json: string | null }>(db, text, parameters, lane);
  return row?.json == null ? undefined : new JsonText<T>(row.json);
}

/** Runs a statement, and returns its first row. @param lane for a read that takes long */
export async function queryRow<Row>(
  db: Queryable,
  text: string,
  parameters: unknown[],
  lane?: LaneName,
): Promise<Row | undefined> {
  const pool = poolOf(db);
  // Kysely's way to the same pool, with its plugins, log and connection handling, is a tenth of a list call.
  const run = async (waited?: number) => {
    if (!pool) return db.executeQuery<Row>(CompiledQuery.raw(text, parameters));
    return waited === undefined
      ? pool.query<Row & object>(text, parameters)
      : queryWithin<Row & object>(pool, waited, text, parameters);
  };
  // A transaction has its connection already.
  const isWaiting = lane !== undefined && !db.isTransaction;
  const { rows } = await (isWaiting ? laneOf(db, lane, pool?.options.max ?? 1).run(run) : run());
  return rows[0];
}

/** A column of time as the contract writes times, whatever the time zone of the session. */
export const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
