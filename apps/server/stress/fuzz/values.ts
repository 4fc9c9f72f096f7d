import fc from 'fast-check';
import { resolve, type Schema } from './schema.ts';

/** Maximum of most generated integers, so that those used as ids exist in the demo data. */
const KNOWN_IDS = 40;

/** Names of fields that must contain the caller's own id. */
const OWN_ID = new Set(['uid', 'userId', 'callerId', 'referredUserId']);

/** Maximum numbers of characters and items that a valid value has beyond its minimum. */
const MORE_TEXT = 60;
const MORE_ITEMS = 4;

/**
 * Generates values that match a schema. Many of them are chosen to reach more code: examples, existing ids, the
 * caller's own id.
 * @param name name of the property or parameter
 * @param ownId the caller's id; 0 for a visitor
 */
export function valid(schema: Schema, name: string, ownId: number): fc.Arbitrary<unknown> {
  const { $ref: _ref, ...beside } = schema;
  const { example, examples = [], ...node } = { ...resolve(schema), ...beside };
  const known = [...examples, ...(example === undefined ? [] : [example])];
  const any = fitting(node, name, ownId);
  if (known.length === 0 || node.properties) return any;
  return fc.oneof({ arbitrary: any, weight: 3 }, { arbitrary: fc.constantFrom(...known), weight: 1 });
}

function fitting(schema: Schema, name: string, ownId: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((each) => valid(each, name, ownId)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valid({ ...schema, type }, name, ownId)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integer(schema, OWN_ID.has(name) && ownId > 0 ? ownId : undefined);
    case 'array':
      return list(schema, name, ownId);
    case 'string':
      return text(schema);
    case 'object':
      return object(schema, ownId);
    default:
      return fc.jsonValue();
  }
}

function integer({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema, own?: number) {
  const wide = fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
  const small = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, KNOWN_IDS) });
  if (own === undefined) return fc.oneof({ arbitrary: small, weight: 6 }, { arbitrary: wide, weight: 1 });
  return fc.oneof({ arbitrary: fc.constant(own), weight: 6 }, { arbitrary: small, weight: 1 });
}

function list({ items = {}, minItems = 0, maxItems = Infinity, uniqueItems }: Schema, name: string, ownId: number) {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + MORE_ITEMS) };
  const item = valid(items, name, ownId);
  return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
}

function object({ properties = {}, required = [] }: Schema, ownId: number) {
  const members = Object.entries(properties).map(([name, schema]) => [name, valid(schema, name, ownId)]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required });
}

function text({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
  const rule = new RegExp(pattern ?? '', 'u');
  const fits = (value: string) => rule.test(value) && length(value) >= minLength && length(value) <= maxLength;
  return formed(format, pattern, minLength, Math.min(maxLength, minLength + MORE_TEXT)).filter(fits);
}

/** Returns the number of code points, which JSON Schema counts. */
const length = (value: string) => Array.from(value).length;

function formed(format: string | undefined, pattern: string | undefined, minLength: number, maxLength: number) {
  switch (format) {
    case 'date-time':
      return day.map((date) => date.toISOString());
    case 'date':
      return day.map((date) => date.toISOString().slice(0, 10));
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl({ withQueryParameters: true });
  }
  // The generator can't handle lookaheads or Unicode classes. Any visible text matches the contract's patterns that use
  // them.
  if (pattern?.startsWith('^') && !/\(\?!|\\p\{|^\^\[\^/.test(pattern)) {
    const bounded = pattern.replace(/^(\^\[[^\]]+\])[+*]\$$/, `$1{${minLength},${maxLength}}$`);
    return fc.stringMatching(new RegExp(bounded.replaceAll('\\u0000', '')));
  }
  const bounds = { minLength, maxLength };
  return fc.oneof(fc.string({ unit: 'grapheme', ...bounds }), fc.string({ unit: 'grapheme-ascii', ...bounds }));
}

const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

/** Generates values that match few schemas: wrong types, numeric limits, or troublesome characters. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, -1, 0, 0.5, -0, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null], { id: 1 }],
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', '\u200b', '../..', '%00', '%', "'", '"', '\\', 'NaN', '1e3'],
    ...['-1', '0x10', '9223372036854775807', '9223372036854775808', '99999999999999999999', '2026-02-30', 'null'],
    ...['0000-00-00', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-06-30T23:59:60Z', 'http://[', '{'],
    ...['2026-01-01T00:00:00+99:99', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '__proto__', '١٢'],
    ...['constructor', '[object Object]', 'x'.repeat(20_000), '😀'.repeat(200), 'ﷺ'.repeat(81), 'e\u0301'.repeat(81)],
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);
