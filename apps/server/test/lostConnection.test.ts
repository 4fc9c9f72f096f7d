import { Socket } from 'node:net';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
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

it('a server that vanishes is noticed on a connection without a time limit', async () => {
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  onTestFinished(() => setKeepAlive.mockRestore());
  const pool = await openPool(inject('databaseUrl')!, { max: 1, isLimited: false });
  await pool.end();
  expect(setKeepAlive.mock.calls).toEqual([[true, 10_000]]);
});
