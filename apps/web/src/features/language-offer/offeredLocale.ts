import type { LocaleCode } from '@pwr-community/i18n';
import { localesOf, type PublicSite } from '../../shared/site.ts';
import { read, storageKeys } from '../../shared/storage.ts';

export type Offered = ReturnType<typeof localesOf>[number];

/** A language of the site that is not its default. */
export const findOffered = (site: PublicSite, code: string | null) =>
  localesOf(site).find((locale) => locale.code === code && code !== site.defaultLanguage) ?? null;

/** Returns true if the visitor has declined the offer or chosen a language. */
export const isAnswered = () => read(storageKeys.language) !== null || read(storageKeys.languageOffer) !== null;

/** The browser's first language that the site supports, for pages that the server sent without content. */
export function preferredLocale(site: PublicSite): LocaleCode | null {
  const codes = navigator.languages.map((tag) => tag.split('-')[0]!.toLowerCase());
  return codes.map((code) => localesOf(site).find((locale) => locale.code === code)).find(Boolean)?.code ?? null;
}
