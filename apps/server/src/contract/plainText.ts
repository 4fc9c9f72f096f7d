/** Default maximum length, in characters: that of a name. */
const LENGTH = 80;

/** Reduces text to one line without control, unassigned and bidi characters; empty if nothing visible remains. */
export function plainText(text: string, length = LENGTH): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  const cut = Array.from(plain).slice(0, length).join('').trim();
  return /^[\s\p{DI}]*$/u.test(cut) ? '' : cut;
}
