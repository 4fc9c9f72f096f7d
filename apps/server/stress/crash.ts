// npm run test:crash -- [--rounds N] [--engine PGlite|PostgreSQL]: kills the server under a load of writes, starts it
// again, and looks for every write that it had acknowledged. Exit code 1 where one is missing or came twice, or the books
// do not balance. How long it takes to be ready again is told, and judged by who knows how busy the machine was.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createSession } from '../src/auth/sessions.ts';
import { checkBooks } from '../src/points/books.ts';
import { addProject } from '../src/projects/addProject.ts';
import { toColumns } from '../src/projects/projectInput.ts';
import { localFileStore } from '../src/outside/files/localFileStore.ts';
import { createMember } from '../src/users/createMember.ts';
import { startPostgres } from '../test/postgres.ts';
import { sendWrite, writeUntilGone, type Write, type Writers } from './crash/load.ts';
import { createSite, engines, type Engine, type Site } from './databases.ts';
import { startServer } from './serverProcess.ts';
import { printTable } from './table.ts';

/** Longest time until it is ready again, in ms. */
const READY_WITHIN: Record<Engine, number> = { PGlite: 5000, PostgreSQL: 2000 };

/** Fewest and most acknowledged writes before a kill. */
const WRITES = [25, 125] as const;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' }, engine: { type: 'string' } } });
const chosen = engines.filter((engine) => values.engine === undefined || values.engine === engine);

/** What a series of crashes on one database came to. */
interface Series {
  kills: number;
  acknowledged: number;
  retried: number;
  slowest: number;
  faults: string[];
}

async function crash(site: Site, kills: number): Promise<Series> {
  const writers = await prepare(site);
  const series: Series = { kills, acknowledged: 0, retried: 0, slowest: 0, faults: [] };
  const all: Write[] = [];
  let server = await startServer(site.settings);
  for (let kill = 0; kill < kills; kill++) {
    const last = randomInt(...WRITES);
    const { end } = server;
    const writes = await writeUntilGone(server.origin, writers, (times) => void (times === last && end('SIGKILL')));
    await end('SIGKILL');
    all.push(...writes);
    const acknowledged = writes.filter(({ reply }) => reply !== undefined);
    series.acknowledged += acknowledged.length;
    await inspect(site, series, writers, all);
    server = await startServer(site.settings);
    series.slowest = Math.max(series.slowest, server.readyAfter);
    // Clients that saw no reply send it again, and some that saw one do too.
    const again = writes.filter(({ reply }, n) => reply === undefined || n % 5 === 0);
    for (const write of again) await sendWrite(server.origin, write);
    series.retried += again.length;
  }
  await server.end('SIGKILL');
  await inspect(site, series, writers, all);
  return series;
}

async function prepare(site: Site): Promise<Writers> {
  const { db, close } = await site.open();
  const now = new Date();
  const clock = () => now;
  const newPerson = async (name: string, role: 'User' | 'Admin') => {
    const id = await createMember(db, { name, username: name, role }, now);
    return { id, token: await createSession(db, clock, id) };
  };
  const [member, admin] = [await newPerson('member', 'User'), await newPerson('admin', 'Admin')];
  const fields = toColumns({ projectName: 'Project', bio: 'What it is.', description: 'At length.', categories: [] });
  const files = localFileStore(site.settings.DATA_DIR!);
  const projectId = await addProject({ db, files }, { fields, creatorId: member.id, createdAt: now });
  await close();
  return { member, admin, projectId };
}

/** Holds the database, as the crash left it, against what was sent. */
async function inspect(site: Site, { faults }: Series, { member, projectId }: Writers, writes: Write[]) {
  const { db, close } = await site.inspect();
  const comments = await db.selectFrom('comment').select('body').execute();
  const project = await db
    .selectFrom('project')
    .select('total_comments')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const { total_points } = await db
    .selectFrom('app_user')
    .select('total_points')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  faults.push(...(await checkBooks(db)).faults);
  await close();

  const times = new Map<string, number>();
  for (const { body } of comments) times.set(body, (times.get(body) ?? 0) + 1);
  if (project.total_comments !== comments.length)
    faults.push(`The project counts ${project.total_comments} comments, and has ${comments.length}.`);
  let [least, most] = [0, 0];
  for (const { leaves, reply } of writes) {
    if ('comment' in leaves) {
      const found = times.get(leaves.comment) ?? 0;
      if (found > 1) faults.push(`A comment is there ${found} times.`);
      if (found === 0 && reply !== undefined) faults.push('An acknowledged comment is not there.');
    } else {
      most += leaves.points;
      if (reply !== undefined) least += leaves.points;
    }
  }
  if (total_points < least || total_points > most)
    faults.push(`The member has ${total_points} points, of ${least} acknowledged and ${most} sent.`);
}

const rows: (string | number)[][] = [];
let failed = chosen.length === 0;
for (const engine of chosen) {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  try {
    const site = await createSite(postgres?.url);
    const { kills, acknowledged, retried, slowest, faults } = await crash(site, Number(values.rounds));
    await site.remove();
    for (const fault of faults) console.log(`${engine}: ${fault}`);
    const isSlow = slowest > READY_WITHIN[engine];
    failed ||= faults.length > 0 || acknowledged === 0;
    const ready = `${Math.round(slowest)} ms of ${READY_WITHIN[engine]}${isSlow ? ', too slow' : ''}`;
    rows.push([engine, kills, acknowledged, retried, faults.length, ready]);
  } finally {
    postgres?.stop();
  }
}
printTable(
  ['engine', 'kills', 'acknowledged writes', 'sent again', 'lost, doubled or unbalanced', 'ready within'],
  rows,
);
process.exit(failed ? 1 : 0);
