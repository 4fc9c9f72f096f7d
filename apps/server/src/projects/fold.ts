/**
 * Text without what people do not tell apart: case, presentation forms, invisible characters, extra white space.
 * Two names that fold alike are one name, and search compares folded text.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // Lower case of the Turkish İ is an i with a second dot.
      .replaceAll('i\u0307', 'i')
      .replace(/\p{DI}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** The distinct folded words of a search. */
export const searchWords = (search: string): string[] => [...new Set(fold(search).split(' ').filter(Boolean))];

/** A pattern for `like` that finds `text` anywhere, its own wildcards taken as they are. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a word is too short for an index of three letters at a time. */
export const isShort = (word: string) => [...word].length < 3;
