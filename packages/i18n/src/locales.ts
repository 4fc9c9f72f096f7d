/** The languages of the site, in the order of the menu. Spanish has no flag, because many countries speak it. */
export const locales = [
  { code: 'en', tag: 'en', name: 'English', country: 'gb', dir: 'ltr' },
  { code: 'ru', tag: 'ru', name: 'Русский', country: 'ru', dir: 'ltr' },
  { code: 'zh', tag: 'zh-CN', name: '中文', country: 'cn', dir: 'ltr' },
  { code: 'es', tag: 'es-419', name: 'Español', country: null, dir: 'ltr' },
  { code: 'tr', tag: 'tr', name: 'Türkçe', country: 'tr', dir: 'ltr' },
] as const;

/** Pseudo-locales for tests, absent from menus: English stretched with accents, and English from right to left. */
export const pseudoLocales = [
  { code: 'en-XA', tag: 'en-XA', name: 'Ŝţŕéţćĥéḋ', country: 'gb', dir: 'ltr' },
  { code: 'en-XB', tag: 'en-XB', name: 'Mirrored', country: 'gb', dir: 'rtl' },
] as const;

export type Locale = (typeof locales)[number] | (typeof pseudoLocales)[number];
export type LocaleCode = Locale['code'];

/** The language of a first visit, and the fallback. */
export const defaultLocale: Locale = locales[0];

/** Finds the locale with this code. Returns the default one if the code is missing or unknown. */
export function findLocale(code: string | null | undefined): Locale {
  return [...locales, ...pseudoLocales].find((locale) => locale.code === code) ?? defaultLocale;
}
