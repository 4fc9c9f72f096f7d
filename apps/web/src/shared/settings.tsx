import { createCatalogue, defaultLocale, findLocale, I18nProvider, locales } from '@pwr-community/i18n';
import type { Locale, LocaleCode } from '@pwr-community/i18n';
import { createContext, use, useInsertionEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { loadChunk } from './loadChunk.ts';
import { hasServerState } from './serverState.ts';
import { read, storageKeys, write } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The class on the root element is the theme: changing it renders nothing. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Swaps the theme's class and keeps the choice. */
export function setTheme(theme: Theme) {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  write(storageKeys.theme, theme);
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The browser's catalogue: the messages of every page that has been opened. The server has one for each language. */
export const catalogue = createCatalogue(import.meta.env.SSR ? defaultLocale : firstLocale());

/** The language of the server's markup; where it sent none, the one that was chosen last. */
function firstLocale(): Locale {
  const asked = takeAskedLocale();
  if (asked) write(storageKeys.language, asked.code);
  const { lang } = document.documentElement;
  const rendered = hasServerState() && locales.find(({ tag }) => tag === lang);
  return rendered || findLocale(read(storageKeys.language));
}

/** The language that the address asks for, once: the menu may choose another afterwards. */
function takeAskedLocale(): Locale | undefined {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  if (asked === null) return undefined;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  return locales.find(({ code }) => code === asked);
}

/** The text of a message without placeholders, where no component can format it. */
export function plainText({ getWords }: Catalogue, { id = '' }: MessageDescriptor): string {
  const [first] = getWords().messages[id] ?? [];
  return first && 'value' in first ? first.value : id;
}

const CatalogueContext = createContext(catalogue);

function useWords() {
  const { subscribe, getWords } = use(CatalogueContext);
  return useSyncExternalStore(subscribe, getWords, getWords);
}

/** The language shown. */
export const useLocale = (): Locale => useWords().locale;

/** After hydration: shows the language that was chosen last, where the server could not know it. */
export async function adoptStoredLocale(): Promise<void> {
  const chosen = findLocale(read(storageKeys.language));
  if (chosen !== catalogue.getWords().locale) await loadChunk(() => catalogue.setLocale(chosen));
}

/** Changes the language and keeps the choice. Rejects when the words cannot be loaded; the old ones stay. */
export async function setLocale(code: LocaleCode): Promise<void> {
  await loadChunk(() => catalogue.setLocale(findLocale(code)));
  write(storageKeys.language, code);
}

/** Drives react-intl, React Aria and the document's `lang` and `dir` from one locale. */
export function LocaleProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  return (
    <CatalogueContext value={catalogue}>
      <Localized>{children}</Localized>
    </CatalogueContext>
  );
}

function Localized({ children }: { children: ReactNode }) {
  const { locale, messages } = useWords();
  useInsertionEffect(() => {
    document.documentElement.lang = locale.tag;
    document.documentElement.dir = locale.dir;
  }, [locale]);
  return (
    <AriaI18nProvider locale={locale.tag}>
      <I18nProvider locale={locale} messages={messages}>
        {children}
      </I18nProvider>
    </AriaI18nProvider>
  );
}
