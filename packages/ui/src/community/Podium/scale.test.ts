import { expect, it } from 'vitest';
import { scaleTo } from './scale.ts';

it.each([
  [0, [1], 1.125],
  [1, [1], 1.125],
  [2, [1, 2], 2.125],
  [41, [20, 40], 45],
  [1250, [500, 1000], 1375],
])('the axis for %i points has the numbers %j and ends at %d', (highest, labelled, end) => {
  const scale = scaleTo(highest);
  expect([scale.labelled, scale.end]).toEqual([labelled, end]);
});
