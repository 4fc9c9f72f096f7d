import { locales } from '@pwr-community/i18n';
import { describe, expect, it } from 'vitest';
import { sharingTags } from '../src/app/sharing.ts';
import { exampleSite } from './exampleSite.ts';

const origin = 'https://pwr.example.org';
const [english, russian] = locales;
const head = { title: 'Harbour </script>', description: 'Boats & "ropes"' };
const tagsOf = (pattern: string, address: string, locale: (typeof locales)[number] = english) =>
  sharingTags(head, { origin, page: { pattern, address }, locale, site: exampleSite }).join('\n');

describe('the tags of a page that is shared', () => {
  it('name its address in every language', () => {
    const tags = tagsOf('/projects', '/projects?sort=name', russian);
    expect(tags).toContain(`<link rel="canonical" href="${origin}/projects?sort=name&amp;lang=ru" />`);
    for (const { code } of locales)
      expect(tags).toContain(`hreflang="${code}" href="${origin}/projects?sort=name&amp;lang=${code}"`);
    expect(tags).toContain(`hreflang="x-default" href="${origin}/projects?sort=name"`);
  });

  it.each([
    ['/projects/:id', '/projects/7', 'project/7'],
    ['/profile/:id', '/profile/3?tab=comments', 'profile/3'],
    ['/quest/:id', '/quest/12', 'quest/12'],
  ])('of %s show a picture of their own, in the language of the page', (pattern, address, picture) => {
    const tags = tagsOf(pattern, address, russian);
    expect(tags).toContain(`<meta property="og:image" content="${origin}/share/${picture}.png?lang=ru" />`);
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it('show no picture where the server draws none', () => {
    expect(tagsOf('/faq', '/faq')).not.toContain('og:image');
    expect(tagsOf('/projects/:id', '/projects/abc')).not.toContain('og:image');
  });

  it('hold their text, whatever it is', () => {
    const tags = tagsOf('/faq', '/faq');
    expect(tags).toContain('content="Boats &amp; &quot;ropes&quot;"');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(tags) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'WebPage', name: head.title, url: `${origin}/faq` });
  });
});
