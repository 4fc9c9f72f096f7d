import { tokens } from './readTokens.ts';

export type Scheme = 'light' | 'dark';

/** Backgrounds that text can appear on. */
export const grounds = ['canvas', 'surface', 'sunken', 'raised', 'hover', 'tint', 'bar'] as const;

/** Returns the value of a color token in tokens.json. */
export function color(name: string, scheme: Scheme): string {
  const token = tokens.find(({ path }) => path.join('-') === `color-${name}`);
  const value = scheme === 'dark' ? token?.modes.dark : token?.css;
  if (!value) throw new Error(`No color ${name} in ${scheme}`);
  return value;
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2 contrast ratio of two opaque colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the lowest contrast of a color token against all backgrounds. */
export const lowestContrast = (name: string, scheme: Scheme) =>
  Math.min(...grounds.map((ground) => contrast(color(name, scheme), color(ground, scheme))));
