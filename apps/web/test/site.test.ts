import { describe, expect, it } from 'vitest';
import { toDocument } from '../src/app/document.ts';
import { aliases, paths } from '../src/shared/addresses.ts';
import { homeHref, isPageOf, localeOf, localesOf, readSite, siteId, type PublicSite } from '../src/shared/site.ts';
import { endOf } from '../src/features/airdrop/season.ts';
import { exampleSite } from './exampleSite.ts';

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

/** A document whose only element is the script with the site's configuration. */
const documentWith = (textContent: string | undefined) => ({
  getElementById: (id: string) => (id === siteId && textContent !== undefined ? { textContent } : null) as HTMLElement,
});

describe('the site in a page', () => {
  it('is what the server wrote, whatever its texts contain', () => {
    const site = { ...exampleSite, name: '</script><script>alert(1)</script>' };
    const html = toDocument(page, { build, nonce: 'n', theme: 'light', site, siteStyles: '' });
    expect(html).not.toContain('<script>alert');
    const [, text] = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(html)!;
    expect(readSite(documentWith(text))).toEqual(site);
  });

  it('is refused if it is missing', () => {
    for (const text of [undefined, 'null'])
      expect(() => readSite(documentWith(text)), text).toThrow('no site configuration');
  });
});

const withSections = (...sections: string[]): PublicSite => ({ ...exampleSite, sections });

describe('a site’s pages', () => {
  it('are those of its sections, and those that have none', () => {
    const site = withSections('quests', 'leaderboard');
    expect(isPageOf(site, paths.quest)).toBe(true);
    expect(isPageOf(site, paths.home)).toBe(true);
    expect(isPageOf(site, paths.faq)).toBe(true);
    for (const address of [paths.quiz, paths.quizLeaderboard, paths.projects, paths.apply, paths.airdrop])
      expect(isPageOf(site, address), address.path).toBe(false);
    expect(isPageOf(site, aliases['/quiz'])).toBe(false);
  });

  it.each([
    [['airdrop'], '/'],
    [['projects', 'quiz'], '/projects'],
    [['quiz'], '/pwr-quiz'],
    [['community'], '/pwr-community'],
  ])('with %j begin at %s', (sections, href) => {
    expect(homeHref(withSections(...sections))).toBe(href);
  });
});

it('a language that the site does not offer falls back to its default', () => {
  const site = { ...exampleSite, languages: ['tr', 'es'], defaultLanguage: 'es' };
  expect(localesOf(site).map(({ code }) => code)).toEqual(['tr', 'es']);
  expect(['tr', 'ru', 'xx', null].map((code) => localeOf(site, code).code)).toEqual(['tr', 'es', 'es', 'es']);
});

it('only the demo counts down without an end date', () => {
  const airdrop = { startsAt: null, endsAt: null };
  expect(endOf({ ...exampleSite, airdrop: { ...airdrop, isDemo: false } })).toBeNull();
  const demoEnd = Date.parse(endOf({ ...exampleSite, airdrop: { ...airdrop, isDemo: true } })!);
  const days = (demoEnd - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(12.3);
  expect(days).toBeLessThan(12.35);
  const endsAt = '2027-03-01T00:00:00Z';
  expect(endOf({ ...exampleSite, airdrop: { startsAt: null, endsAt, isDemo: false } })).toBe(endsAt);
});
