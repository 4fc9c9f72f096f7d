import { expect, it } from 'vitest';
import { SizedMap } from '../src/sizedMap.ts';

it('drops the oldest entries while the total is too large', () => {
  const map = new SizedMap<string>(10);
  map.set('a', 'first', 4);
  map.set('b', 'second', 4);
  expect(map.set('c', 'third', 4)).toEqual(['a']);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, 'second', 'third']);
});

it('drops the oldest entries that match, and has room for others then', () => {
  const map = new SizedMap<number>(10);
  map.set('a', 1, 4);
  map.set('b', 2, 4);
  map.set('c', 1, 2);
  map.dropWhile((value) => value < 2);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, 2, 1]);
  expect(map.set('d', 3, 4)).toEqual([]);
});
