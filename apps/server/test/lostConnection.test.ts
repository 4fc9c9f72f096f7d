import { expect, inject, it, onTestFinished } from 'vitest';
import { openPool } from '../src/db/postgres.ts';

// An `error` event without a listener would crash the process and fail this test.
it('a connection that breaks between two statements fails its next one, and is replaced', async () => {
  const pool = await openPool(inject('databaseUrl')!, { max: 2 });
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow(/not queryable/);
  client.release();
  await Promise.all([pool.query('select 1'), pool.query('select 1')]);
});
