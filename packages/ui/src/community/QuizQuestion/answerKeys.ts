import type { KeyboardEvent } from 'react';

const first = 'A'.charCodeAt(0);

/** What stands on the key of an answer: A for the first. */
export const keyCap = (index: number) => String.fromCharCode(first + index);

/** The index of the answer whose letter or figure was pressed, -1 for any other key. */
export function answerIndex({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  if (ctrlKey || metaKey || altKey) return -1;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - first;
  // Where another alphabet is typed, or figures need Shift, the place of the key decides.
  const [, letter, figure] = /^(?:Key([A-Z])|(?:Digit|Numpad)([1-9]))$/.exec(code) ?? [];
  if (letter) return letter.charCodeAt(0) - first;
  return figure ? Number(figure) - 1 : -1;
}
