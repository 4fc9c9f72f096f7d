import type { ProjectDetail } from '@pwr-community/api/schema';
import { describe, expect, it, test } from 'vitest';
import {
  changesOf,
  completeUrl,
  fieldError,
  initialValues,
  resolver,
  telegramName,
  toCreate,
} from '../src/features/project-form/values.ts';

describe('a pasted web address', () => {
  it.each([
    ['tidewheel.example', 'https://tidewheel.example'],
    [' tidewheel.example ', 'https://tidewheel.example'],
    ['https://tidewheel.example', 'https://tidewheel.example'],
    ['http://tidewheel.example', 'http://tidewheel.example'],
    ['', ''],
  ])('%j becomes %j', (text, url) => {
    expect(completeUrl(text)).toBe(url);
  });
});

describe('a pasted Telegram name', () => {
  it.each(['tidewheel', '@tidewheel', 't.me/tidewheel', 'https://t.me/tidewheel', ' @tidewheel '])(
    '%j becomes the bare name',
    (text) => {
      expect(telegramName(text)).toBe('tidewheel');
    },
  );
});

test.each([
  ['not-allowed', 'projectName', 'hidden'],
  ['wrong-format', 'projectName', 'hidden'],
  ['wrong-format', 'description', 'hidden'],
  ['wrong-format', 'categories', 'hidden'],
  ['wrong-format', 'telegramUsername', 'telegram'],
  ['wrong-format', 'projectWebsite', 'url'],
  ['not-allowed', 'projectDeployment', 'invalid'],
] as const)('the server’s refusal %j of the field %s is shown as %j', (code, name, error) => {
  expect(fieldError(code, name)).toBe(error);
});

const project = { ...initialValues(), projectName: 'Tidewheel', bio: 'Waves.', description: 'Energy from waves.' };
const errorsOf = async (values: Partial<typeof project>) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolver({ ...project, ...values }, undefined, options);
  return Object.entries(errors).map(([name, error]) => `${name}: ${String(error?.message)}`);
};

describe('the links of a project', () => {
  const links = { projectWebsite: 'https://пример.рф/ü', twitterLinkedinUrl: 'https://x.com/a|b' };
  const sent = { projectWebsite: 'https://xn--e1afmkfd.xn--p1ai/%C3%BC', twitterLinkedinUrl: 'https://x.com/a%7Cb' };

  it('may have characters of any script, and are sent as the API takes them', async () => {
    expect(await errorsOf(links)).toEqual([]);
    expect(toCreate({ ...project, ...links })).toMatchObject(sent);
    expect(changesOf(project, { ...project, ...links })).toEqual(sent);
  });

  it('are measured as they are sent', async () => {
    // Each letter of the path is sent as six characters.
    const projectWebsite = `https://example.com/${'ü'.repeat(100)}`;
    expect(await errorsOf({ projectWebsite })).toEqual(['projectWebsite: tooLong']);
  });

  it('can be removed', () => {
    expect(changesOf({ ...project, projectWebsite: 'https://' }, project)).toEqual({ projectWebsite: '' });
  });
});

test.each([
  [['DeFi', '😀'.repeat(40)], []],
  [['DeFi', 'defi'], ['categories: rejected']],
  [['a'.repeat(41)], ['categories: rejected']],
  [Array.from({ length: 11 }, (_, index) => `${index}`), ['categories: rejected']],
])('the categories %j, of which the field rejected some: %j', async (categories, errors) => {
  expect(await errorsOf({ categories })).toEqual(errors);
});

it('loads a stored category that repeats another in a different case only once, and saves the rest', async () => {
  const stored = { ...project, projectDeployment: '', categories: ['DeFi', 'Energy', 'defi', 'DEFI'] };
  const loaded = initialValues(stored as unknown as ProjectDetail);
  expect(loaded.categories).toEqual(['DeFi', 'Energy']);
  expect(await errorsOf(loaded)).toEqual([]);
  expect(changesOf(loaded, { ...loaded, bio: 'Waves and tides.' })).toEqual({ bio: 'Waves and tides.' });
});
