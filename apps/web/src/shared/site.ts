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

/** The id of the JSON script that contains it. */
export const siteId = 'site';

/** Reads the site from the page. Without it, nothing can be shown. The server has checked its file. */
export function readSite(page: Pick<Document, 'getElementById'>): PublicSite {
  const site = JSON.parse(page.getElementById(siteId)?.textContent ?? 'null') as PublicSite | null;
  if (site === null) throw new Error('The page does not say whose site it is.');
  return site;
}

/** The site of this page, for code outside of React. The server has one for each version of its file instead. */
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

/** Tells if a section of the site is on. */
export const isOn = ({ sections }: PublicSite, section: Section) => sections.includes(section);

/** Tells if an address is a page of the site: one of its sections is on. */
export const isPageOf = (site: PublicSite, { sections }: { path: string; sections?: readonly Section[] }) =>
  !sections || sections.some((section) => isOn(site, section));

/** Address where the site begins: the home page, or the first page that is on. */
export const homeHref = (site: PublicSite): string =>
  [paths.home, ...landings].find((address) => isPageOf(site, address))!.getHref();

/** The languages that the site offers, in the order of its menu. */
export const localesOf = ({ languages }: PublicSite) =>
  languages.flatMap((code) => locales.find((locale) => locale.code === code) ?? []);

export const defaultLocaleOf = (site: PublicSite): Locale =>
  locales.find(({ code }) => code === site.defaultLanguage) ?? defaultLocale;

/** The locale of a stored or given code; the site's default if the site doesn't offer it. Tests use pseudo-locales. */
export const localeOf = (site: PublicSite, code: string | null): Locale =>
  [...localesOf(site), ...pseudoLocales].find((locale) => locale.code === code) ?? defaultLocaleOf(site);

/** Names and texts that the site puts into the messages. */
export const wordsOf = ({ shortName, coin, messages }: PublicSite): SiteWords => ({
  names: { community: shortName, coin },
  replacements: messages as Partial<Record<LocaleCode, never>> as SiteWords['replacements'],
});
