import { tokens } from '../../theme/readTokens.ts';

export type Scheme = 'light' | 'dark';

/** What text may stand on. */
export const grounds = ['canvas', 'surface', 'sunken', 'raised', 'hover', 'tint', 'bar'] as const;

/** The value of a colour token, as it stands in tokens.json. */
export function colour(name: string, scheme: Scheme): string {
  const token = tokens.find(({ path }) => path.join('-') === `color-${name}`);
  const value = scheme === 'dark' ? token?.modes.dark : token?.css;
  if (!value) throw new Error(`There is no colour ${name} in ${scheme}`);
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

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of a text token over everything that it may stand on. */
export const lowestContrast = (name: string, scheme: Scheme) =>
  Math.min(...grounds.map((ground) => contrast(colour(name, scheme), colour(ground, scheme))));
