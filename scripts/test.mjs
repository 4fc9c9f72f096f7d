// npm test -- [PART…]: runs all checks, or only those of the named parts, and prints a summary.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findTestBrowser } from './browser.mjs';
import { commitsToCheck } from './commits.mjs';
import { runSuite } from './suite.mjs';
import { checkSystem, make, orExit, root, run } from './workspace.mjs';

checkSystem();

const total = { passed: 0, failed: 0, skipped: 0 };
/** Failures, repeated at the end, because often only the end of a long log is kept. */
const failures = [];
/** One line per part with its duration. */
const times = [];
const reports = join(root, '.cache/reports');

/** Runs a command as one check. */
async function check(name, command, args, options) {
  try {
    await run(command, args, { ...options, quiet: true });
    total.passed += 1;
    console.log(`✓ ${name}`);
  } catch (error) {
    total.failed += 1;
    failures.push(`${name}: ${error.message}`);
    console.log(`✗ ${name}: ${error.message}`);
  }
}

/** Formats a duration in minutes and seconds, such as "  2:05". */
const inMinutes = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`;
};

const firstLine = (text = '') => text.trim().split('\n', 1)[0];

/** Runs a test runner, adds its counts to the total, and prints them. */
async function suite(name, command, args, report, read, env) {
  const result = await runSuite(command, args, join(reports, report), read, env);
  failures.push(...result.failures.map((failed) => `${name}: ${failed}`));
  for (const key of Object.keys(total)) total[key] += result[key];
  const { passed, failed, skipped } = result;
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}

const vitest = (name, ...projects) =>
  suite(
    name,
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // The default leaves one core idle, which is half of a machine with two.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, `${name}.json`)}`,
    ],
    `${name}.json`,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      failures: testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name: path, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          return failed.length
            ? failed.map((test) => `${relative(root, path)} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
            : [`${relative(root, path)}: ${firstLine(message)}`];
        }),
    }),
  );

/** Failed tests in a Playwright report, as “file:line › title: error”. */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const { error } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
      return `${file}:${line} › ${title}: ${firstLine(stripVTControlCharacters(error?.message ?? 'not run'))}`;
    }),
  ...suites.flatMap(failedSpecs),
];

/** Makes a tool skip files whose content has already passed. */
const cached = (tool) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${tool}`];

const packages = ['packages/ui', 'packages/api', 'packages/i18n', 'apps/web', 'apps/server'];

const parts = {
  types: async () => {
    await Promise.all([
      ...packages.map((folder) => check(`types of ${folder}`, 'tsc', ['--noEmit', '-p', folder])),
      check('types of the commands', 'tsc', ['--noEmit', '-p', '.']),
    ]);
    // A check and not a test, because compiling all entries has no time limit.
    await check('public API of packages/ui', 'tsx', ['scripts/api-report.ts', '--check'], {
      cwd: join(root, 'packages/ui'),
    });
  },
  lint: async () => {
    await Promise.all([
      check('lint', 'eslint', ['.', '--max-warnings', '0', ...cached('eslint')]),
      // ESLint could check this too, but takes ten times as long to compute the types.
      check('floating promises', 'oxlint', ['--type-aware', '--quiet']),
      check('format', 'prettier', ['--check', '--log-level', 'warn', '.', ...cached('prettier')]),
      check('layers', 'depcruise', ['packages', 'apps', 'bench', 'scripts', '.storybook']),
      check('unused code and dependencies', 'knip'),
      check('contract', 'redocly', ['lint', 'openapi/openapi.yaml']),
      check('commit messages', 'commitlint', commitsToCheck()),
    ]);
  },
  unit: () => vitest('unit', 'scripts', 'ui', 'api', 'i18n', 'web'),
  server: async () => {
    // A run also fails if some reply of the contract was never received by a test. Vitest's report can't show that.
    const unseen = join(reports, 'unseen.txt');
    rmSync(unseen, { force: true });
    process.env.UNSEEN_FILE = unseen;
    await vitest('server', 'server', 'server-postgres');
    if (existsSync(unseen)) failures.push(readFileSync(unseen, 'utf8'));
  },
  stories: () => vitest('stories', 'stories', 'ui-browser'),
  e2e: async () => {
    await make('make:site');
    await suite(
      'e2e',
      'playwright',
      ['test', '-c', 'apps/web'],
      'e2e.json',
      ({ stats, suites }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        failures: failedSpecs({ suites }),
      }),
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
    );
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !parts[name]);
if (unknown.length) {
  console.error(`There is no part “${unknown[0]}”. Known: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
mkdirSync(reports, { recursive: true });
await orExit(make('make:generated'));
process.env.CHROMIUM_PATH = await orExit(findTestBrowser());
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length && !chosen.includes(name)) continue;
  const began = Date.now();
  await orExit(part());
  times.push(`${inMinutes(Date.now() - began)}  ${name}`);
}
const table = [...times, `${inMinutes(performance.now())}  npm test, in all`].join('\n');
// `.ci/run` appends its own lines.
writeFileSync(join(reports, 'times.txt'), `${table}\n`);

if (failures.length) console.log(`\nFailed:\n${failures.map((failed) => `✗ ${failed}`).join('\n')}`);
console.log(`\nMinutes:seconds\n${table}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed || !total.passed ? 1 : 0);
