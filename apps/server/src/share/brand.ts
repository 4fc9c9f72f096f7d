import type { Site } from '../config/site/readSite.ts';

/** Light color tokens from `packages/ui/src/theme/tokens.json`. A test keeps both in sync. */
export const colors: Record<'surface' | 'line' | 'ink' | 'ink-3' | 'accent' | 'accent-ink' | 'tint', string> = {
  surface: '#ffffff',
  line: '#d9e0e5',
  ink: '#10181f',
  'ink-3': '#596772',
  accent: '#0057ff',
  'accent-ink': '#0049d6',
  tint: '#e8f0ff',
};

/** A site's look on its pictures. */
export interface Brand {
  name: string;
  colors: typeof colors;
  /** The logo on a light ground, as a data URL. */
  logo: { url: string; ratio: number; hasName: boolean };
}

/** The look that a site's file asks for. */
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
