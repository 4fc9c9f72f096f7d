import { color, contrast, grounds, type Scheme } from './contrast.ts';
import { tokens } from './readTokens.ts';

export type { Scheme };

/** Names of the theme's opaque colors: `accent` stands for `--ui-color-accent`. */
export const colorNames: readonly string[] = tokens
  .filter(({ path }) => path[0] === 'color' && path[1] !== 'scrim')
  .map(({ path }) => path[1]!);

/** WCAG 2.2: text, and parts of a control. */
export const TEXT = 4.5;
export const PART = 3;

/** Colors that appear on every ground, with the contrast that they need there. */
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

/** Two colors that are too close to each other. */
export interface LowContrast {
  scheme: Scheme;
  name: string;
  ground: string;
  /** The contrast they have, and the one they need. */
  ratio: number;
  least: number;
}

/** Finds text and parts of controls that can't be told from their ground once a site sets these colors (`#rrggbb`). */
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
