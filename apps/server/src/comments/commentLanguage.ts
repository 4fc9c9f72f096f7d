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

/** Letters that rule out a language, because only other languages use them along with its script. */
const excluded: Partial<Record<Language, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
};

/**
 * Guesses a comment's language: the interface language, if more than half of the words are in its script; otherwise
 * null. Names and terms in another script are common, so not every word has to match.
 */
export function commentLanguage(text: string, claimed: Language | undefined): Language | null {
  if (!claimed || excluded[claimed]?.test(text)) return null;
  const words = text.replace(address, ' ').normalize('NFC').match(word) ?? [];
  const agreeing = words.filter((one) => written[claimed].test(one)).length;
  return agreeing * 2 > words.length ? claimed : null;
}
