import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Replies that no test can bring about: the ways in which a machine fails, and what the embedded database never does. */
const UNREACHABLE = /^\w+ (503|default)$/;

/** After a run of all tests, lists every reply that the contract declares and no test has seen. */
export default function setup(project: TestProject): () => Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'exercised-'));
  const file = join(dir, 'replies');
  process.env.EXERCISED_FILE = file;
  return async () => {
    const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
    rmSync(dir, { recursive: true, force: true });
    // Not in Vitest's types: the file names that a run was narrowed to.
    if ((project.vitest as { filenamePattern?: string[] }).filenamePattern?.length) return;
    const { contract, operations } = await import('../src/http/contract.ts');
    const declared = operations.flatMap(({ id, path, method }) =>
      Object.keys(contract.paths[path]![method.toLowerCase()]!.responses).map((status) => `${id} ${status}`),
    );
    const unseen = declared.filter((reply) => !seen.has(reply) && !UNREACHABLE.test(reply));
    const summary = `Replies of the contract that no test has seen: ${unseen.length} of ${declared.length}`;
    process.stdout.write(`${[summary, ...unseen].join('\n  ')}\n`);
  };
}
