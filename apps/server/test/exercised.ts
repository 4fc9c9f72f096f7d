import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Replies that no test can bring about: the ways in which a machine fails. */
const UNREACHABLE = /^\w+ (503|default)$/;

/**
 * After a run of all tests, lists every reply that the contract declares and no test has seen, and fails where there is
 * one. The runs on PGlite and on PostgreSQL count together: some replies need two calls at once.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const file = join(tmpdir(), `exercised-${process.pid}`);
  process.env.EXERCISED_FILE = file;
  return async () => {
    // All tests have ended before the first project is torn down, and it reads what all have seen.
    if (!existsSync(file)) return;
    const seen = new Set(readFileSync(file, 'utf8').split('\n'));
    rmSync(file);
    // Not in Vitest's types: the file names that a run was narrowed to.
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
    if (isWhole && unseen.length > 0) process.exitCode = 1;
  };
}
