import { createCatalogue, defaultLocale, I18nProvider } from '@pwr-community/i18n';
import type { Locale, LocaleCode } from '@pwr-community/i18n';
import { createContext, startTransition, use, useEffect, useInsertionEffect, useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { CommunityProvider } from '@pwr-community/ui/CommunityProvider';
import { loadChunk } from './loadChunk.ts';
import { hasServerState } from './serverState.ts';
import { localeOf, localesOf, pageSite, wordsOf, type PublicSite } from './site.ts';
import { read, storageKeys, write } from './storage.ts';

export type Theme = 'light' | 'dark';

/** Reads the theme from the root element's class. Because the theme is a class, changing it needs no rerender. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Sets and stores the theme. */
export function setTheme(theme: Theme) {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  write(storageKeys.theme, theme);
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The browser's catalog, which grows as pages load. The server has a catalog for each language instead. */
export const catalogue = pageSite
  ? createCatalogue(firstLocale(pageSite), wordsOf(pageSite))
  : createCatalogue(defaultLocale, { names: {}, replacements: {} });

/** Stores the language in the address, if any. Returns the markup's language or, without markup, the stored one. */
function firstLocale(site: PublicSite): Locale {
  const asked = takeAskedLocale(site);
  if (asked) write(storageKeys.language, asked.code);
  const { lang } = document.documentElement;
  const rendered = hasServerState() && localesOf(site).find(({ tag }) => tag === lang);
  return rendered || localeOf(site, read(storageKeys.language));
}

/** Removes `lang` from the address and returns its locale, so that a later choice in the menu survives a reload. */
function takeAskedLocale(site: PublicSite): Locale | undefined {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  if (asked === null) return undefined;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  return localesOf(site).find(({ code }) => code === asked);
}

/** Returns the text of a message that has no placeholders, for code outside of React. */
export function plainText({ getWords }: Catalogue, { id = '' }: MessageDescriptor): string {
  const [first] = getWords().messages[id] ?? [];
  return first && 'value' in first ? first.value : id;
}

const LocaleContext = createContext(catalogue.getWords().locale);

export const useLocale = (): Locale => use(LocaleContext);

/** Switches to the stored language after hydration, in case the server didn't know it. */
export async function adoptStoredLocale(): Promise<void> {
  const chosen = localeOf(pageSite!, read(storageKeys.language));
  if (chosen !== catalogue.getWords().locale) await loadChunk(() => catalogue.setLocale(chosen));
}

/** Changes and stores the language. If its messages fail to load, rejects and changes nothing. */
export async function setLocale(code: LocaleCode): Promise<void> {
  await loadChunk(() => catalogue.setLocale(localeOf(pageSite!, code)));
  // A choice that was replaced while its messages loaded isn't stored.
  if (catalogue.getWords().locale.code === code) write(storageKeys.language, code);
}

/** Drives react-intl, React Aria and the document's `lang` and `dir` from one locale. */
export function LocaleProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const [{ locale, messages }, setWords] = useState(catalogue.getWords);
  useEffect(() => {
    // A transition, because every text of the page renders again.
    const adopt = () => startTransition(() => setWords(catalogue.getWords()));
    adopt();
    return catalogue.subscribe(adopt);
  }, [catalogue]);
  useInsertionEffect(() => {
    const root = document.documentElement;
    // Setting these invalidates the styles of many elements, even if the value stays the same.
    if (root.lang !== locale.tag) root.lang = locale.tag;
    if (root.dir !== locale.dir) root.dir = locale.dir;
  }, [locale]);
  return (
    <LocaleContext value={locale}>
      <CommunityProvider locale={locale.tag}>
        <I18nProvider locale={locale} messages={messages}>
          {children}
        </I18nProvider>
      </CommunityProvider>
    </LocaleContext>
  );
}
