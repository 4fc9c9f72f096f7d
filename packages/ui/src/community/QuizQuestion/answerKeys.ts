import type { KeyboardEvent } from 'react';

const first = 'A'.charCodeAt(0);

/** Returns the key cap of an answer: A for the first. */
export const keyCap = (index: number) => String.fromCharCode(first + index);

/** Returns the index of the answer for the pressed letter or digit, or -1 for any other key. */
export function answerIndex({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  if (ctrlKey || metaKey || altKey) return -1;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - first;
  // Otherwise the physical key decides, because layouts may type other letters or need Shift for digits.
  const [, letter, figure] = /^(?:Key([A-Z])|(?:Digit|Numpad)([1-9]))$/.exec(code) ?? [];
  if (letter) return letter.charCodeAt(0) - first;
  return figure ? Number(figure) - 1 : -1;
}
