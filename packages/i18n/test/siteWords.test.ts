import { expect, it } from 'vitest';
import { createCatalogue, findLocale } from '../src/index.ts';
import { withSiteWords } from '../src/siteWords.ts';

const literal = (value: string) => ({ type: 0, value }) as const;
const argument = (value: string) => ({ type: 1, value }) as const;
const names = { community: 'Harbor', coin: 'HBR' };

it('names become a part of the text, so that a plain message stays plain', () => {
  const message = [literal('Welcome to '), argument('community'), literal(' Airdrops!')];
  const filled = withSiteWords({ welcome: message }, 'en', { names, replacements: {} });
  expect(filled.welcome).toEqual([literal('Welcome to Harbor Airdrops!')]);
  // The original must not change, because catalogs of other communities start from the same messages.
  expect(message).toHaveLength(3);
});

it('names are filled in within tags and plural forms, and other arguments stay', () => {
  const form = { value: [argument('coin'), literal(' '), argument('count')] };
  const message = [
    { type: 8, value: 'b', children: [argument('community')] },
    { type: 6, value: 'count', offset: 0, pluralType: 'cardinal', options: { other: form } },
  ];
  const filled = withSiteWords({ message: message as never }, 'en', { names, replacements: {} });
  expect(filled.message).toEqual([
    { type: 8, value: 'b', children: [literal('Harbor')] },
    {
      type: 6,
      value: 'count',
      offset: 0,
      pluralType: 'cardinal',
      options: { other: { value: [literal('HBR '), argument('count')] } },
    },
  ]);
});

it('a community’s own text replaces that of the build, in its language', async () => {
  const replacements = { es: { 'projects.title': [literal('Barcos de '), argument('community')] } };
  const catalogue = createCatalogue(findLocale('en'), { names, replacements });
  await catalogue.open('start');
  expect(catalogue.getWords().messages['projects.title']).toEqual([literal('Top Projects')]);
  await catalogue.setLocale(findLocale('es'));
  expect(catalogue.getWords().messages['projects.title']).toEqual([literal('Barcos de Harbor')]);
});
