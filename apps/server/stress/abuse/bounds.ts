import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { call } from '../client.ts';
import { childrenOf, memoryOf, parentOf, socketsOf } from '../processes.ts';
import type { ServerProcess } from '../serverProcess.ts';
import type { AbuseCase } from './case.ts';
import { combined } from './combined.ts';
import { check, get } from './measure.ts';
import { longThread, readAll } from './thread.ts';

const ms = (time: number) => `${Math.round(time)} ms`;

/** Runs a TCP server while `work` runs. */
async function listen<T>(onConnection: (socket: Socket) => void, work: (port: number) => Promise<T>): Promise<T> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** Speaks just enough SMTP to accept an email. */
function takeMail(socket: Socket, onMail: () => void): void {
  let isText = false;
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      if (isText) {
        if (line !== '.') continue;
        isText = false;
        onMail();
      }
      isText = line === 'DATA';
      socket.write(isText ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}

const message = { name: 'Nova', email: 'nova@example.com', message: 'Hello' };
const contact = (server: ServerProcess) => call(server.origin, { method: 'POST', path: '/api/contact', json: message });
const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'site@community.test',
});

/**
 * Opens connections that send `first`, then `drip` twice a second.
 * @returns the time until the server had closed all of them, in ms
 * @throws Error if some are still open after 20 s
 */
async function slowClients(server: ServerProcess, count: number, first: string, drip: string): Promise<number> {
  const { hostname, port } = new URL(server.origin);
  const began = performance.now();
  let open = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    open++;
    socket.on('error', () => {});
    socket.once('close', () => open--);
    socket.resume();
    socket.write(first);
    const timer = setInterval(() => socket.writable && socket.write(drip), 500);
    socket.once('close', () => clearInterval(timer));
    return socket;
  });
  while (open > 0 && performance.now() - began < 20_000) await wait(100);
  for (const socket of sockets) socket.destroy();
  check(open === 0, `${open} of ${count} connections stayed open for 20 s.`);
  return performance.now() - began;
}

/** Opens a connection that sends a request and reads one byte of the reply per second. */
function slowReader(server: ServerProcess, request: string): { socket: Socket; bytes(): number } {
  const { hostname, port } = new URL(server.origin);
  let bytes = 0;
  // Reads one byte per system call, because a stream would read 64 KiB at a time.
  const onread = { buffer: Buffer.alloc(1), callback: () => (bytes++, false) };
  const socket = connect({ host: hostname, port: Number(port), onread });
  socket.on('error', () => {});
  socket.write(request);
  const timer = setInterval(() => socket.resume(), 1000);
  socket.once('close', () => clearInterval(timer));
  return { socket, bytes: () => bytes };
}

export const bounds: AbuseCase[] = [
  {
    name: 'twenty readers of 4,000 comments, with the largest page',
    async run(site) {
      const project = await site.prepare((db) => longThread(db, site, 4000));
      const server = await site.start();
      await readAll(server, project, 50);
      const before = memoryOf(server.pid);
      const all = await Promise.all(Array.from({ length: 20 }, () => readAll(server, project, 50)));
      const grown = memoryOf(server.pid) - before;
      check(
        all.every(({ threads }) => threads === 1334),
        `A reader found ${all[0]!.threads} threads of 1334.`,
      );
      check(all[0]!.longest < 512 * 1024, `A reply had ${all[0]!.longest} bytes.`);
      check(grown < 150, `The memory grew by ${Math.round(grown)} MiB.`);
      return `${all[0]!.threads} threads, longest reply ${Math.round(all[0]!.longest / 1024)} KiB, +${Math.round(grown)} MiB`;
    },
  },
  {
    name: 'a PostgreSQL that freezes',
    isAnyEngine: true,
    isLong: true,
    async run(site) {
      if (site.engine === 'PGlite') return 'skipped: PGlite runs in the server itself';
      const postmaster = await site.prepare(async (db) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        return parentOf(rows[0]!.pid);
      });
      const { token } = await site.prepare((db) => site.member(db, 'ann'));
      const server = await site.start();
      const paths = ['/projects', '/projects?search=wallet', '/api/quests', '/ready'];
      for (const path of paths) await call(server.origin, { method: 'GET', path, token });
      const processes = [postmaster, ...childrenOf(postmaster)];
      const signal = (name: NodeJS.Signals) => processes.forEach((pid) => process.kill(pid, name));
      let slowest = 0;
      signal('SIGSTOP');
      try {
        // Each round makes more calls than the pool has connections. By the second round, the hanging connections have
        // been closed.
        for (let round = 0; round < 2; round++)
          await Promise.all(
            Array.from({ length: 30 }, async (_, n) => {
              const began = performance.now();
              const { status, headers, text } = await call(server.origin, {
                method: 'GET',
                path: paths[n % paths.length]!,
                token,
              });
              slowest = Math.max(slowest, performance.now() - began);
              check(status === 503, `A call was answered ${status}.`);
              check(Number(headers['retry-after']) > 0, 'A 503 came without Retry-After.');
              check(JSON.parse(text).code === 'service-unavailable', `A 503 came with ${text}.`);
            }),
          );
      } finally {
        signal('SIGCONT');
      }
      check(slowest < 5000, `A call took ${ms(slowest)}.`);
      const began = performance.now();
      while ((await call(server.origin, { method: 'GET', path: '/api/quests', token })).status !== 200)
        check(performance.now() - began < 10_000, 'It did not recover within 10 s.');
      return `60 calls answered 503, the slowest after ${ms(slowest)}; well again after ${ms(performance.now() - began)}`;
    },
  },
  {
    name: 'reads without end from one address',
    isAnyEngine: true,
    async run(site) {
      const server = await site.start({ READS_PER_MINUTE: '100' });
      const statuses = new Map<number, number>();
      for (let n = 0; n < 300; n++) {
        const { status, headers } = await get(server, '/projects');
        if (status === 429) check(Number(headers['retry-after']) > 0, 'A 429 came without Retry-After.');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      // A new minute may have started during the loop, so up to two minutes' quotas count.
      check((statuses.get(200) ?? 0) <= 200 && (statuses.get(429) ?? 0) >= 100, `${JSON.stringify([...statuses])}`);
      check((await get(server, '/ready')).status === 200, 'The probe was refused.');
      return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    },
  },
  {
    name: 'searches of many words, each of another shape',
    isLong: true,
    async run(site) {
      const server = await site.start();
      const search = async (n: number) => {
        // The bits of n select short or long words, so that every search produces a different statement.
        const words = Array.from({ length: 14 }, (_, bit) => ((n >> bit) & 1 ? `w${bit}` : `word${bit}`));
        const { status } = await get(server, `/projects?search=${words.join('+')}`);
        check(status === 200, `A search was answered ${status}.`);
      };
      for (let n = 0; n < 200; n++) await search(n);
      const before = memoryOf(server.pid);
      for (let n = 200; n < 6200; n += 8) await Promise.all(Array.from({ length: 8 }, (_, k) => search(n + k)));
      const grown = memoryOf(server.pid) - before;
      check(grown < 60, `The memory grew by ${Math.round(grown)} MiB.`);
      return `6,000 searches, +${Math.round(grown)} MiB`;
    },
  },
  {
    name: 'messages to the team, 32 at once',
    run: (site) => {
      let mails = 0;
      return listen(
        (socket) => takeMail(socket, () => mails++),
        async (port) => {
          const server = await site.start(mailSettings(port));
          const answers = await Promise.all(Array.from({ length: 32 }, () => contact(server)));
          const sent = answers.filter(({ status }) => status === 202).length;
          check(sent === 5 && mails === 5, `${sent} were accepted, and ${mails} mails sent.`);
          return `${sent} mails sent, ${answers.length - sent} refused`;
        },
      );
    },
  },
  {
    name: 'a mail server that answers a byte at a time',
    isAnyEngine: true,
    run: (site) =>
      listen(
        (socket) => {
          const drip = setInterval(() => socket.write('2'), 100);
          socket.once('close', () => clearInterval(drip));
        },
        async (port) => {
          const server = await site.start({ ...mailSettings(port), PROVIDER_TIMEOUT_MS: '2000' });
          const began = performance.now();
          const { status } = await contact(server);
          const took = performance.now() - began;
          check(status === 503 && took < 4000, `It was answered ${status} after ${ms(took)}.`);
          return `503 after ${ms(took)}, with a limit of 2000 ms`;
        },
      ),
  },
  {
    name: 'a sign-in provider that answers without end',
    isAnyEngine: true,
    run: (site) =>
      listen(
        (socket) => {
          socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"issuer":"');
          const chunk = Buffer.alloc(256 * 1024, 'x');
          const write = () => {
            while (!socket.destroyed && socket.write(chunk));
          };
          socket.on('drain', write);
          write();
        },
        async (port) => {
          const server = await site.start({
            GOOGLE_CLIENT_ID: 'id',
            GOOGLE_CLIENT_SECRET: 'secret',
            GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
          });
          const before = memoryOf(server.pid);
          const began = performance.now();
          // The sign-in must start at the site's configured origin.
          const origin = server.origin.replace('127.0.0.1', 'localhost');
          const query = new URLSearchParams({ callbackUrl: `${origin}/auth/google`, challenge: 'a'.repeat(43) });
          const { headers } = await call(origin, { method: 'GET', path: `/google-sign-in?${query}` });
          const took = performance.now() - began;
          const grown = memoryOf(server.pid) - before;
          const location = String(headers.location);
          check(location.includes('error=sign-in-unavailable'), `It led to ${location}.`);
          check(took < 4000 && grown < 60, `It took ${ms(took)}, and the memory grew by ${Math.round(grown)} MiB.`);
          return `refused after ${ms(took)}, +${Math.round(grown)} MiB`;
        },
      ),
  },
  {
    name: 'clients that send a byte at a time',
    isAnyEngine: true,
    isLong: true,
    async run(site) {
      const server = await site.start({ REQUEST_TIMEOUT_MS: '2000' });
      const headers = await slowClients(server, 400, 'GET /backend/projects HTTP/1.1\r\nhost: a\r\n', 'x: y\r\n');
      const body = await slowClients(
        server,
        400,
        'POST /backend/api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
        ' ',
      );
      check((await get(server, '/projects')).status === 200, 'It does not answer anymore.');
      return `closed: headers after ${ms(headers)}, bodies after ${ms(body)}`;
    },
  },
  {
    name: 'readers that take a byte a second',
    isLong: true,
    isAnyEngine: true,
    async run(site) {
      const project = await site.prepare((db) => longThread(db, site, 400));
      const server = await site.start({ REQUEST_TIMEOUT_MS: '2000' });
      await get(server, '/projects');
      const before = socketsOf(server.pid);
      const page = `GET /backend/project/${project}/comments?limit=50 HTTP/1.1\r\nhost: a\r\n\r\n`;
      const began = performance.now();
      // Requests 12 MB of replies for each reader, more than the machine buffers for a connection.
      const readers = Array.from({ length: 4 }, () => slowReader(server, page.repeat(80)));
      const held = () => socketsOf(server.pid) - before;
      try {
        while (held() < readers.length) {
          check(performance.now() - began < 5000, 'The connections were not taken.');
          await wait(20);
        }
        // Polls the server's sockets: clients would notice late, because they still read from their machine's buffers.
        while (held() > 0) {
          check(performance.now() - began < 15_000, `${held()} of ${readers.length} sockets were held for 15 s.`);
          await wait(100);
        }
      } finally {
        for (const { socket } of readers) socket.destroy();
      }
      const took = performance.now() - began;
      const most = Math.max(...readers.map(({ bytes }) => bytes()));
      check(took > 4000 && most <= 15, `They were cut off after ${ms(took)}, with ${most} bytes.`);
      check((await get(server, '/projects')).status === 200, 'It does not answer anymore.');
      return `destroyed after ${ms(took)}, with ${most} bytes read; the limit is 4000 ms, looked at every 4000 ms`;
    },
  },
  combined,
];
