import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const command = join(import.meta.dirname, '../stress/fuzz.ts');

/** Runs a stress test with options that make it exit before testing. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('a stress test lists its options', () => {
  const { status, stdout, stderr } = run('--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^npm run test:fuzz -- \[options\]\n.*--requests N +Requests to each database \(5000\)/s);
});

it.each([
  [['--enginee', 'PGlite'], "Unknown option '--enginee'\n"],
  [['--engine', 'MySQL'], '--engine is one of PGlite, PostgreSQL, not “MySQL”\n'],
  [['--requests', '0'], '--requests is a whole number from 1, not “0”\n'],
])('a stress test with %j says in one sentence why it does not start', (args, stderr) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr });
});
