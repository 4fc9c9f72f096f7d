import { invalidField } from './problem.ts';

/** Scripts that use the joiners U+200C and U+200D, such as those of Persian and the languages of India. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}' +
  '\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}' +
  '\\p{Script=Mongolian}\\p{Script=Syriac}';

const PICTURE = '\\p{Extended_Pictographic}';

/**
 * Matches invisible characters that a script or an emoji needs: between letters, in joined emoji, as variation
 * selectors of emoji, Han and Mongolian characters, and in the flags of England, Scotland and Wales.
 */
const NEEDED = new RegExp(
  [
    `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
    `(?<=${PICTURE}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=${PICTURE})`,
    `(?<=${PICTURE}|[\\u{1f3fb}-\\u{1f3ff}\\u{1f1e6}-\\u{1f1ff}])[\\ufe0e\\ufe0f]`,
    `(?<=[0-9#*])\\ufe0f(?=\\u20e3)`,
    `(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]`,
    `(?<=\\p{Script=Mongolian})[\\u180b-\\u180e]`,
    `(?<=\\u{1f3f4})[\\u{e0061}-\\u{e007a}]{4,6}\\u{e007f}`,
  ].join('|'),
  'gu',
);

/** Matches invisible characters, and those that change the direction of the text after them. */
const HIDDEN = /[\p{DI}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const NEEDED_OR_HIDDEN = new RegExp(`(${NEEDED.source})|${HIDDEN.source}`, 'gu');

/** Printable ASCII. Most names match and need no check. */
const PLAIN = /^[ -~]*$/;

const isHidden = (name: string) => !PLAIN.test(name) && name.replace(NEEDED, '').search(HIDDEN) !== -1;

/**
 * Refuses a name with invisible characters that make it look like another name or reverse the text around it.
 * @param path JSON Pointer to the name, for the problem document
 * @throws Problem `validation-failed`
 */
export function refuseHidden(name: string, path: string): void {
  if (isHidden(name)) throw invalidField(path, 'not-allowed', 'must not contain invisible or direction characters');
}

/** Removes the characters that {@link refuseHidden} refuses, for names from external sources. */
export function withoutHidden(name: string): string {
  if (!isHidden(name)) return name;
  return name.replace(NEEDED_OR_HIDDEN, (_, needed?: string) => needed ?? '');
}
