import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { start, useMigratedDir } from './process.ts';

const body = JSON.stringify({ address: `0x${'1'.repeat(40)}` });

/** Starts a call, but holds back its last byte until `finish`. */
async function beginCall(port: number): Promise<{ closed: Promise<void>; finish: () => Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  // The server sends 100 Continue after it has received the headers.
  const begun = new Promise((resolve) => socket.once('data', resolve));
  socket.write(
    'POST /backend/api/login/wallet/challenge HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      `content-length: ${body.length}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n`,
  );
  await begun;
  socket.write(body.slice(0, -1));
  return {
    closed,
    async finish() {
      if (!socket.destroyed) socket.write(body.slice(-1));
      await closed;
      return answer.replace('HTTP/1.1 100 Continue\r\n\r\n', '');
    },
  };
}

/** Waits until nothing listens on the port. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const isRefused = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', () => resolve(true));
      socket.once('connect', () => resolve((socket.destroy(), false)));
    });
    if (isRefused) return;
  }
}

describe('a server that is asked to stop', () => {
  it('finishes its calls, accepts no new ones, and exits cleanly', async () => {
    const server = await start({ DATA_DIR: await useMigratedDir(), DEMO: 'false' });
    const port = Number(new URL(server.origin!).port);
    const calls = await Promise.all(Array.from({ length: 8 }, () => beginCall(port)));
    server.child.kill('SIGTERM');
    await untilRefused(port);
    for (const { finish } of calls) expect(await finish()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toBe(0);
  }, 60_000);

  it('answers a call that comes on a connection that was idle, and then ends the connection', async () => {
    const server = await start({ DATA_DIR: await useMigratedDir(), DEMO: 'false' });
    const port = Number(new URL(server.origin!).port);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const call = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ agent, port, host: '127.0.0.1', path: '/healthz' }, (reply) => {
          reply.resume().once('end', () => resolve(reply));
        }).once('error', reject);
      });
    expect((await call()).headers.connection).toBe('keep-alive');
    server.child.kill('SIGTERM');
    await untilRefused(port);
    const { statusCode, headers } = await call();
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    expect(await server.ended).toBe(0);
  }, 60_000);

  it('doesn’t wait for a request that never completes', async () => {
    const server = await start({ DATA_DIR: await useMigratedDir(), DEMO: 'false', REQUEST_TIMEOUT_MS: '1000' });
    const { closed } = await beginCall(Number(new URL(server.origin!).port));
    server.child.kill('SIGTERM');
    await closed;
    expect(await server.ended).toBe(0);
  }, 60_000);
});
