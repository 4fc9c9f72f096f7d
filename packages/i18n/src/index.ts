export { locales, pseudoLocales, defaultLocale, findLocale, type Locale, type LocaleCode } from './locales.ts';
export { type Messages } from './loadMessages.ts';
export { parts, type Part } from './parts.ts';
export { type SiteWords } from './siteWords.ts';
export { createCatalogue, type Words } from './createCatalogue.ts';
export { I18nProvider } from './I18nProvider.tsx';
