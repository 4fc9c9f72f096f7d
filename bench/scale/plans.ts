import type pg from 'pg';
import { buildApp } from '../../apps/server/src/app.ts';
import { identityProviders } from '../../apps/server/src/outside/providers/index.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { loadConfig } from '../../apps/server/src/config.ts';
import { openSite } from '../../apps/server/src/config/site/source.ts';
import type { DB } from '../../apps/server/generated/db.js';
import { kyselyOn, openPool } from '../../apps/server/src/db/postgres.ts';
import { Replicas } from '../../apps/server/src/db/replicas.ts';
import { localFileStore } from '../../apps/server/src/outside/files/localFileStore.ts';
import { createServices } from '../../apps/server/src/outside/index.ts';
import type { Call } from './calls.ts';

/** Summary of PostgreSQL's plans for a call's statements. */
export interface Plan {
  /** Indexes that were read. */
  indexes: string[];
  /** Large tables that were read completely. */
  wholeTables: string[];
  /** Rows read by all scans, including those that a filter removed. */
  rows: number;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** Minimum number of rows of a large table. */
const LARGE = 5000;

/** Runs of each call. The last run's plans count, because a prepared statement may get a generic one from run 6 on. */
const RUNS = 7;

/**
 * Builds the server's app on the database at `url`. The connection logs the plan of every statement, so the plans are
 * those of the actual calls.
 */
export async function openPlanner(url: string, dataDir: string) {
  const settings = new URL(url);
  settings.searchParams.set(
    'options',
    // These options replace the server's own, which include jit=off.
    ['jit=off', 'session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=0']
      .concat(['auto_explain.log_analyze=on', 'auto_explain.log_timing=off', 'auto_explain.log_format=json'])
      .concat(['auto_explain.log_level=notice'])
      .map((setting) => `-c ${setting}`)
      .join(' '),
  );
  const pool = await openPool(settings.href, { max: 1, isLimited: false });
  const told: string[] = [];
  const listen = (client: pg.ClientBase) => void client.on('notice', ({ message }) => told.push(message ?? ''));
  const client = await pool.connect();
  listen(client);
  client.release();
  // The pool may replace its connection after a long idle time.
  pool.on('connect', listen);

  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${LARGE}`,
  );
  const large = new Set(rows.map(({ relname }) => relname));
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DEMO: 'false' });
  const db = kyselyOn<DB>(pool);
  const app = await buildApp({
    config,
    db,
    replicas: new Replicas(db, config),
    clock: systemClock,
    files: localFileStore(dataDir),
    providers: identityProviders(config),
    services: createServices(config),
    site: openSite(config.siteConfig),
    proofKey: 'only plans are read here',
  });

  return {
    async plan({ path, token }: Call): Promise<Plan> {
      for (let run = 0; run < RUNS; run += 1) {
        told.length = 0;
        const headers = token && { authorization: `Bearer ${token(run)}` };
        const { statusCode, payload } = await app.inject({ url: `/backend${path(run)}`, headers: headers ?? {} });
        if (statusCode !== 200) throw new Error(`${path(run)} was answered with ${statusCode}: ${payload}`);
      }
      const nodes = told.flatMap((text) => scans((JSON.parse(text.slice(text.indexOf('{'))) as { Plan: Node }).Plan));
      const names = (of: (node: Node) => string | undefined) => [
        ...new Set(nodes.map(of).filter((name) => name !== undefined)),
      ];
      return {
        indexes: names((node) => node['Index Name']),
        wholeTables: names((node) => (node['Node Type'] === 'Seq Scan' ? node['Relation Name'] : undefined)).filter(
          (table) => large.has(table),
        ),
        rows: nodes.reduce(
          (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
          0,
        ),
      };
    },
    async close() {
      await app.close();
      await pool.end();
    },
  };
}

/** Lists the nodes that read a table or an index. Omits bitmap heap scans, because their index scans are listed. */
function scans(node: Node): Node[] {
  // A branch that never ran has read nothing.
  if (node['Actual Loops'] === 0) return [];
  const below = (node.Plans ?? []).flatMap(scans);
  return /Scan$/.test(node['Node Type']) &&
    (node['Relation Name'] ?? node['Index Name']) &&
    node['Node Type'] !== 'Bitmap Heap Scan'
    ? [node, ...below]
    : below;
}
