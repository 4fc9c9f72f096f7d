import { locales, type LocaleCode } from '@pwr-community/i18n';
import { read, storageKeys } from '../../shared/storage.ts';

/** A language that can be offered. Every first visit is in English. */
export type Offered = Exclude<(typeof locales)[number], { code: 'en' }>;

export const findOffered = (code: LocaleCode | null) =>
  locales.find((locale): locale is Offered => locale.code === code && locale.code !== 'en') ?? null;

/** Whether the visitor has answered, or chosen a language. */
export const isAnswered = () => read(storageKeys.language) !== null || read(storageKeys.languageOffer) !== null;

/** The first language of the browser that the site has, for pages that the server sent without their content. */
export function preferredLocale(): LocaleCode | null {
  const codes = navigator.languages.map((tag) => tag.split('-')[0]!.toLowerCase());
  return codes.map((code) => locales.find((locale) => locale.code === code)).find(Boolean)?.code ?? null;
}
