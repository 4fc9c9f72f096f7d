import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts a server with these settings on a copy of the demo. Returns its origin and a function that stops it.
 * @param env the server's settings; set PORT to reuse the origin of a stopped server
 */
export async function startServer(env: Record<string, string> = {}) {
  const port = env.PORT ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const server = fork(join(import.meta.dirname, 'server.mjs'), {
    env: { ...process.env, ...env, PORT: String(port) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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
