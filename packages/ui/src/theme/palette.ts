import { color, contrast, grounds, type Scheme } from './contrast.ts';
import { tokens } from './readTokens.ts';

export type { Scheme };

/** Names of the theme's opaque colors: `accent` stands for `--ui-color-accent`. */
export const colorNames: readonly string[] = tokens
  .filter(({ path }) => path[0] === 'color' && path[1] !== 'scrim')
  .map(({ path }) => path[1]!);

/** Minimum contrast ratios of WCAG 2.2, for text and for parts of controls. */
export const TEXT = 4.5;
export const PART = 3;

/** Colors that appear on every background, with the contrast that they need there. */
const everywhere: Record<string, number> = {
  ink: TEXT,
  'ink-2': TEXT,
  'ink-3': TEXT,
  'accent-ink': TEXT,
  ok: TEXT,
  warn: TEXT,
  bad: TEXT,
  accent: PART,
  edge: PART,
};

/** Text that appears on one background only. */
const pairs: [text: string, ground: string][] = [
  ['on-accent', 'accent'],
  ['on-solid', 'solid'],
  ['on-solid-2', 'solid'],
  ['on-socket', 'socket'],
];

/** A pair of colors with too little contrast. */
export interface LowContrast {
  scheme: Scheme;
  name: string;
  ground: string;
  /** Actual and required contrast ratio. */
  ratio: number;
  least: number;
}

/**
 * Finds text and parts of controls that would have too little contrast to their backgrounds with a site's own colors
 * (`#rrggbb`).
 */
export function findLowContrast(own: Partial<Record<Scheme, Record<string, string>>>): LowContrast[] {
  const needed = [
    ...Object.entries(everywhere).flatMap(([name, least]) => grounds.map((ground) => [name, ground, least] as const)),
    ...pairs.map(([name, ground]) => [name, ground, TEXT] as const),
  ];
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const valueOf = (name: string) => own[scheme]?.[name] ?? color(name, scheme);
    return needed
      .map(([name, ground, least]) => ({
        scheme,
        name,
        ground,
        ratio: contrast(valueOf(name), valueOf(ground)),
        least,
      }))
      .filter(({ ratio, least }) => ratio < least);
  });
}
