import type { LocaleCode } from '@pwr-community/i18n';
import type { QueryKey } from '@tanstack/react-query';

/** Adds a language to the key of a query whose answer is in that language, so that another language is fetched. */
export function inLanguage<Query extends { queryKey: QueryKey }>(query: Query, code: LocaleCode) {
  return { ...query, queryKey: [...query.queryKey, code] };
}
