import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { createSession } from '../../src/auth/sessions.ts';
import type { Database } from '../../src/db/database.ts';
import { checkBooks } from '../../src/points/books.ts';
import { addProject } from '../../src/projects/addProject.ts';
import { toColumns } from '../../src/projects/projectInput.ts';
import { localFileStore } from '../../src/outside/files/localFileStore.ts';
import { insertQuest } from '../../src/quests/quests.ts';
import { createMember } from '../../src/users/createMember.ts';
import type { Member } from '../../src/users/member.ts';
import { expectInContract, type Reply } from '../../test/contractCheck.ts';
import { call, type JsonCall } from '../client.ts';
import { createSite } from '../databases.ts';
import { PROOF_SECRET, startServer } from '../serverProcess.ts';

/** A member with a session. */
export interface Person {
  id: number;
  token: string;
}

/** Two servers on one PostgreSQL, and helpers for a round. */
export interface World {
  db: Database;
  admin: Person;
  /** Transactions of the simulated chain, by hash. */
  transactions: Map<string, object>;
  member(role?: Member['role']): Promise<Person>;
  /** Creates a quest worth 100 points. @returns its id */
  quest(kind?: 'manual' | 'wallet' | 'telegram'): Promise<number>;
  project(by: Person): Promise<number>;
  /** Calls one of the servers, selected by `server` in rotation, and validates its reply against the contract. */
  call(server: number, call: JsonCall): Promise<Reply>;
  close(): Promise<void>;
}

/** Context with the same proof key as the servers, so that it hashes account names as they do. */
export const proofContext = { proofKey: PROOF_SECRET, providers: { x: undefined, google: undefined } };

export const now = () => new Date();
export const unique = () => randomBytes(20).toString('hex');
export const inEveryLanguage = (text: string) => ({ en: text, ru: text, zh: text, es: text, tr: text });

/**
 * Starts two servers on one database, with a simulated chain, and creates an admin.
 * @param dist folder of the server's build; the current build by default
 * @param statements SQL to run before the servers start
 */
export async function createWorld(postgresUrl: string, dist?: string, statements: string[] = []): Promise<World> {
  const site = await createSite(postgresUrl);
  const { db, close } = await site.open();
  for (const statement of statements) await sql.raw(statement).execute(db);
  const chain = await startChain();
  const settings = { ...site.settings, DATABASE_POOL_SIZE: '20', CHAIN_RPC_URL: chain.origin };
  const servers = await Promise.all([startServer(settings, dist), startServer(settings, dist)]);

  const world: Omit<World, 'admin'> = {
    db,
    transactions: chain.transactions,
    async member(role = 'User') {
      const name = `member-${unique().slice(0, 12)}`;
      const id = await createMember(db, { name, username: name, role }, now());
      return { id, token: await createSession(db, now, id) };
    },
    quest(kind = 'manual') {
      const quest = { title: inEveryLanguage('A quest'), kind, points: 100, target: '@community' };
      return db.transaction().execute((trx) => insertQuest(trx, quest, now()));
    },
    project({ id: creatorId }) {
      const text = { projectName: `Project ${unique()}`, bio: 'What it is.', description: 'At length.' };
      const fields = toColumns({ ...text, categories: [] });
      const files = localFileStore(site.settings.DATA_DIR!);
      return addProject({ db, files }, { fields, creatorId, createdAt: now() });
    },
    async call(server, request) {
      const { origin } = servers[server % servers.length]!;
      const reply = await call(origin, request);
      expectInContract(request.method, `/backend${request.path}`, reply);
      assert(reply.status < 500, `${request.method} ${request.path} is answered with ${reply.status}`);
      return reply;
    },
    async close() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      chain.stop();
      await close();
      await site.remove();
    },
  };
  return { ...world, admin: await world.member('Admin') };
}

/** Starts a simulated chain that returns the transactions in its map. */
async function startChain() {
  const transactions = new Map<string, object>();
  const server = createServer((request, response) => {
    const hash = new URL(request.url!, 'http://chain').searchParams.get('transactionHash')!;
    const transaction = transactions.get(hash);
    response.writeHead(transaction ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ transaction }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, transactions, stop };
}

/** Number of leaderboard rows to check. */
const LOOKED_AT = 50;

/**
 * Checks that the ledger, totals, histogram and both servers' leaderboards agree, and that upvote counters are right.
 * @param member a member whose own rank is also checked
 * @throws AssertionError that describes the difference
 */
export async function expectBalance(world: World, member: Person): Promise<void> {
  const { faults } = await checkBooks(world.db);
  assert.deepEqual(faults, []);
  const miscounted = await sql`
    select id from project p
    where total_upvotes <> (select count(*) from project_upvote v where v.project_id = p.id)`.execute(world.db);
  assert.deepEqual(miscounted.rows, [], 'A project does not count its upvotes.');
  const { rows } = await sql<{ id: number; points: number }>`
    select u.id, sum(e.delta)::bigint as points from point_entry e join app_user u on u.id = e.user_id
    where u.disqualified_at is null group by u.id having sum(e.delta) > 0 order by 2 desc, 1 desc`.execute(world.db);
  for (const server of [0, 1]) {
    const path = `/api/user/leaderboard/topusers?page=0&limit=${LOOKED_AT}`;
    const { users } = JSON.parse((await world.call(server, { method: 'GET', path })).text) as {
      users: { id: number; points: number; rank: number }[];
    };
    const rank = (points: number) => 1 + rows.filter((other) => other.points > points).length;
    assert.deepEqual(
      users.map(({ id, points, rank }) => ({ id, points, rank })),
      rows.slice(0, LOOKED_AT).map(({ id, points }) => ({ id, points, rank: rank(points) })),
      'The board is not that of the ledger.',
    );
    const own = await world.call(server, { method: 'GET', path: '/api/user/leaderboard/me', token: member.token });
    const points = rows.find(({ id }) => id === member.id)?.points;
    assert.equal((JSON.parse(own.text) as { rank: number | null }).rank, points === undefined ? null : rank(points));
  }
}
