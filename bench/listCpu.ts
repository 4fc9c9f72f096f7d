import { deepStrictEqual as deepEqual } from 'node:assert';
import { Agent, request } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { administer, databaseUrl, startPostgres } from '../apps/server/test/postgres.ts';
import { median, type Figure } from './figures.ts';
import { addSearchFunction, installPostgraphile, searchRequest } from './postgraphile.ts';
import { generate } from './scale/generate.ts';
import { importProjects, start, type Running } from './site.ts';

const rounds = 7;

/** Rounds that don't count, because V8 is still compiling. */
const warmUps = 3;
const requestsPerRound = 2000;
const connections = 8;

/** Rare words of the generated projects, so that the database isn't the bottleneck. */
export const SELDOM = ['huyorex', 'hucalex', 'hupixio', 'hutemex', 'huzenex'];

/** A kind of server that lists projects, such as ours or PostGraphile. */
interface Kind {
  name: string;
  start: (env: Record<string, string>) => Promise<Running>;
  /** Returns the path of a search, and the body if it is a POST request. */
  ask: (word: string) => [path: string, body?: string];
  /** Reads the number of found projects from a reply. */
  totalIn: (reply: never) => number;
}

const listPath = (word: string) => `/projects?search=${word}&page=0&limit=5`;
const listTotalIn = (reply: { metadata: { totalItems: number } }) => reply.metadata.totalItems;

const ours: Kind = {
  name: 'ours, unnamed statements',
  start: (env) => start(process.execPath, ['apps/server/dist/main.js'], { ...env, DEMO: 'false' }),
  ask: (word) => [`/backend${listPath(word)}`],
  totalIn: listTotalIn,
};
const oursNamed: Kind = {
  ...ours,
  name: 'ours, named statements (not behind PgBouncer)',
  start: (env) => ours.start({ ...env, DATABASE_PREPARE: 'true' }),
};
const bare: Kind = {
  name: 'bare Fastify and pg, named statements',
  start: (env) => start(process.execPath, ['--import', 'tsx', 'bench/bareServer.ts'], env, '/ready'),
  ask: (word) => [listPath(word)],
  totalIn: listTotalIn,
};
const postgraphile = (folder: string): Kind => ({
  name: 'PostGraphile, named statements',
  start: (env) =>
    start(
      process.execPath,
      ['--import', 'tsx', 'bench/postgraphileServer.ts'],
      { ...env, POSTGRAPHILE: folder, NODE_ENV: 'production' },
      '/ready',
    ),
  ask: (word) => ['/graphql', searchRequest(word)],
  totalIn: (reply: { data: { searchedProjects: { totalCount: number } } }) => reply.data.searchedProjects.totalCount,
});

/** CPU time per request, in µs. */
interface Times {
  node: number;
  database: number;
}

/** Compares the CPU time of a list search, in Node and PostgreSQL, to PostGraphile's and to bare Fastify and pg's. */
export async function listCpu(): Promise<Figure[]> {
  const { url, stop } = await startPostgres();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await administer(url, 'create database site');
    await administer(url, 'create database generated');
    const [site, generated] = [databaseUrl(url, 'site'), databaseUrl(url, 'generated')];
    const env = { DATABASE_URL: site, DATA_DIR };
    // The first start migrates and seeds.
    await (await start(process.execPath, ['apps/server/dist/main.js'], env)).stop();
    importProjects(env);
    await administer(site, 'vacuum analyze');
    await generate(generated, { members: 1000, entries: 10_000, projects: 10_000, thread: 100 });
    return [
      ...(await besidePostgraphile(site, await wordsOf(site))),
      ...(await besideBare(generated, SELDOM, 'among 10,000 projects')),
    ];
  } finally {
    await stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** Finds the words in project names that are long enough for a trigram index: hundreds of different searches. */
async function wordsOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ word: string }>(
    `select word from (select distinct regexp_split_to_table(name_key, '[^a-z]+') as word from project) w
     where length(word) > 2 order by md5(word)`,
  );
  await client.end();
  return rows.map(({ word }) => word);
}

/** Compares our server to PostGraphile. Also measures our server with named statements. */
async function besidePostgraphile(DATABASE_URL: string, words: string[]): Promise<Figure[]> {
  const folder = installPostgraphile();
  if (!folder) throw new Error('PostGraphile can’t be installed here: peer not measured');
  await addSearchFunction(DATABASE_URL);
  const kinds = [ours, oursNamed, postgraphile(folder)];
  const times = await measure(DATABASE_URL, kinds, words);
  const ratio = (timeOf: (times: Times) => number) =>
    median(times[0]!.map((own, round) => timeOf(own) / timeOf(times[2]![round]!)));
  return [
    ...kinds.flatMap(({ name }, index) => figuresOf(name, times[index]!)),
    { name: 'Node, ours to PostGraphile', value: ratio(({ node }) => node), unit: '×', bar: { atMost: 0.33 } },
    {
      name: 'Node and PostgreSQL, ours to PostGraphile',
      value: ratio(({ node, database }) => node + database),
      unit: '×',
      bar: { atMost: 0.5 },
    },
  ];
}

/** Compares our server to Fastify and pg alone, on an existing database. */
export async function besideBare(DATABASE_URL: string, words: string[], where: string): Promise<Figure[]> {
  const kinds = [ours, bare];
  const times = await measure(DATABASE_URL, kinds, words);
  return [
    ...kinds.flatMap(({ name }, index) => figuresOf(`${name}, ${where}`, times[index]!)),
    {
      name: `Node, ours to bare Fastify and pg, ${where}`,
      value: median(times[0]!.map(({ node }, round) => node / times[1]![round]!.node)),
      unit: '×',
      bar: { atMost: 1.5 },
    },
  ];
}

function figuresOf(name: string, times: Times[]): Figure[] {
  const figure = (part: keyof Times, label: string): Figure => {
    const values = times.map((time) => time[part]);
    return {
      name: `a search by ${name}: ${label}`,
      value: median(values),
      unit: 'µs',
      details: [`${name}: ${label} ${values.map(Math.round).join(' ')} µs in each round`],
    };
  };
  return [figure('node', 'Node'), figure('database', 'PostgreSQL')];
}

/** Starts the servers and measures them in turn. @returns for each kind, the times of its rounds */
async function measure(DATABASE_URL: string, kinds: Kind[], words: string[]): Promise<Times[][]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'));
  const servers: Running[] = [];
  try {
    for (const kind of kinds) servers.push(await kind.start({ DATABASE_URL, DATA_DIR }));
    for (const word of words.slice(0, 10)) await compareReplies(kinds, servers, word);
    const postmaster = await postmasterOf(DATABASE_URL);
    const times: Times[][] = kinds.map(() => []);
    for (let round = -warmUps; round < rounds; round += 1)
      for (const [index, kind] of kinds.entries()) {
        const time = await cpuPerRequest(kind, servers[index]!, postmaster, words);
        if (round >= 0) times[index]!.push(time);
      }
    return times;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** Rejects unless all servers find the same number of projects, and replies in the contract's shape are equal. */
async function compareReplies(kinds: Kind[], servers: Running[], word: string): Promise<void> {
  const totals: number[] = [];
  const lists: unknown[] = [];
  for (const [index, { ask, totalIn }] of kinds.entries()) {
    const [path, body] = ask(word);
    const reply = await fetch(
      servers[index]!.url + path,
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body },
    );
    if (!reply.ok)
      throw new Error(`${kinds[index]!.name} answered ${path} with ${reply.status}: ${await reply.text()}`);
    const replied: unknown = await reply.json();
    totals.push(totalIn(replied as never));
    if (totalIn === listTotalIn) lists.push(replied);
  }
  if (new Set(totals).size > 1) throw new Error(`The servers find ${totals.join(', ')} projects with “${word}”.`);
  for (const list of lists) deepEqual(list, lists[0], `The servers’ lists with “${word}” differ.`);
}

/** Measures the CPU time per request over a limited number of keep-alive connections. */
async function cpuPerRequest(
  { ask }: Kind,
  { process: child, url }: Running,
  postmaster: number,
  words: string[],
): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = { node: cpuTime(child.pid!), database: cpuTimeOfFamily(postmaster) };
  let sent = 0;
  const caller = async () => {
    while (sent < requestsPerRound) {
      const [path, body] = ask(words[sent % words.length]!);
      sent += 1;
      await call(agent, url + path, body);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return {
    node: (cpuTime(child.pid!) - before.node) / requestsPerRound,
    database: (cpuTimeOfFamily(postmaster) - before.database) / requestsPerRound,
  };
}

function call(agent: Agent, url: string, body?: string): Promise<void> {
  const posted = body !== undefined && {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  };
  return new Promise((resolve, reject) => {
    request(url, { agent, ...posted }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} was answered with ${reply.statusCode}.`));
      reply.resume().on('end', resolve);
    })
      .on('error', reject)
      .end(body);
  });
}

/** User and system CPU time of a process, in µs. Linux counts in hundredths of a second. */
export const cpuTime = (pid: number): number => {
  const [user, system] = statOf(pid).slice(11, 13);
  return (Number(user) + Number(system)) * 10_000;
};

/** Fields of a process's `/proc` entry after its name, starting with its state. */
const statOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');

/** Finds the process id of a local PostgreSQL's postmaster, the parent of its other processes. */
async function postmasterOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]!.pid)[1]);
  await client.end();
  return parent;
}

/** {@link cpuTime} of a process, its running children and its ended children. */
function cpuTimeOfFamily(parent: number): number {
  const [user, system] = statOf(parent).slice(13, 15);
  let time = cpuTime(parent) + (Number(user) + Number(system)) * 10_000;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (Number(statOf(Number(name))[1]) === parent) time += cpuTime(Number(name));
    } catch {
      // The process has ended.
    }
  }
  return time;
}
