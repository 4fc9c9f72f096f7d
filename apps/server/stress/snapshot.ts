// npm run test:snapshot -- [--members N]: freezes the points of N members (one million by default) on PostgreSQL,
// compares the root and 20 proofs with those of @openzeppelin/merkle-tree, and checks the CSV file. Exits with 1 if one
// of them is wrong, the freeze takes longer than a minute, or the process needs more than 300 MB.
import { sql } from 'kysely';
import { walletAllocation } from '../src/snapshots/allocations.ts';
import { checkFile } from '../src/snapshots/checkFile.ts';
import { csvFile } from '../src/snapshots/file.ts';
import { freezeDue } from '../src/snapshots/freeze.ts';
import { openDatabase } from '../src/db/database.ts';
import { startPostgres } from '../test/postgres.ts';
import { createSite } from './databases.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const { members } = readOptions({ members: { type: 'number', default: 1_000_000, about: 'Members with points' } });

/** Limits for a million members: time in s, and memory of the process in MB. */
const BARS = { seconds: 60, megabytes: 300 };

const RULES = {
  symbol: 'PWR',
  decimals: 9,
  total: '1000000000000000000',
  method: 'proportional',
  amountPerPoint: null,
  cap: null,
  minimumPoints: 10,
  excludesAdmins: true,
  remainder: 'most-points',
};

const postgres = await startPostgres();
const site = await createSite(postgres.url);
const { DATABASE_URL, DATA_DIR } = site.settings;
const config = { databaseUrl: DATABASE_URL, databasePoolSize: 4, dataDir: DATA_DIR! };
// Opened without statement timeouts, as by maintenance commands.
const { db, close } = await openDatabase(config, false);
try {
  await sql`insert into app_user (name, username, total_points, created_at)
    select 'Member ' || n, 'member' || n, n::bigint * 7919 % 100003, now() from generate_series(1, ${members}) n`.execute(
    db,
  );
  await sql`insert into wallet_of_member (user_id, address)
    select id, '0x' || encode(substring(sha256(id::text::bytea) for 20), 'hex') from app_user where id % 10 > 0`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  await db
    .insertInto('snapshot_proposal')
    .values({
      rules: JSON.stringify(RULES),
      freeze_at: new Date(),
      status: 'confirmed',
      proposed_by: 1,
      proposed_at: new Date(),
    })
    .execute();

  const before = process.resourceUsage().maxRSS / 1024;
  const began = performance.now();
  const cpu = process.cpuUsage();
  await freezeDue({ db, clock: () => new Date() });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const megabytes = process.resourceUsage().maxRSS / 1024;

  const snapshot = await db.selectFrom('snapshot').selectAll().executeTakeFirstOrThrow();
  const beganCheck = performance.now();
  const checked = await checkFile(linesOf(csvFile(db, 1)));
  const checkSeconds = (performance.now() - beganCheck) / 1000;
  const leaves = await readLeaves();
  // Loaded only now, so that it doesn't add to the measured memory.
  const { StandardMerkleTree } = await import('@openzeppelin/merkle-tree');
  const library = StandardMerkleTree.of(leaves, ['address', 'uint256']);
  const proofs = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const place = Math.floor((index * leaves.length) / 20);
      const own = await walletAllocation(db, 1, leaves[place]![0]);
      return JSON.stringify(own.proof) === JSON.stringify(library.getProof(place));
    }),
  );
  printTable(
    ['', 'measured', 'bar'],
    [
      ['members', String(members), ''],
      ['recipients', String(leaves.length), ''],
      ['freeze', `${seconds.toFixed(1)} s`, `${BARS.seconds} s`],
      ['CPU time of the process', `${((user + system) / 1e6).toFixed(1)} s`, ''],
      ['memory of the process', `${megabytes.toFixed(0)} MB (${before.toFixed(0)} before)`, `${BARS.megabytes} MB`],
      ['check of the file', `${checkSeconds.toFixed(1)} s`, ''],
      ['root of the library', library.root === snapshot.root ? 'the same' : 'another', 'the same'],
      ['proofs of the library', proofs.every(Boolean) ? 'the same' : 'others', 'the same'],
      ['root and SHA-256 of the file', isSame() ? 'the same' : 'another', 'the same'],
    ],
  );
  const isRight = library.root === snapshot.root && proofs.every(Boolean) && isSame();
  process.exitCode = isRight && seconds <= BARS.seconds && megabytes <= BARS.megabytes ? 0 : 1;

  function isSame() {
    return checked.root === snapshot.root && checked.sha256 === snapshot.sha256 && checked.faults.length === 0;
  }
} finally {
  await close();
  await site.remove();
  await postgres.stop();
}

async function* linesOf(pages: AsyncIterable<string>) {
  for await (const page of pages) yield* page.split('\r\n').slice(0, -1);
}

async function readLeaves(): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('snapshot_entry')
    .select(['wallet', 'amount'])
    .where('leaf_index', 'is not', null)
    .execute();
  return rows.map(({ wallet, amount }) => [wallet!, String(amount)]);
}
