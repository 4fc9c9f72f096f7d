export { locales, pseudoLocales, defaultLocale, findLocale, type Locale, type LocaleCode } from './locales.ts';
export { loadMessages, type Messages } from './loadMessages.ts';
export { I18nProvider } from './I18nProvider.tsx';
