import { expect, it, onTestFinished } from 'vitest';
import { openUnlimited } from '../src/db/database.ts';
import { poolOf } from '../src/db/postgres.ts';
import { seedDemo } from '../src/demo/seed.ts';
import type { FileStore } from '../src/outside/files/fileStore.ts';
import { checkBooks } from '../src/points/books.ts';
import { useTestApp } from './harness.ts';

/**
 * Blocks the first write of a file until a second caller writes the same one, so that both callers have already
 * checked the database.
 */
function meet(files: FileStore): FileStore {
  const waiting = new Map<string, () => void>();
  const met = (key: string) =>
    new Promise<void>((resolve) => {
      const other = waiting.get(key);
      if (!other) return waiting.set(key, resolve);
      other();
      resolve();
    });
  return { ...files, put: (place, key, bytes) => met(key).then(() => files.put(place, key, bytes)) };
}

it('seeds the demo once when two processes start at the same time', async () => {
  const test = await useTestApp();
  const databaseUrl = poolOf(test.db)?.options.connectionString;
  const { db, close } = databaseUrl ? await openUnlimited({ ...test.config, databaseUrl }) : test;
  if (databaseUrl) onTestFinished(() => close());
  const context = { ...test, db, files: meet(test.files) };
  await Promise.all([seedDemo(context), seedDemo(context)]);
  const count = async (table: 'project' | 'quiz' | 'submission' | 'report') => {
    const { count } = test.db.fn;
    const row = await test.db.selectFrom(table).select(count<string>('id').as('rows')).executeTakeFirstOrThrow();
    return Number(row.rows);
  };
  const once = { project: 24, quiz: 1, submission: 15, report: 6 };
  for (const [table, rows] of Object.entries(once)) expect(await count(table as 'project'), table).toBe(rows);
  expect((await checkBooks(test.db)).faults).toEqual([]);

  await seedDemo({ ...test, db });
  expect(await count('project')).toBe(once.project);
}, 120_000);
