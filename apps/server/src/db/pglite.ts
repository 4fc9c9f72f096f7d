import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { DatabaseBusyError } from './limits.ts';

/** Timeout for the single connection, in ms. A longer wait means that a transaction waits for itself. */
const ACQUIRE_TIMEOUT = 10_000;

/**
 * PGlite's own parameters, with a quarter of PostgreSQL's usual buffers: the operating system caches the files as well.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens PGlite in `dir`, or in memory if absent. */
export async function openPGlite(dir?: string): Promise<PGlite> {
  const options = { extensions: { pg_trgm }, parsers: { [types.INT8]: Number }, startParams };
  return dir ? PGlite.create(dir, options) : PGlite.create(options);
}

/**
 * Creates Kysely's dialect for PGlite. PGlite has a single connection, so callers queue for it. Code that requests a
 * second one inside a transaction gets an error after `acquireTimeout` ms instead of a deadlock.
 */
export function pgliteDialect(pglite: PGlite, acquireTimeout = ACQUIRE_TIMEOUT): PostgresDialect {
  return new PostgresDialect({ pool: singleConnectionPool(pglite, acquireTimeout) });
}

function singleConnectionPool(pglite: PGlite, acquireTimeout: number): PostgresPool {
  const waiting: (() => void)[] = [];
  let busy = false;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else busy = false;
  };
  // Kysely only uses `command` to decide whether `rowCount` counts changed rows, and PGlite counts nothing else.
  const client = {
    async query(text: string, parameters: readonly unknown[]) {
      // As in `pg`, text without parameters may contain several statements.
      const result = parameters.length ? await pglite.query(text, [...parameters]) : (await pglite.exec(text)).at(-1);
      return { command: 'UPDATE', rowCount: result?.affectedRows ?? 0, rows: result?.rows ?? [] };
    },
    release,
  } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;

  return {
    connect() {
      if (!busy) {
        busy = true;
        return Promise.resolve(client);
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(granted), 1);
          reject(
            new DatabaseBusyError(
              `No database connection within ${acquireTimeout} ms; is a query inside a transaction using db?`,
            ),
          );
        }, acquireTimeout);
        const granted = () => {
          clearTimeout(timer);
          resolve(client);
        };
        waiting.push(granted);
      });
    },
    end: () => pglite.close(),
  };
}
