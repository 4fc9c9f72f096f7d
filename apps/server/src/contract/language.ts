/** The languages of the site; the first is the fallback. */
export const languages = ['en', 'ru', 'zh', 'es', 'tr'] as const;

export type Language = (typeof languages)[number];

/** Matches a language tag and its weight, such as `zh-TW;q=0.5`. Takes linear time, because clients send the text. */
const TAG = /\b([a-z]+)(?:-[a-z\d]+)*\s*(?:;\s*q=([\d.]+))?/gi;

/**
 * Picks the most preferred requested language that is offered; undefined if there is none.
 * @param wanted `ui_locales` (separated by spaces) or `Accept-Language` (separated by commas, with weights)
 */
export function findLanguage(wanted: string, offered: readonly Language[] = languages): Language | undefined {
  const tags = Array.from(wanted.matchAll(TAG), ([, language, weight = '1']) => ({
    language: language!.toLowerCase() as Language,
    weight: Number(weight),
  }));
  const known = tags.filter(({ language, weight }) => offered.includes(language) && weight > 0);
  known.sort((a, b) => b.weight - a.weight);
  return known[0]?.language;
}

/** Like {@link findLanguage} among all languages, with English as the fallback. */
export const chooseLanguage = (wanted: string): Language => findLanguage(wanted) ?? 'en';

/** Returns the language that a request asks for in `Accept-Language`, or English if the site doesn't have it. */
export const languageOf = ({ request }: { request: { headers: { 'accept-language'?: string } } }): Language =>
  chooseLanguage(request.headers['accept-language'] ?? '');
