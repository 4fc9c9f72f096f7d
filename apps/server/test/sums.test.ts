import { expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { querySums } from '../src/leaderboards/windowSums.sql.ts';

it('sums of all members may take longer than other statements', async () => {
  const { db, close } = await openDatabase({ databaseUrl: inject('databaseUrl'), databasePoolSize: 2, dataDir: '' });
  onTestFinished(() => close());
  const slow = `select '{}' as json from pg_sleep(5)`;
  const [sums, other] = await Promise.allSettled([querySums(db, slow, [], true), querySums(db, slow, [], false)]);
  expect(sums).toMatchObject({ status: 'fulfilled', value: { text: '{}' } });
  expect(other.status).toBe('rejected');
}, 30_000);
