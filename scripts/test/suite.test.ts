import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { runSuite, type SuiteResult } from '../suite.mjs';

const whole: SuiteResult = { passed: 2, failed: 0, skipped: 1, failures: [] };

let report: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  report = join(folder, 'report.json');
});

/** Runs a runner that writes this result, if any, and ends with this exit code. */
const suite = (result: SuiteResult | undefined, exitCode = 0) =>
  runSuite(
    process.execPath,
    [
      '-e',
      `${result ? `fs.writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(JSON.stringify(result))});` : ''}
      process.exit(${exitCode})`,
    ],
    report,
    (read) => read as SuiteResult,
  );

test('a run that passes has the counts of its report', async () => {
  expect(await suite(whole)).toEqual(whole);
});

test('a run that exits with 0 but writes no report fails', async () => {
  expect(await suite(undefined)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [`“${process.execPath}” wrote no report.`],
  });
});

test('the report of an earlier run does not count', async () => {
  writeFileSync(report, JSON.stringify(whole));
  expect(await suite(undefined)).toMatchObject({ passed: 0, failed: 1 });
  expect(existsSync(report)).toBe(false);
});

test('a run that fails names its failed tests', async () => {
  const failed = { ...whole, failed: 1, failures: ['a.test.ts › adds'] };
  expect(await suite(failed, 1)).toEqual(failed);
});

test('a run that fails without a failed test names its exit code', async () => {
  const { failed, failures } = await suite(whole, 3);
  expect([failed, failures[0]]).toEqual([1, expect.stringContaining('exit code 3')]);
});
