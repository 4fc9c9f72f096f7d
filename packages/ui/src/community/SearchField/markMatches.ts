export interface TextPart {
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a text where it equals the query but for case and accents. Equal is what a collator of the reader's language
 * **or** of English says: under Turkish alone "discord" is not "DISCORD". Whole characters are compared as the reader
 * sees them, so that no emoji and no accent is torn apart, and lowered strings never (a lowered "İ" is two units long).
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
    // One more and one fewer: "ß" is equal to "ss".
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
