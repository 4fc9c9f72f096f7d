import type { Language } from '../contract/language.ts';

/** Matches one word: a Han character, or a run of letters in another script. */
const word = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L})+/gu;
const address = /https?:\/\/\S+/gi;

const latin = /^\p{Script=Latin}+$/u;
const written: Record<Language, RegExp> = {
  en: latin,
  es: latin,
  tr: latin,
  // Letters used in Ukrainian, Kazakh and others don't count as Russian.
  ru: /^[а-яё]+$/i,
  zh: /^\p{Script=Han}$/u,
};

/** Languages that share the script, recognized by letters of their own. */
const excluded: Partial<Record<Language, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
};

/**
 * Guesses a comment's language: the interface's language, if more than half of the words are in its script. Names and
 * terms in another script are common, so not every word has to be.
 */
export function commentLanguage(text: string, claimed: Language | undefined): Language | null {
  if (!claimed || excluded[claimed]?.test(text)) return null;
  const words = text.replace(address, ' ').normalize('NFC').match(word) ?? [];
  const agreeing = words.filter((one) => written[claimed].test(one)).length;
  return agreeing * 2 > words.length ? claimed : null;
}
