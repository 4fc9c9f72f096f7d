import { expect, it } from 'vitest';
import { parseId } from '../src/shared/parseId.ts';

it('accepts only possible ids from an address', () => {
  expect(parseId('42')).toBe(42);
  for (const text of [undefined, '', '0', '-1', '1.5', '01', 'abc', '1e3', ' 1', '99999999999999999'])
    expect(parseId(text)).toBeNull();
});
