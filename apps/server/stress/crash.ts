// npm run test:crash -- [--rounds N] [--engine PGlite|PostgreSQL]: kills the server under write load, restarts it, and
// looks up every acknowledged write by its id. Exits with 1 if a write is missing or duplicated, the books don't
// balance, or a round had too few writes. The restart time is printed but has no limit, because it depends on the
// machine's load.
import { checkBooks } from '../src/points/books.ts';
import { addProject } from '../src/projects/addProject.ts';
import { toColumns } from '../src/projects/projectInput.ts';
import { localFileStore } from '../src/outside/files/localFileStore.ts';
import { createMember } from '../src/users/createMember.ts';
import { startPostgres } from '../test/postgres.ts';
import { findFaults, readTraces } from './crash/faults.ts';
import { sendWrite, writeUntilKilled, type Write, type Writers } from './crash/load.ts';
import { createSite, engines, type Engine, type Site } from './databases.ts';
import { createLongSession } from './longSession.ts';
import { readOptions } from './options.ts';
import { startServer } from './serverProcess.ts';
import { printTable } from './table.ts';

/** Expected maximum time until the server is ready again, in ms. */
const READY_WITHIN: Record<Engine, number> = { PGlite: 5000, PostgreSQL: 2000 };

/** Minimum number of acknowledged writes per round. */
const LEAST_WRITES = 200;

const { rounds, engine: only } = readOptions({
  rounds: { type: 'number', default: 10, about: 'Crashes of each database' },
  engine: { type: 'text', choices: engines, about: 'Only this database' },
});
const chosen = engines.filter((engine) => only === undefined || only === engine);

/** The results of a series of server crashes on one database engine. */
interface Series {
  kills: number;
  acknowledged: number;
  /** Fewest acknowledged writes in any round. */
  fewest: number;
  retried: number;
  /** Writes that got a 503 at least once. */
  busy: number;
  slowest: number;
  faults: string[];
}

async function crash(engine: Engine, site: Site, kills: number): Promise<Series> {
  const writers = await prepare(site);
  const series: Series = { kills, acknowledged: 0, fewest: Infinity, retried: 0, busy: 0, slowest: 0, faults: [] };
  const all: Write[] = [];
  let server = await startServer(site.settings);
  for (let kill = 0; kill < kills; kill++) {
    const writes = await writeUntilKilled(server, writers, LEAST_WRITES);
    all.push(...writes);
    const acknowledged = writes.filter(({ reply }) => reply !== undefined).length;
    series.acknowledged += acknowledged;
    series.fewest = Math.min(series.fewest, acknowledged);
    series.faults.push(...(await inspect(site, writers, all)));
    server = await startServer(site.settings);
    series.slowest = Math.max(series.slowest, server.readyAfter);
    // Retries all writes without a reply, and some that already have one.
    const again = writes.filter(({ reply }, n) => reply === undefined || n % 5 === 0);
    for (const write of again)
      if (!(await sendWrite(server.origin, write))) throw new Error('A write that was sent again got no reply.');
    series.busy += writes.filter(({ wasBusy }) => wasBusy).length;
    series.retried += again.length;
    if ((kill + 1) % 10 === 0)
      console.log(
        `${engine}: ${kill + 1} kills, ${series.acknowledged} acknowledged writes, ${series.faults.length} faults …`,
      );
  }
  await server.end('SIGKILL');
  series.faults.push(...(await inspect(site, writers, all)));
  return series;
}

async function prepare(site: Site): Promise<Writers> {
  const { db, close } = await site.open();
  const now = new Date();
  const newPerson = async (name: string, role: 'User' | 'Admin') => {
    const id = await createMember(db, { name, username: name, role }, now);
    return { id, token: await createLongSession(db, id) };
  };
  const [member, admin] = [await newPerson('member', 'User'), await newPerson('admin', 'Admin')];
  const fields = toColumns({ projectName: 'Project', bio: 'What it is.', description: 'At length.', categories: [] });
  const files = localFileStore(site.settings.DATA_DIR!);
  const projectId = await addProject({ db, files }, { fields, creatorId: member.id, createdAt: now });
  await close();
  return { member, admin, projectId };
}

/** Compares the database after a crash with the sent writes, and checks the books. @returns the faults found */
async function inspect(site: Site, writers: Writers, writes: Write[]): Promise<string[]> {
  const { db, close } = await site.inspect();
  const faults = findFaults(writes, await readTraces(db, writers));
  faults.push(...(await checkBooks(db)).faults);
  await close();
  return faults;
}

const rows: (string | number)[][] = [];
let failed = false;
for (const engine of chosen) {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  try {
    const site = await createSite(postgres?.url);
    const { kills, acknowledged, fewest, retried, busy, slowest, faults } = await crash(engine, site, rounds);
    await site.remove();
    for (const fault of faults) console.log(`${engine}: ${fault}`);
    const isSlow = slowest > READY_WITHIN[engine];
    failed ||= faults.length > 0 || kills === 0 || fewest < LEAST_WRITES;
    const ready = `${Math.round(slowest)} ms of ${READY_WITHIN[engine]}${isSlow ? ', too slow' : ''}`;
    rows.push([engine, kills, acknowledged, `${fewest} of ${LEAST_WRITES}`, retried, busy, faults.length, ready]);
  } finally {
    await postgres?.stop();
  }
}
printTable(
  [
    'engine',
    'kills',
    'acknowledged writes',
    'fewest in a round',
    'sent again',
    'answered 503',
    'faults',
    'ready within',
  ],
  rows,
);
process.exit(failed ? 1 : 0);
