import { describe, expect, test } from 'vitest';
import { markMatches } from './markMatches.ts';

/** Returns the text with its matches in brackets. */
const marked = (text: string, query: string, locale = 'en') =>
  markMatches(text, query, locale)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('marks text that equals the query', () => {
  test.each([
    ['Aaron Network', 'ar', 'A[ar]on Network'],
    ['DARC', 'ar', 'D[AR]C'],
    ['Elif Demirtaş', 'demirtas', 'Elif [Demirtaş]'],
    ['Ñandú', 'nandu', '[Ñandú]'],
    ['banana', 'an', 'b[anan]a'],
    ['Ёлка', 'елка', '[Ёлка]'],
    ['Straße', 'strasse', '[Straße]'],
    ['孙悦网络', '悦网', '孙[悦网]络'],
    ['Kava', 'zz', 'Kava'],
    ['Kava', ' kav ', '[Kav]a'],
  ])('%s, with the query %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe('in Turkish', () => {
  test.each([
    ['DISCORD', 'discord', '[DISCORD]'],
    ['İstanbul', 'istanbul', '[İstanbul]'],
    ['Isparta', 'ısparta', '[Isparta]'],
  ])('%s, with the query %s', (text, query, expected) => {
    expect(marked(text, query, 'tr')).toBe(expected);
  });
});

test('keeps emoji and accents intact', () => {
  expect(marked('👩‍🚀 moon', '👩')).toBe('👩‍🚀 moon');
  expect(marked('a👩‍🚀b', '👩‍🚀')).toBe('a[👩‍🚀]b');
  expect(marked('cafe\u0301', 'café')).toBe('[cafe\u0301]');
});

test('an empty or invisible query marks nothing', () => {
  expect(marked('Kava', '')).toBe('Kava');
  expect(marked('Kava', '  ')).toBe('Kava');
  expect(marked('Kava', '\u200b')).toBe('Kava');
});
