// Extracts messages/en.json from the code: ids, English texts, and notes for translators.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatjs, here } from './formatjs.ts';

/** Writes the web app's messages to a file, sorted by id. */
export function extract(file: string) {
  formatjs('extract', '../../apps/web/src/**/*.{ts,tsx}', '--out-file', file, '--throws');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) extract(join(here, 'messages/en.json'));
