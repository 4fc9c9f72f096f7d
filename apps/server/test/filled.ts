import { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import { fill, type Size } from '../../../bench/scale/generate.ts';
import type { Database } from '../src/db/database.ts';

/**
 * Fills a test's database as benchmarks do, with the statistics that the planner then reads.
 * @param more statements for rows that benchmarks don't need
 */
export async function fillDatabase(db: Database, size: Size, more: string[] = []): Promise<void> {
  await db.connection().execute(async (connection) => {
    const query = <Row>(text: string) => connection.executeQuery<Row>(CompiledQuery.raw(text));
    const number = async (sql: string) =>
      (await query<{ value: number }>(`select (${sql})::text::bigint as value`)).rows[0]!.value;

    await fill(query, size);
    for (const statement of [...more, 'set session_replication_role = default']) await query(statement);
    // The planner uses an index that was built after updates, and vacuum marks pages as visible to all, which index-only
    // scans need, only when the transactions that began before have ended. Other test files run theirs in the cluster.
    const own = await number('pg_current_xact_id()');
    await vi.waitUntil(async () => (await number('pg_snapshot_xmin(pg_current_snapshot())')) > own, 60_000);
    await query('vacuum analyze');
  });
}
