import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* `npm run test:adopters` builds the fixtures, so a snippet that equals a file of a fixture works. */
const own = join(import.meta.dirname, '..');
const files = ['test/adopters', '../../examples'].flatMap((folder) =>
  readdirSync(join(own, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|js)$/.test(path) && !path.includes('node_modules'))
    .map((path) => readFileSync(join(own, folder, path), 'utf8').trim()),
);

test.each(['README.md', 'src/docs/guides/GettingStarted.mdx', 'src/docs/guides/Testing.mdx'])(
  'every snippet of %s is a file of a site',
  (guide) => {
    const text = readFileSync(join(own, guide), 'utf8');
    const snippets = Array.from(text.matchAll(/```(?:tsx?|js)\n(.*?)```/gs), ([, code]) => code!.trim());
    expect(snippets.length).toBeGreaterThan(0);
    for (const snippet of snippets) expect(files).toContain(snippet);
  },
);
