import type { LocaleCode } from '@pwr-community/i18n';
import { localesOf, type PublicSite } from '../../shared/site.ts';
import { read, storageKeys } from '../../shared/storage.ts';

export type Offered = ReturnType<typeof localesOf>[number];

/** Returns the site's language with this code; null if there is none, or if it is the default. */
export const findOffered = (site: PublicSite, code: string | null) =>
  localesOf(site).find((locale) => locale.code === code && code !== site.defaultLanguage) ?? null;

/** True if the visitor has declined the offer or chosen a language. */
export const isAnswered = () => read(storageKeys.language) !== null || read(storageKeys.languageOffer) !== null;

/** Returns the first of the browser's languages that the site has. For pages that the server sent without content. */
export function preferredLocale(site: PublicSite): LocaleCode | null {
  const codes = navigator.languages.map((tag) => tag.split('-')[0]!.toLowerCase());
  return codes.map((code) => localesOf(site).find((locale) => locale.code === code)).find(Boolean)?.code ?? null;
}
