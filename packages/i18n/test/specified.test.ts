import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { here } from '../scripts/formatjs.ts';
import { createCatalogue, findLocale, parts } from '../src/index.ts';

const read = (path: string) => readFileSync(join(here, path), 'utf8');

/** Name of the default site, as set in its configuration file. */
const community = /^shortName: (.+)$/m.exec(read('../../apps/server/site/site.yaml'))![1]!;

/** Matches strings that are only part of a message, because the site shows them with a count or a name. */
const part =
  /^(?:Show Replies|Hide Replies|Replying to|All Rights reserved|Comments|300x300|Error fetching referral usernames)$/;

it('the messages of the default site have every string of the specification, letter for letter', async () => {
  const catalogue = createCatalogue(findLocale('en'), { names: { community, coin: community }, replacements: {} });
  await Promise.all(parts.map((part) => catalogue.open(part)));
  const texts = Object.values(catalogue.getWords().messages).map((message) =>
    message.map((element) => (element.type === 0 ? element.value : '\uFFFC')).join(''),
  );
  const strings = read('test/specified.txt').trim().split('\n');
  const missing = strings.filter(
    (string) => !texts.some((text) => (part.test(string) ? text.includes(string) : text === string)),
  );
  expect(missing).toEqual([]);
});
