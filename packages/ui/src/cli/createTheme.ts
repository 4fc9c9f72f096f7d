import { clampChroma, converter, formatHex, type Oklch, parse } from 'culori';
import { color, contrast, grounds, type Scheme } from '../theme/contrast.ts';
import { PART, TEXT } from '../theme/palette.ts';

/** Hex colors of one color scheme, by token name. */
export type Colors = Record<'accent' | 'on-accent' | 'accent-ink' | 'tint' | 'tint-line', string>;

const schemes = ['light', 'dark'] as const;
/** Lightness change per step, on OKLCH's scale from 0 to 1; barely visible. */
const STEP = 0.005;

const toOklch = converter('oklch');
const hex = (value: Oklch) => formatHex(clampChroma(value, 'oklch'));

/** Default backgrounds of a scheme, except the tint, which is derived from the accent. */
const groundsOf = (scheme: Scheme) =>
  grounds.filter((ground) => ground !== 'tint').map((ground) => color(ground, scheme));

/**
 * Returns a color with the accent's hue and the lightness of the default color `model`. Its chroma is at most that of
 * `model`, so that text on it stays readable.
 */
function inHueOf(accent: Oklch, model: string): string {
  const { l, c } = toOklch(model)!;
  return hex({ ...accent, l, c: Math.min(c, accent.c) });
}

/**
 * Darkens a color in the light scheme, or lightens it in the dark one, as little as possible for the required contrast
 * on every background. Falls back to black or white.
 */
function standingOut(value: Oklch, backgrounds: string[], scheme: Scheme, least: number): string {
  const direction = scheme === 'light' ? -STEP : STEP;
  for (let { l } = value; l >= 0 && l <= 1; l += direction) {
    const candidate = hex({ ...value, l });
    if (backgrounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
  }
  return scheme === 'light' ? '#000000' : '#ffffff';
}

/**
 * Derives the accent's colors for both schemes from one CSS color. Controls use the color itself if its contrast on
 * every background is at least 3:1. Text in the accent color gets at least 4.5:1.
 * @throws RangeError if `accent` isn't an opaque CSS color
 */
export function createTheme(accent: string): Record<Scheme, Colors> {
  const parsed = parse(accent);
  if (!parsed || (parsed.alpha ?? 1) < 1)
    throw new RangeError(`“${accent}” is not an opaque CSS color; write one such as "#0a7" or "rebeccapurple"`);
  const source = toOklch(parsed);

  const colorsOf = (scheme: Scheme): Colors => {
    const tint = inHueOf(source, color('tint', scheme));
    const backgrounds = [...groundsOf(scheme), tint];
    const fill = standingOut(source, backgrounds, scheme, PART);
    const [dark, light] = [color('ink', 'light'), '#ffffff'];
    return {
      accent: fill,
      'on-accent': [light, dark, '#000000'].find((ink) => contrast(ink, fill) >= TEXT)!,
      'accent-ink': standingOut(source, backgrounds, scheme, TEXT),
      tint,
      'tint-line': inHueOf(source, color('tint-line', scheme)),
    };
  };
  return { light: colorsOf('light'), dark: colorsOf('dark') };
}

/** Returns the theme as CSS to load after `theme.css`. In forced-colors mode, users keep their own palette. */
export function printTheme(theme: Record<Scheme, Colors>): string {
  const rules = schemes.map((scheme) => {
    const declarations = Object.entries(theme[scheme]).map(([name, value]) => `    --ui-color-${name}: ${value};`);
    return `  ${scheme === 'light' ? ':root,\n  .light' : '.dark'} {\n${declarations.join('\n')}\n  }`;
  });
  return `@media (forced-colors: none) {\n${rules.join('\n\n')}\n}\n`;
}
