import { describe, expect, test } from 'vitest';
import {
  isListOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isString,
} from '../src/shared/shape.ts';

const isEntry = isShape<{ name: string; rank: number | null; tags: string[]; note?: string }>({
  name: isString,
  rank: isNullOr(isNumber),
  tags: isListOf(isString),
  note: isMissingOr(isString),
});

describe('the shape of stored values', () => {
  test('accepts matching values, with fields of a later build', () => {
    expect(isEntry({ name: 'Nova', rank: null, tags: [], color: 'blue' })).toBe(true);
    expect(isEntry({ name: 'Nova', rank: 3, tags: ['a'], note: 'b' })).toBe(true);
  });

  test.each([
    ...[null, undefined, 'text', 7, [], {}],
    { name: 'Nova', rank: null },
    { name: 'Nova', rank: NaN, tags: [] },
    { name: 'Nova', rank: '3', tags: [] },
    { name: 'Nova', rank: 3, tags: [3] },
    { name: 'Nova', rank: 3, tags: { 0: 'a' } },
    { name: 'Nova', rank: 3, tags: [], note: null },
  ])('refuses %j', (value) => expect(isEntry(value)).toBe(false));

  test('knows records and choices', () => {
    expect(isRecordOf(isString)({ 12: 'text' })).toBe(true);
    expect(isRecordOf(isString)({ 12: null })).toBe(false);
    expect(isRecordOf(isString)([])).toBe(false);
    expect(isOneOf(['popup', 'tab'])('tab')).toBe(true);
    expect(isOneOf(['popup', 'tab'])('constructor')).toBe(false);
  });
});
