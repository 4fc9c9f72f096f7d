import { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import { fill, type Size } from '../../../bench/scale/generate.ts';
import type { Database } from '../src/db/database.ts';

/**
 * Fills a test's database as the benchmarks do, then vacuums it and updates the planner's statistics.
 * @param more SQL statements that add or change rows for the test
 */
export async function fillDatabase(db: Database, size: Size, more: string[] = []): Promise<void> {
  await db.connection().execute(async (connection) => {
    const query = <Row>(text: string) => connection.executeQuery<Row>(CompiledQuery.raw(text));
    const number = async (sql: string) =>
      (await query<{ value: number }>(`select (${sql})::text::bigint as value`)).rows[0]!.value;

    await fill(query, size);
    for (const statement of [...more, 'set session_replication_role = default']) await query(statement);
    // Waits until all earlier transactions have ended, including those of other test files on the same server. Only
    // then does the planner use indexes built after updates, and vacuum mark pages as all-visible for index-only scans.
    const own = await number('pg_current_xact_id()');
    await vi.waitUntil(async () => (await number('pg_snapshot_xmin(pg_current_snapshot())')) > own, 60_000);
    await query('vacuum analyze');
  });
}
