import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import {
  findLocale,
  I18nProvider,
  loadMessages,
  type Locale,
  type LocaleCode,
  type Messages,
} from '@pwr-community/i18n';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
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

/** The language of the last visit. */
export const savedLocale = (): Locale => findLocale(read(storageKeys.language));

const LocaleContext = createContext<{ locale: Locale; setLocale: (code: LocaleCode) => Promise<void> } | null>(null);

/** The language shown, and the way to change it. Rejects when the messages cannot be loaded; the old ones stay. */
export function useLocale() {
  const context = use(LocaleContext);
  if (!context) throw new Error('useLocale needs a LocaleProvider above it');
  return context;
}

function markDocument(locale: Locale) {
  document.documentElement.lang = locale.tag;
  document.documentElement.dir = locale.dir;
}

/** Drives react-intl, React Aria and the document's `lang` and `dir` from one locale. */
export function LocaleProvider(props: { locale: Locale; messages: Messages; children: ReactNode }) {
  const [{ locale, messages }, setCatalogue] = useState(() => {
    markDocument(props.locale);
    return { locale: props.locale, messages: props.messages };
  });
  const setLocale = useCallback(async (code: LocaleCode) => {
    const next = findLocale(code);
    const loaded = await loadMessages(next.code);
    markDocument(next);
    write(storageKeys.language, next.code);
    setCatalogue({ locale: next, messages: loaded });
  }, []);
  const value = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <LocaleContext value={value}>
      <AriaI18nProvider locale={locale.tag}>
        <I18nProvider locale={locale} messages={messages}>
          {props.children}
        </I18nProvider>
      </AriaI18nProvider>
    </LocaleContext>
  );
}
