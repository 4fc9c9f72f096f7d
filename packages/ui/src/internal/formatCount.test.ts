import { expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';

it.each([
  ['en', ['999', '5K', '10K', '12K', '123K', '1.2M']],
  ['ru', ['999', '5 тыс.', '10 тыс.', '12 тыс.', '123 тыс.', '1,2 млн']],
  ['zh-CN', ['999', '5000', '1万', '1.2万', '12万', '123万']],
  ['es-419', ['999', '5 k', '10 k', '12 k', '123 k', '1.2 M']],
  ['tr', ['999', '5 B', '10 B', '12 B', '123 B', '1,2 Mn']],
])('all compact numbers in %s have the same units', (locale, texts) => {
  const numbers = [999, 5000, 10_000, 12_345, 123_456, 1_234_567];
  // `Intl` separates the unit with a no-break space.
  expect(numbers.map((number) => formatCount(locale, number, 'compact').replaceAll('\u00a0', ' '))).toEqual(texts);
});
