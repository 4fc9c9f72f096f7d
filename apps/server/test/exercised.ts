import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Replies that no test can cause, because they require a machine failure. */
const UNREACHABLE = /^\w+ (503|default)$/;

/**
 * After a complete run, lists every reply in the contract that no test has seen, and fails if there are any. Runs on
 * PGlite and PostgreSQL count together, because some replies require concurrent calls. `npm test` names the file in
 * which it reads the list.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const file = join(tmpdir(), `exercised-${process.pid}`);
  process.env.EXERCISED_FILE = file;
  return async () => {
    // All tests have ended before the first project is torn down, which checks the replies of all projects.
    if (!existsSync(file)) return;
    const seen = new Set(readFileSync(file, 'utf8').split('\n'));
    rmSync(file);
    // Missing in Vitest's types: the file names that a run was limited to.
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
