import { describe, expect, test } from 'vitest';
import source from '../src/theme/tokens.json' with { type: 'json' };
import { tokens } from '../src/theme/readTokens.ts';

const grounds = ['canvas', 'surface', 'sunken', 'raised', 'hover', 'tint', 'bar'];

/** Lowest contrast over all grounds, as the foundations promise: [light, dark]. */
const promised: Record<string, [number, number]> = {
  ink: [15.3, 11.8],
  'ink-2': [7.8, 7.8],
  'ink-3': [5.0, 4.9],
  'accent-ink': [6.1, 6.5],
  ok: [5.0, 6.7],
  warn: [5.4, 6.7],
  bad: [5.2, 5.6],
  edge: [3.03, 3.08],
  accent: [4.7, 5.1],
};

/** Pairs that meet only each other: [text, ground, light, dark]. */
const pairs: [string, string, number, number][] = [
  ['on-accent', 'accent', 5.5, 7.2],
  ['on-solid', 'solid', 17.9, 8.4],
  ['on-solid-2', 'solid', 9.7, 5.0],
];

function colour(name: string, scheme: 'light' | 'dark'): string {
  const token = tokens.find(({ path }) => path.join('-') === `color-${name}`);
  const value = scheme === 'dark' ? token?.modes.dark : token?.css;
  if (!value) throw new Error(`There is no colour ${name} in ${scheme}`);
  return value;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  const index = scheme === 'light' ? 0 : 1;

  test.each(Object.entries(promised))('%s keeps its contrast on every ground', (name, least) => {
    const lowest = Math.min(...grounds.map((ground) => contrast(colour(name, scheme), colour(ground, scheme))));
    // A promise is written with as many digits as it keeps.
    expect(lowest).toBeGreaterThanOrEqual(least[index] - (least[index] < 4 ? 0.005 : 0.05));
  });

  test.each(pairs)('%s can be read on %s', (text, ground, light, dark) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual([light, dark][index]! - 0.05);
  });
});

test('every colour has a light and a dark value', () => {
  const alone = Object.entries(source.color).filter(
    ([name, token]) =>
      !name.startsWith('$') && typeof token === 'object' && !token.$extensions['community.pwr.modes'].dark,
  );
  expect(alone).toEqual([]);
});
