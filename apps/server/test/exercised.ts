import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Matches the 503 and default replies. No test has to cause them, because many require a failing machine. */
const UNREACHABLE = /^\w+ (503|default)$/;

/**
 * After a run of all test files, lists the replies in the contract that no test received. If there are any, and the run
 * covered both PGlite and PostgreSQL, makes the run fail and writes the list to UNSEEN_FILE, which `npm test` sets and
 * reads. A reply on either database counts, because some replies require concurrent calls.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const file = join(tmpdir(), `exercised-${process.pid}`);
  process.env.EXERCISED_FILE = file;
  return async () => {
    // The first teardown, which runs after all tests, checks the replies of all projects and deletes the file.
    if (!existsSync(file)) return;
    const seen = new Set(readFileSync(file, 'utf8').split('\n'));
    rmSync(file);
    // `filenamePattern`, missing in Vitest's types, contains the file names that a run is limited to.
    const { filenamePattern, projects } = project.vitest as typeof project.vitest & { filenamePattern?: string[] };
    if (filenamePattern?.length) return;
    const { contract, operations } = await import('../src/contract/contract.ts');
    const declared = operations.flatMap(({ id, path, method }) =>
      Object.keys(contract.paths[path]![method.toLowerCase()]!.responses).map((status) => `${id} ${status}`),
    );
    const unseen = declared.filter((reply) => !seen.has(reply) && !UNREACHABLE.test(reply));
    const summary = `Replies of the contract that no test has seen: ${unseen.length} of ${declared.length}`;
    process.stdout.write(`${[summary, ...unseen].join('\n  ')}\n`);
    const isWhole = ['server', 'server-postgres'].every((name) => projects.some((one) => one.name === name));
    if (!isWhole || unseen.length === 0) return;
    process.exitCode = 1;
    if (process.env.UNSEEN_FILE) writeFileSync(process.env.UNSEEN_FILE, [summary, ...unseen].join('\n  '));
  };
}
