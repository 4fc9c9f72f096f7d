import type { PublicSite } from '@pwr-community/api/site';
import {
  defaultLocale,
  locales,
  pseudoLocales,
  type Locale,
  type LocaleCode,
  type SiteWords,
} from '@pwr-community/i18n';
import { createContext, use } from 'react';
import { landings, paths, type Section } from './addresses.ts';

export type { PublicSite };

/** The id of the JSON script with the site's configuration. */
export const siteId = 'site';

/** Reads the site's configuration from the page; without it, nothing can render. The server has validated it. */
export function readSite(page: Pick<Document, 'getElementById'>): PublicSite {
  const site = JSON.parse(page.getElementById(siteId)?.textContent ?? 'null') as PublicSite | null;
  if (site === null) throw new Error('The page has no site configuration.');
  return site;
}

/**
 * This page's site configuration, for code outside of React. Null on the server, which keeps one for each version of
 * the configuration file.
 */
export const pageSite: PublicSite | null = import.meta.env.SSR ? null : readPageSite();

function readPageSite(): PublicSite {
  try {
    return readSite(document);
  } catch (error) {
    window.early?.fail();
    throw error;
  }
}

export const SiteContext = createContext(pageSite);

export function useSite(): PublicSite {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}

/** True if a section of the site is on. */
export const isOn = ({ sections }: PublicSite, section: Section) => sections.includes(section);

/** True if the site has this page: it belongs to no section, or at least one of its sections is on. */
export const isPageOf = (site: PublicSite, { sections }: { path: string; sections?: readonly Section[] }) =>
  !sections || sections.some((section) => isOn(site, section));

/** Returns the address of the site's start page: the home page, or the first other page that is on. */
export const homeHref = (site: PublicSite): string =>
  [paths.home, ...landings].find((address) => isPageOf(site, address))!.getHref();

/** The site's languages, in menu order. */
export const localesOf = ({ languages }: PublicSite) =>
  languages.flatMap((code) => locales.find((locale) => locale.code === code) ?? []);

export const defaultLocaleOf = (site: PublicSite): Locale =>
  locales.find(({ code }) => code === site.defaultLanguage) ?? defaultLocale;

/** Returns the locale for a code; the default if the site doesn't have it. Also finds pseudo-locales, for tests. */
export const localeOf = (site: PublicSite, code: string | null): Locale =>
  [...localesOf(site), ...pseudoLocales].find((locale) => locale.code === code) ?? defaultLocaleOf(site);

/** Returns the names that messages contain, and the site's own texts that replace messages. */
export const wordsOf = ({ shortName, coin, messages }: PublicSite): SiteWords => ({
  names: { community: shortName, coin },
  replacements: messages as Partial<Record<LocaleCode, never>> as SiteWords['replacements'],
});
