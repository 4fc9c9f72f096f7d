import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';

/**
 * Starts a second server, for journeys whose data must not appear on the shared one; returns its origin and a function
 * that stops it.
 */
export async function startServer(workerIndex: number, env: Record<string, string> = {}) {
  const port = Number(process.env.E2E_PORT ?? 3987) + 1 + workerIndex;
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs')], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  await expect
    .poll(
      () =>
        fetch(`${origin}/backend/ready`).then(
          (reply) => reply.ok,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true);
  const stop = async () => {
    server.kill();
    await exited;
  };
  return { origin, stop };
}

/** Runs a file's journeys on their own server with these settings. */
export const serverTest = (env: Record<string, string>) =>
  base.extend<object, { origin: string }>({
    origin: [
      async ({}, provide, { workerIndex }) => {
        const { origin, stop } = await startServer(workerIndex, env);
        await provide(origin);
        await stop();
      },
      { scope: 'worker', timeout: 100_000 },
    ],
    baseURL: ({ origin }, provide) => provide(origin),
  });

/** Runs a file's journeys on their own server. */
export const ownServerTest = serverTest({});
