import { createCatalogue, findLocale, I18nProvider, type Locale, type LocaleCode } from '@pwr-community/i18n';
import { useInsertionEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { loadChunk } from './loadChunk.ts';
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

/** The words of every page that has been opened, in the language of the last visit until another is chosen. */
export const catalogue = createCatalogue(findLocale(read(storageKeys.language)));

/** The language shown. */
export const useLocale = (): Locale => useSyncExternalStore(catalogue.subscribe, catalogue.getWords).locale;

/** Changes the language and keeps the choice. Rejects when the words cannot be loaded; the old ones stay. */
export async function setLocale(code: LocaleCode): Promise<void> {
  await loadChunk(() => catalogue.setLocale(findLocale(code)));
  write(storageKeys.language, code);
}

/** Drives react-intl, React Aria and the document's `lang` and `dir` from one locale. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.getWords);
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
