// Runs a test runner and reads its report.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from './workspace.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Runs a test runner; `read` extracts counts and failures from the report that it writes. A run without a report counts
 * as failed, even if the runner ends with exit code 0. An earlier run's report is deleted first.
 */
export async function runSuite(command, args, report, read, env = {}) {
  rmSync(report, { force: true });
  const error = await run(command, args, { env }).catch((reason) => reason);
  const isWritten = existsSync(report);
  const result = isWritten ? read(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  const message = error?.message ?? (isWritten ? undefined : `“${command}” wrote no report.`);
  if (message === undefined) return result;
  return {
    ...result,
    failed: result.failed || 1,
    failures: result.failures.length ? result.failures : [message],
  };
}
