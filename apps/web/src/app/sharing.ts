import type { Locale } from '@pwr-community/i18n';
import type { PublicPage } from '../routes.tsx';
import { paths } from '../shared/addresses.ts';
import type { Head } from '../shared/paths.ts';
import { localesOf, type PublicSite } from '../shared/site.ts';
import { escape, meta, property, toJson } from './tags.ts';

/** Folders of the server's preview images, by route pattern: for example, `project` in `/share/project/7.png`. */
const pictures: Record<string, string> = {
  [paths.project.path]: 'project',
  [paths.profile.path]: 'profile',
  [paths.quest.path]: 'quest',
};

/** Width and height of the preview images, in pixels. */
const pictureSize = [1200, 630] as const;

/** Types from schema.org. All other pages are a `WebPage`. */
const types: Record<string, string> = {
  [paths.home.path]: 'WebSite',
  [paths.projects.path]: 'CollectionPage',
  [paths.project.path]: 'ItemPage',
  [paths.profile.path]: 'ProfilePage',
  [paths.profileByName.path]: 'ProfilePage',
};

const inLanguage = (address: string, code: string) => `${address}${address.includes('?') ? '&' : '?'}lang=${code}`;

interface SharingOptions {
  /** The site's public origin. */
  origin: string;
  page: Pick<PublicPage, 'pattern' | 'address'>;
  locale: Locale;
  site: PublicSite;
}

/** Returns tags for the page's URL in each language, and for its previews in search engines and social networks. */
export function sharingTags({ title, description }: Head, { origin, page, locale, site }: SharingOptions): string[] {
  const address = origin + page.address;
  const url = locale.code === site.defaultLanguage ? address : inLanguage(address, locale.code);
  const picture = pictureOf(page, origin, locale);
  const alternate = (tag: string, href: string) => `<link rel="alternate" hreflang="${tag}" href="${escape(href)}" />`;
  const linkedData = {
    '@context': 'https://schema.org',
    '@type': types[page.pattern] ?? 'WebPage',
    name: title,
    description,
    url,
    inLanguage: locale.tag,
    ...(picture && { image: picture }),
  };
  return [
    `<link rel="canonical" href="${escape(url)}" />`,
    ...localesOf(site).map(({ code }) => alternate(code, inLanguage(address, code))),
    alternate('x-default', address),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', locale.tag.replace('-', '_')),
    ...(picture ? pictureTags(picture, title) : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    `<script type="application/ld+json">${toJson(linkedData)}</script>`,
  ];
}

function pictureOf({ pattern, address }: SharingOptions['page'], origin: string, { code }: Locale): string | undefined {
  const subject = pictures[pattern];
  const id = /\/(\d+)(?:[/?]|$)/.exec(address)?.[1];
  return subject && id ? `${origin}/share/${subject}/${id}.png?lang=${code}` : undefined;
}

const pictureTags = (picture: string, title: string) => [
  property('og:image', picture),
  property('og:image:width', `${pictureSize[0]}`),
  property('og:image:height', `${pictureSize[1]}`),
  property('og:image:alt', title),
];
