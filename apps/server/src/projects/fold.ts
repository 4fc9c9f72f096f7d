/**
 * Normalizes text for comparison: ignores case, presentation forms, invisible characters and extra white space. Names
 * that fold to the same text are the same name, and search compares folded text.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // `toLowerCase` turns the Turkish İ into an i followed by a combining dot.
      .replaceAll('i\u0307', 'i')
      .replace(/\p{DI}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** The distinct folded words of a search. */
export const searchWords = (search: string): string[] => [...new Set(fold(search).split(' ').filter(Boolean))];

/** A `like` pattern that finds `text` anywhere, with its wildcards escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns true if a word is too short for a trigram index. */
export const isShort = (word: string) => [...word].length < 3;
