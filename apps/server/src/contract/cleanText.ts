import { invalidField, pointerTo, Problem } from './problem.ts';

/** Control characters other than tab and line breaks, and lone surrogates: no legitimate text contains them. */
export const UNACCEPTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** Error message for text with unacceptable characters. */
export const WITHOUT_THEM = 'must not contain control characters or broken characters';

/** Maximum nesting depth of an input: far more than any request needs, and cheap to walk. */
const DEEPEST = 64;

/** Printable ASCII without leading or trailing spaces. Most text matches and needs no cleaning. */
const PLAIN = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

/**
 * Normalizes every text in an input: trims it, composes Unicode (NFC), and unifies line breaks. Keeps markup, because
 * nothing interprets it.
 * @param path JSON Pointer to `value`, for the problem document
 * @param depth nesting depth of `value`
 * @throws Problem `validation-failed` if a text contains unacceptable characters or the input is nested too deeply
 */
export function cleanText<T>(value: T, path: string, depth?: number): T;
export function cleanText(value: unknown, path: string, depth = 0): unknown {
  if (typeof value === 'string') return cleanString(value, path);
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  if (depth === DEEPEST)
    throw new Problem('validation-failed', `The value must not be nested more than ${DEEPEST} levels deep.`);
  if (Array.isArray(value)) return value.map((item, index) => cleanText(item, `${path}/${index}`, depth + 1));
  return cleanObject(value as Record<string, unknown>, path, depth + 1);
}

/** Cleans an object. Returns the same object if nothing in it changes, as in most queries. */
function cleanObject(object: Record<string, unknown>, path: string, depth: number): Record<string, unknown> {
  let cleaned = object;
  for (const [key, item] of Object.entries(object)) {
    const clean = cleanText(item, pointerTo(path, key), depth);
    if (clean === item) continue;
    if (cleaned === object) cleaned = { ...object };
    cleaned[key] = clean;
  }
  return cleaned;
}

function cleanString(text: string, path: string): string {
  if (PLAIN.test(text)) return text;
  if (UNACCEPTABLE.test(text)) throw invalidField(path, 'wrong-format', WITHOUT_THEM);
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}
