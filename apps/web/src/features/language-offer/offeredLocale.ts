import { locales, type LocaleCode } from '@pwr-community/i18n';
import { read, storageKeys } from '../../shared/storage.ts';

/** Languages that can be offered. First visits are in English. */
export type Offered = Exclude<(typeof locales)[number], { code: 'en' }>;

export const findOffered = (code: LocaleCode | null) =>
  locales.find((locale): locale is Offered => locale.code === code && locale.code !== 'en') ?? null;

/** Returns true if the visitor has declined the offer or chosen a language. */
export const isAnswered = () => read(storageKeys.language) !== null || read(storageKeys.languageOffer) !== null;

/** The browser's first language that the site supports, for pages that the server sent without content. */
export function preferredLocale(): LocaleCode | null {
  const codes = navigator.languages.map((tag) => tag.split('-')[0]!.toLowerCase());
  return codes.map((code) => locales.find((locale) => locale.code === code)).find(Boolean)?.code ?? null;
}
