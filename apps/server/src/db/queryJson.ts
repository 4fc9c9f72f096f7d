import { CompiledQuery } from 'kysely';
import { laneOf, type LaneName } from './lane.ts';
import { poolOf, queryWithin } from './postgres.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Queryable } from './database.ts';
import { traced } from './trace.ts';

/**
 * Runs a statement whose single column `json` is the complete reply. Building objects here only to serialize them again
 * would cost several times as much.
 * @param lane lane for a long-running read
 * @returns the reply, or undefined if there is no row or its `json` is null
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

/**
 * Runs a statement and returns its first row.
 * @param lane lane for a long-running read
 */
export async function queryRow<Row>(
  db: Queryable,
  text: string,
  parameters: unknown[],
  lane?: LaneName,
): Promise<Row | undefined> {
  const pool = poolOf(db);
  // Bypasses Kysely: its plugins, logging and connection handling would take a tenth of the time of a list request.
  const run = async (waited?: number) => {
    if (!pool) return db.executeQuery<Row>(CompiledQuery.raw(text, parameters));
    return traced(text, () =>
      waited === undefined
        ? pool.query<Row & object>(text, parameters)
        : queryWithin<Row & object>(pool, waited, text, parameters),
    );
  };
  // A transaction already has its connection, so it doesn't queue in the lane.
  const isWaiting = lane !== undefined && !db.isTransaction;
  const { rows } = await (isWaiting ? laneOf(db, lane, pool?.options.max ?? 1).run(run) : run());
  return rows[0];
}

/** SQL that formats a timestamp column as in the contract, independent of the session's time zone. */
export const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
