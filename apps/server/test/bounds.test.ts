import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction, refuseInTransaction } from '../src/inTransaction.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { recode } from '../src/images/decodePool.ts';
import type { FileStore } from '../src/outside/files/fileStore.ts';
import { localFileStore } from '../src/outside/files/localFileStore.ts';
import { s3FileStore } from '../src/outside/files/s3FileStore.ts';
import type { Mail } from '../src/outside/mail.ts';
import { smtpMailer } from '../src/outside/mail.ts';
import { createService, ServiceError } from '../src/outside/service.ts';
import { useTestApp } from './harness.ts';
import { useObjectStorage } from './objectStorage.ts';
import { useDir } from './process.ts';

/** Starts a TCP server that closes when the test ends. @returns its port */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

describe('mail limits', () => {
  it('let five messages per hour and address reach the team, even concurrently', async () => {
    const sent: Mail[] = [];
    const test = await useTestApp({}, () => ({
      services: { mail: { send: async (mail: Mail) => void sent.push(mail) } } as never,
    }));
    const json = { name: 'Nova', email: 'nova@example.com', message: 'Hello' };
    const answers = await Promise.all(Array.from({ length: 32 }, () => test.call('POST', '/api/contact', { json })));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(sent).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429)!;
    expect([refused.body.code, Number(refused.headers['retry-after'])]).toEqual(['rate-limited', 3600]);
    test.advance(60 * 60 * 1000);
    expect((await test.call('POST', '/api/contact', { json })).status).toBe(202);
  });
});

describe('limits per client address', () => {
  const clients = [
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:0DB8:0001:0002:0003:0004:0005:0006'],
    ['2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:0:1:2:3:4'],
    ['::1:2:3:4:5:6:7', '0:1:2:3:8::'],
    ['fe80::1%eth0', 'fe80::2'],
    ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.1', '::ffff:c000:201'],
    ['192.0.2.2', '::ffff:192.0.2.2'],
  ];

  it('count reads for an IPv4 address, or for the network of an IPv6 client', async () => {
    const { app } = await useTestApp({ readsPerMinute: 1 });
    for (const addresses of clients)
      for (const [index, remoteAddress] of addresses.entries()) {
        const { statusCode } = await app.inject({ url: '/backend/projects', remoteAddress });
        expect(statusCode, remoteAddress).toBe(index === 0 ? 200 : 429);
      }
  });

  it('let an IPv6 client send five messages to the team, whatever its address', async () => {
    const sent: Mail[] = [];
    const { app } = await useTestApp({}, () => ({
      services: { mail: { send: async (mail: Mail) => void sent.push(mail) } } as never,
    }));
    const payload = { name: 'Nova', email: 'nova@example.com', message: 'Hello' };
    for (let n = 1; n <= 8; n++)
      await app.inject({ method: 'POST', url: '/backend/api/contact', payload, remoteAddress: `2001:db8::${n}` });
    expect(sent).toHaveLength(5);
  });
});

describe('reads', () => {
  it('of one address are limited per minute, except health checks', async () => {
    const test = await useTestApp({ readsPerMinute: 3 });
    const read = () => test.call('GET', '/projects');
    for (let n = 0; n < 3; n++) expect((await read()).status).toBe(200);
    const refused = await read();
    expect([refused.status, refused.body.code, Number(refused.headers['retry-after'])]).toEqual([
      429,
      'rate-limited',
      60,
    ]);
    expect((await test.call('GET', '/ready')).status).toBe(200);
    test.advance(60_000);
    expect((await read()).status).toBe(200);
  });

  it('count whether or not they ask for the body', async () => {
    const { app } = await useTestApp({ readsPerMinute: 3 });
    const statusOf = async (method: 'HEAD' | 'GET', url: string) => (await app.inject({ method, url })).statusCode;
    for (let n = 0; n < 3; n++) expect(await statusOf('HEAD', '/backend/projects')).toBe(200);
    expect(await statusOf('HEAD', '/backend/projects')).toBe(429);
    expect(await statusOf('GET', '/backend/projects')).toBe(429);
    expect(await statusOf('HEAD', '/backend/health')).toBe(200);
  });

  it.each(['/healthz', '/readyz'])('of %s are never refused, because monitors share an address', async (url) => {
    const { app } = await useTestApp({ readsPerMinute: 1 });
    for (let n = 0; n < 3; n++) expect((await app.inject({ url })).statusCode).toBe(200);
  });
});

describe('other services', () => {
  it('are disconnected after a megabyte', async () => {
    let written = 0;
    const server = createHttpServer((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const write = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
      };
      response.on('drain', write);
      write();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => server.closeAllConnections());
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const service = createService({ name: 'Test', url, timeout: 5000 });
    await expect(service('/', { method: 'POST' })).rejects.toThrow('longer than 1048576 bytes');
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  it('are never asked inside a transaction', async () => {
    const test = await useTestApp();
    const service = createService({ name: 'Test', url: 'http://127.0.0.1:1', timeout: 1000 });
    await expect(withRetry(test.db, () => service('/', { method: 'POST' }))).rejects.toThrow('inside a transaction');
    await expect(
      withRetry(test.db, () => smtpMailer('smtp://127.0.0.1:1', 'a@b.c', 1000).send({} as Mail)),
    ).rejects.toThrow('inside a transaction');
    expect(() => refuseInTransaction('Test')).not.toThrow();
  });

  it.each<[string, () => Promise<FileStore>]>([
    ['a folder', async () => localFileStore(await useDir())],
    ['an object storage', async () => s3FileStore((await useObjectStorage()).config, 5000)],
  ])('that keep files in %s are never used inside a transaction', async (_kind, makeStore) => {
    const { db } = await useTestApp();
    const store = await makeStore();
    const uses: (() => Promise<unknown>)[] = [
      () => store.put('media', 'a.png', Buffer.from('x')),
      () => store.get('media', 'a.png'),
      () => store.listOlder('media', new Date()),
      () => store.remove('media', 'a.png'),
      ...(store.uploadUrl ? [() => store.uploadUrl!('a.png', 'image/png', 60)] : []),
    ];
    for (const use of uses) {
      await expect(inTransaction(db, use)).rejects.toThrow('inside a transaction');
      await expect(withRetry(db, use)).rejects.toThrow('inside a transaction');
      await use();
    }
  });

  it('never decode a picture inside a transaction', async () => {
    const { db } = await useTestApp();
    const job = { type: 'image/png', bytes: Buffer.alloc(0), maxPixels: 1 } as const;
    await expect(inTransaction(db, () => recode(job))).rejects.toThrow('inside a transaction');
  });

  it('for email that answer a byte at a time end with one timeout', async () => {
    const ended = new Set<Promise<void>>();
    const port = await listen((socket) => {
      ended.add(new Promise((resolve) => socket.once('close', () => resolve())));
      const drip = setInterval(() => socket.write('2'), 20);
      socket.once('close', () => clearInterval(drip));
    });
    const began = performance.now();
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'site@example.com', 300);
    await expect(mailer.send({ to: 'a@example.com', subject: 'S', text: 'T' })).rejects.toBeInstanceOf(ServiceError);
    expect(performance.now() - began).toBeLessThan(2000);
    await Promise.all(ended);
  });
});
