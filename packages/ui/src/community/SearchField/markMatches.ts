export interface TextPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into matches of the query and the rest. Case and accents are ignored. The collator of either the
 * reader's language or English may find a match: under Turkish rules alone, "discord" doesn't match "DISCORD".
 *
 * Whole graphemes are compared, so that emoji and accents stay intact. The text isn't lowercased, because that
 * can change its length: "İ" becomes two code units.
 */
export function markMatches(text: string, query: string, locale: string): TextPart[] {
  const wanted = characters(query.trim(), locale);
  const shown = characters(text, locale);
  const collators = [locale, 'en'].map((tag) => new Intl.Collator(tag, { usage: 'search', sensitivity: 'base' }));
  const isEqual = (a: string, b: string) => collators.some((collator) => collator.compare(a, b) === 0);
  const needle = wanted.join('');
  const parts: TextPart[] = [];

  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  };

  for (let at = 0; at < shown.length;) {
    // Also tries one grapheme more and one fewer, because "ß" equals "ss".
    const size = [0, 1, -1]
      .map((more) => wanted.length + more)
      .find((length) => length > 0 && needle && isEqual(shown.slice(at, at + length).join(''), needle));
    if (size) add(shown.slice(at, at + size).join(''), true);
    else add(shown[at] ?? '', false);
    at += size ?? 1;
  }
  return parts;
}

function characters(text: string, locale: string): string[] {
  return Array.from(new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}
