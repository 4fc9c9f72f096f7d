import type { Site } from '../config/site/readSite.ts';

/** Light color tokens from `packages/ui/src/theme/tokens.json`. A test keeps them in sync. */
export const colors: Record<'surface' | 'line' | 'ink' | 'ink-3' | 'accent' | 'accent-ink' | 'tint', string> = {
  surface: '#ffffff',
  line: '#d9e0e5',
  ink: '#10181f',
  'ink-3': '#596772',
  accent: '#0057ff',
  'accent-ink': '#0049d6',
  tint: '#e8f0ff',
};

/** A site's branding on its share pictures. */
export interface Brand {
  name: string;
  colors: typeof colors;
  /** The logo for a light background, as a data URL. */
  logo: { url: string; ratio: number; hasName: boolean };
}

/** Returns the branding set in the site's configuration file. */
export const brandOf = ({ name, logo, colors: own }: Site): Brand => ({
  name,
  colors: Object.fromEntries(
    Object.entries(colors).map(([token, value]) => [token, own?.light?.[token] ?? value]),
  ) as Brand['colors'],
  logo: {
    url: `data:${logo.light.type};base64,${logo.light.bytes.toString('base64')}`,
    ratio: logo.light.ratio,
    hasName: logo.hasName,
  },
});
