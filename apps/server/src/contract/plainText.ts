import { withoutHidden } from './names.ts';

/** Default maximum length, in characters: that of a name. */
const LENGTH = 80;

/**
 * Reduces text to one line of at most `length` characters. Drops control, private-use, unassigned, bidi and invisible
 * characters, except invisible ones that a script or an emoji needs. Empty if nothing visible remains.
 */
export function plainText(text: string, length = LENGTH): string {
  const shown = text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ');
  const plain = withoutHidden(shown).normalize('NFC').trim();
  const cut = Array.from(plain).slice(0, length).join('').trim();
  return /^[\s\p{DI}]*$/u.test(cut) ? '' : cut;
}
