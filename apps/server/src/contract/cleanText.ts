import { invalidField, pointerTo, Problem } from './problem.ts';

/** Controls other than tab and line breaks, and halves of surrogate pairs: no text that a person means holds them. */
export const UNACCEPTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** How a text is refused that holds them. */
export const WITHOUT_THEM = 'must not contain control characters or broken characters';

/** Most levels that an input may be nested: far more than any call has, and few enough to walk. */
const DEEPEST = 64;

/** Printable ASCII that neither begins nor ends with a space: most text, and already as it is stored. */
const PLAIN = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

/**
 * Every text of an input as it is stored: trimmed, in Unicode's composed form, with plain line breaks.
 * It is data and stays data: no mark-up in it is ever interpreted.
 * @param path JSON Pointer to `value`, for the problem document
 * @param depth levels around it
 * @throws Problem `validation-failed` where a text holds what no text may hold, or it is nested too deeply
 */
export function cleanText<T>(value: T, path: string, depth?: number): T;
export function cleanText(value: unknown, path: string, depth = 0): unknown {
  if (typeof value === 'string') return cleanString(value, path);
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  if (depth === DEEPEST)
    throw new Problem('validation-failed', `It must not be nested more than ${DEEPEST} levels deep.`);
  if (Array.isArray(value)) return value.map((item, index) => cleanText(item, `${path}/${index}`, depth + 1));
  return cleanObject(value as Record<string, unknown>, path, depth + 1);
}

/** The object itself where nothing in it changes, as in most queries. */
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
