import { CompiledQuery } from 'kysely';
import { poolOf } from './postgres.ts';
import { JsonText } from '../http/handler.ts';
import type { Queryable } from './database.ts';

interface Row {
  json: string | null;
}

/**
 * Runs a statement whose single column `json` is a whole reply, written by the database: building rows into objects
 * here, only to turn them into text again, costs several times as much.
 * @returns the reply, or undefined where there is no row or it is null
 */
export async function queryJson<T>(
  db: Queryable,
  text: string,
  parameters: unknown[],
): Promise<JsonText<T> | undefined> {
  const pool = poolOf(db);
  // Kysely's way to the same pool, with its plugins, log and connection handling, is a tenth of a list call.
  const { rows } = pool
    ? await pool.query<Row>(text, parameters)
    : await db.executeQuery<Row>(CompiledQuery.raw(text, parameters));
  const json = rows[0]?.json;
  return json == null ? undefined : new JsonText<T>(json);
}

/** A column of time as the contract writes times, whatever the time zone of the session. */
export const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
