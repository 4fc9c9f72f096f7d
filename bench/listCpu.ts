import { Agent, get } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../apps/server/test/postgres.ts';
import { median, type Figure } from './figures.ts';
import { importProjects, start, type Running } from './site.ts';

const rounds = 7;
const requestsPerRound = 3000;
const connections = 8;
const words = ['wallet', 'game', 'defi', 'data', 'pay', 'nft', 'network', 'ai'];

/** CPU time of a list search on our server, compared with Fastify and pg alone returning the same rows. */
export async function listCpu(): Promise<Figure[]> {
  const { url: DATABASE_URL, stop } = await startPostgres();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const env = { DATABASE_URL, DATA_DIR };
    // The first start migrates and seeds.
    await (await start(process.execPath, ['apps/server/dist/main.js'], env)).stop();
    importProjects(env);
    return await listCpuOn(DATABASE_URL, words);
  } finally {
    await stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** {@link listCpu} on an existing database, with searches for these words. */
export async function listCpuOn(DATABASE_URL: string, words: string[]): Promise<Figure[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'));
  const servers: Running[] = [];
  const measure = (server: Running, prefix: string) => cpuPerRequest(server, prefix, words);
  try {
    const env = { DATABASE_URL, DATA_DIR, DEMO: 'false' };
    const ours = await start(process.execPath, ['apps/server/dist/main.js'], env);
    servers.push(ours);
    const path = `/projects?search=${words[0]}&page=0&limit=5`;
    const bare = await start(process.execPath, ['--import', 'tsx', 'bench/bareServer.ts'], env, path);
    servers.push(bare);
    const [a, b] = (await Promise.all(
      [fetch(`${ours.url}/backend${path}`), fetch(bare.url + path)].map(async (reply) => (await reply).json()),
    )) as Reply[];
    if (a!.metadata.totalItems !== b!.metadata.totalItems)
      throw new Error('The two servers do not find the same projects.');

    await measure(ours, '/backend');
    await measure(bare, '');
    const times: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push([await measure(ours, '/backend'), await measure(bare, '')]);
    const ourTime = median(times.map(([time]) => time));
    const bareTime = median(times.map(([, time]) => time));
    return [
      { name: 'GET /projects with search: CPU a request, ours', value: ourTime, unit: 'µs' },
      { name: 'the same, bare Fastify and pg', value: bareTime, unit: 'µs' },
      {
        name: `ratio, medians of ${rounds} rounds`,
        value: median(times.map(([one, other]) => one / other)),
        unit: '×',
        bar: { atMost: 1.5 },
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

interface Reply {
  metadata: { totalItems: number };
}

/** CPU time per request, in µs, over a limited number of keep-alive connections. */
async function cpuPerRequest({ process: child, url }: Running, prefix: string, words: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = cpuTime(child.pid!);
  let sent = 0;
  const caller = async () => {
    while (sent < requestsPerRound) {
      const search = words[sent % words.length]!;
      sent += 1;
      await call(agent, `${url}${prefix}/projects?search=${search}&page=0&limit=5`);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return (cpuTime(child.pid!) - before) / requestsPerRound;
}

function call(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} was answered with ${reply.statusCode}.`));
      reply.resume().on('end', resolve);
    }).on('error', reject);
  });
}

/** User and system CPU time of a process, in µs. Linux counts in hundredths of a second. */
export function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
