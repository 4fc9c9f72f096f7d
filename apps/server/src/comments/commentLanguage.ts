import type { Language } from '../contract/language.ts';

/** A Han character stands for a word; of other scripts, a run of letters does. */
const word = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L})+/gu;
const address = /https?:\/\/\S+/gi;

const latin = /^\p{Script=Latin}+$/u;
const written: Record<Language, RegExp> = {
  en: latin,
  es: latin,
  tr: latin,
  // Letters of Ukrainian, Kazakh and others don't count as Russian.
  ru: /^[а-яё]+$/i,
  zh: /^\p{Script=Han}$/u,
};

/** Languages that also use the script, but never without letters of their own. */
const excluded: Partial<Record<Language, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
};

/**
 * The language that a comment is taken to be in: that of the interface it was written in, if more than half of its words
 * are in the script of that language. Names and terms in another script are common, so not every word has to be.
 */
export function commentLanguage(text: string, claimed: Language | undefined): Language | null {
  if (!claimed || excluded[claimed]?.test(text)) return null;
  const words = text.replace(address, ' ').normalize('NFC').match(word) ?? [];
  const agreeing = words.filter((one) => written[claimed].test(one)).length;
  return agreeing * 2 > words.length ? claimed : null;
}
