// npm run test:once -- [--rounds N] [--effect NAME] [--partitioned]: requests each idempotent effect 32 times
// concurrently from two servers on one PostgreSQL. Then repeats the rounds without the effect's guard. They must fail,
// which proves that the test can detect a fault. Exits with 1 if an effect does not happen exactly once, the books do
// not balance, or no round fails without the guard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';
import { startPostgres } from '../test/postgres.ts';
import { effects } from './once/effects.ts';
import { guards, misplaced } from './once/guards.ts';
import { buildWithout } from './once/unguarded.ts';
import { createWorld, expectBalance, type World } from './once/world.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const AT_ONCE = 32;

const { rounds, effect, partitioned } = readOptions({
  rounds: { type: 'number', default: 20, about: 'Rounds of each effect' },
  effect: { type: 'text', choices: Object.keys(effects), about: 'Only this effect' },
  partitioned: { type: 'flag', about: 'Divides the ledger into partitions first' },
});
const names = effect === undefined ? Object.keys(effects) : [effect];
assert.deepEqual(Object.keys(guards), Object.keys(effects), 'Each effect names its guard.');
assert.deepEqual(Object.values(guards).flatMap(misplaced), []);

const partition = partitioned ? [readFileSync(join(workspaceRoot, 'deploy/cluster/partition-points.sql'), 'utf8')] : [];

/** Runs one round, and checks its effects and the books. @returns a description of the fault, if any */
async function fire(world: World, name: string): Promise<string | undefined> {
  try {
    const { member, call, effects: count } = await effects[name]!(world);
    const calls = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, n) => world.call(n, call(n))));
    const seen = await count();
    if (seen !== 1) return `${seen} effects`;
    for (const result of calls) if (result.status === 'rejected') throw result.reason;
    await expectBalance(world, member);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Runs rounds until one has a fault. @returns the last round, and its fault if any */
async function fireRounds(world: World, name: string): Promise<{ round: number; fault: string | undefined }> {
  for (let round = 1; round <= rounds; round++) {
    const fault = await fire(world, name);
    if (fault !== undefined) return { round, fault };
  }
  return { round: rounds, fault: undefined };
}

const postgres = await startPostgres();
const rows: (string | number)[][] = [];
let failed = false;
try {
  const world = await createWorld(postgres.url, undefined, partition);
  const guarded = new Map<string, Awaited<ReturnType<typeof fireRounds>>>();
  for (const name of names) {
    console.log(`${name}: ${rounds} rounds of ${AT_ONCE} …`);
    const result = await fireRounds(world, name);
    guarded.set(name, result);
    console.log(`  ${result.fault ?? '1 each'}, round ${result.round}`);
  }
  await world.close();

  for (const name of names) {
    const guard = guards[name]!;
    console.log(`${name} without the ${guard.name} …`);
    const unguarded = await createWorld(postgres.url, await buildWithout(guard), [
      ...partition,
      ...(guard.statements ?? []),
    ]);
    const without = await fireRounds(unguarded, name);
    await unguarded.close();
    const { round, fault } = guarded.get(name)!;
    failed ||= fault !== undefined || without.fault === undefined;
    const red = without.fault === undefined ? 'NO' : `yes, in round ${without.round}: ${without.fault.split('\n')[0]}`;
    rows.push([name, round, fault ?? '1 each', guard.name, red]);
  }
} finally {
  await postgres.stop();
}
printTable(['effect', 'rounds', 'effects seen', 'guard', 'red without its guard'], rows);
process.exit(failed ? 1 : 0);
