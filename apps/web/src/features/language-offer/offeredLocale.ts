import { locales } from '@pwr-community/i18n';

/** A language that can be offered. Every first visit is in English. */
export type Offered = Exclude<(typeof locales)[number], { code: 'en' }>;

/** The language to offer: the page decides it before the first paint, where it also keeps the room for the line. */
export function offeredLocale(): Offered | null {
  const { offer } = document.documentElement.dataset;
  return locales.find((locale): locale is Offered => locale.code === offer && locale.code !== 'en') ?? null;
}
