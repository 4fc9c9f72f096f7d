import { expect, it } from 'vitest';
import { toDocument } from '../src/app/document.ts';
import { configuredWays } from '../src/shared/signInWays.ts';

const page = {
  head: '',
  styles: '',
  inlineStyles: '',
  ids: '',
  html: '',
  state: '',
  locale: { code: 'en', tag: 'en', name: 'English', dir: 'ltr' } as never,
  failure: { text: '', retry: '' },
};
const build = { sheet: '', start: [], pages: {}, messages: '' };

/** A browser's document with the meta element that the server sends. */
function documentWith(signIn: string[]): Document {
  const html = toDocument(page, { build, nonce: 'n', theme: 'light', signIn });
  const content = /<meta name="sign-in" content="([^"]*)"/.exec(html)![1];
  return { querySelector: () => ({ content }) } as unknown as Document;
}

it('only configured ways to sign in are offered', () => {
  const isConfigured = configuredWays(documentWith(['google', 'wallet']));
  expect(['x', 'google', 'wallet'].map(isConfigured)).toEqual([false, true, true]);
  expect(configuredWays(documentWith([]))('x')).toBe(false);
});

it('all are offered on a page that does not come from the server', () => {
  expect(configuredWays({ querySelector: () => null } as unknown as Document)('x')).toBe(true);
});
