import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { createTheme, printTheme } from '../src/cli/createTheme.ts';
import { color, grounds, type Scheme } from '../src/theme/contrast.ts';

const accents = [
  '#00aa77',
  '#ffee00',
  '#000',
  '#fff',
  '#808080',
  'rebeccapurple',
  '#ff2d55',
  '#0057ff',
  'oklch(0.7 0.2 140)',
];
const textTokens = ['ink', 'ink-2', 'ink-3', 'ok', 'warn', 'bad'];

describe.each(accents)('a theme in %s', (accent) => {
  const theme = createTheme(accent);

  test.each<Scheme>(['light', 'dark'])('is readable in %s', (scheme) => {
    const own = theme[scheme];
    const backgrounds = grounds.map((ground) => (ground === 'tint' ? own.tint : color(ground, scheme)));
    for (const background of backgrounds) {
      expect(wcagContrast(own['accent-ink'], background)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(own.accent, background)).toBeGreaterThanOrEqual(3);
    }
    expect(wcagContrast(own['on-accent'], own.accent)).toBeGreaterThanOrEqual(4.5);
    for (const token of textTokens) expect(wcagContrast(color(token, scheme), own.tint)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(color('edge', scheme), own.tint)).toBeGreaterThanOrEqual(3);
  });
});

test('an accent that stands out stays as it is', () => {
  expect(createTheme('#0057ff').light.accent).toBe('#0057ff');
});

test('an accent that would disappear is moved, and keeps its hue', () => {
  const { light, dark } = createTheme('#ffee00');
  expect(light.accent).not.toBe('#ffee00');
  expect(dark.accent).toBe('#ffee00');
});

test('the printed theme has both schemes and leaves forced colors alone', () => {
  const css = printTheme(createTheme('#00aa77'));
  expect(css).toMatch(/^@media \(forced-colors: none\) \{\n {2}:root,\n {2}\.light \{\n {4}--ui-color-accent: #/);
  expect(css).toMatch(/\n {2}\.dark \{\n/);
});

test.each(['', 'teel', '#12', 'rgb(0 0 0 / 0.5)'])('“%s” is refused in a sentence', (accent) => {
  expect(() => createTheme(accent)).toThrow(/is not an opaque CSS color; write one such as/);
});
