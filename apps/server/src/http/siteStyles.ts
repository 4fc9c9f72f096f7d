import type { Site } from '../config/site/readSite.ts';

/**
 * Returns the site's own style sheet: its font faces, and custom properties for the logo, colors and font families. It
 * must come after the theme's style sheet.
 */
export function siteStyles({ logo, colors, fonts }: Site): string {
  const logoOf = (scheme: 'light' | 'dark') => `--site-logo:url(${logo[scheme].url})`;
  const colorsOf = (scheme: 'light' | 'dark') =>
    Object.entries(colors?.[scheme] ?? {}).map(([name, value]) => `--ui-color-${name}:${value}`);
  const families = (['sans', 'display', 'mono'] as const).flatMap((name) =>
    fonts[name] === undefined ? [] : [`--ui-font-${name}:${fonts[name]}`],
  );
  return [
    ...fonts.files.map(
      ({ family, weight, file }) =>
        `@font-face{font-family:'${family.replaceAll("'", '')}';font-weight:${weight};font-display:swap;src:url(${file.url}) format('woff2')}`,
    ),
    rule(':root', [`--site-logo-ratio:${logo.light.ratio}`, ...families]),
    rule(':root,.light', [logoOf('light')]),
    rule('.dark', [logoOf('dark')]),
    // With forced colors, the user's palette applies. Its background may be dark even under the light theme, so the
    // logo follows the system's color scheme.
    `@media (forced-colors:active){${rule(':root,.light,.dark', [logoOf('light')])}}`,
    `@media (forced-colors:active) and (prefers-color-scheme:dark){${rule(':root,.light,.dark', [logoOf('dark')])}}`,
    `@media print{${rule(':root,.light,.dark', [logoOf('light')])}}`,
    `@media screen and (forced-colors:none){${rule(':root,.light', colorsOf('light'))}${rule('.dark', colorsOf('dark'))}}`,
  ].join('');
}

const rule = (selector: string, declarations: string[]) =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';
