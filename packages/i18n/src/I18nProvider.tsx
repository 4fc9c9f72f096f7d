/** @jsxImportSource react */
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { useMemo, type ReactNode } from 'react';
import type { Locale } from './locales.ts';
import type { Messages } from './loadMessages.ts';

const cache = createIntlCache();

const reported = new Set<string>();

/** Reports each missing or broken message once. By default, react-intl ignores them in production. */
function onError(error: Error) {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  console.error(error);
}

/** Provides the messages and formats of the locale. */
export function I18nProvider(props: { locale: Locale; messages: Messages; children: ReactNode }) {
  const { locale, messages, children } = props;
  const intl = useMemo(
    () => createIntl({ locale: locale.tag, defaultLocale: 'en', messages, onError }, cache),
    [locale, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
