import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { color, contrast, lowestContrast } from '../src/theme/contrast.ts';
import { tokens } from '../src/theme/readTokens.ts';

/** Lowest contrast over all backgrounds, as the foundations promise: [light, dark]. */
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

/** Text that appears on one background only: [text, background, contrast in light, contrast in dark]. */
const pairs: [string, string, number, number][] = [
  ['on-accent', 'accent', 5.5, 7.2],
  ['on-solid', 'solid', 17.9, 8.4],
  ['on-solid-2', 'solid', 9.7, 5.0],
  ['on-socket', 'socket', 7, 6],
];

describe.each(['light', 'dark'] as const)('colors in %s', (scheme) => {
  const index = scheme === 'light' ? 0 : 1;
  // Promises are rounded to their last digit.
  const rounding = (value: number) => (value < 4 ? 0.005 : 0.05);

  test.each(Object.entries(promised))('%s has the promised contrast on every background', (name, least) => {
    expect(lowestContrast(name, scheme)).toBeGreaterThanOrEqual(least[index] - rounding(least[index]));
  });

  test.each(pairs)('%s has enough contrast on %s', (text, ground, ...least) => {
    const value = contrast(color(text, scheme), color(ground, scheme));
    expect(value).toBeGreaterThanOrEqual(least[index]! - rounding(least[index]!));
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('the shape of avatar pair %i stands out from its background', (pair) => {
    const part = (name: string) => tokens.find(({ path }) => path.join('-') === `avatar-${name}-${pair}`)!;
    const value = (name: string) => (scheme === 'dark' ? part(name).modes.dark! : part(name).css);
    expect(contrast(value('ink'), value('ground'))).toBeGreaterThanOrEqual(4.5);
  });
});

test('every color has a light and a dark value', () => {
  const colors = tokens.filter(({ path }) => path[0] === 'color' || path[0] === 'avatar');
  expect(colors.filter(({ modes }) => modes.dark === undefined)).toEqual([]);
});

test.each([
  'components/Select/Select.styles.ts',
  'components/Checkbox/Checkbox.styles.ts',
  'components/Switch/Switch.styles.ts',
  'components/ImageUpload/ImageUpload.styles.ts',
  'internal/field.styles.ts',
])('%s draws the border of a control with a contrast of 3:1', (file) => {
  const styles = readFileSync(join(import.meta.dirname, '../src', file), 'utf8');
  const [, color] = /\bborder: `\$\{token\.stroke\.line\} (?:solid|dashed) \$\{token\.color\.(\w+)\}`/.exec(styles)!;
  for (const scheme of ['light', 'dark'] as const) expect(lowestContrast(color!, scheme)).toBeGreaterThanOrEqual(3);
});

test('forced colors replace every color token, because browsers leave drawings alone', () => {
  const modes = readFileSync(join(import.meta.dirname, '../src/theme/modes.css'), 'utf8');
  const forced = modes.slice(modes.indexOf('@media (forced-colors: active)'));
  const ours = tokens.filter(({ path }) => path[0] === 'color' && path[1] !== 'scrim').map(({ path }) => path[1]!);
  expect(ours.filter((name) => !forced.includes(`--ui-color-${name}: `))).toEqual([]);
});
