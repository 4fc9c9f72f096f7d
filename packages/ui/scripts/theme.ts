/**
 * Generates src/theme/{theme.css,tokens.css,tokens.ts,fonts.css,fonts/} from tokens.json, the style sheets beside it,
 * and the font packages. Generates src/components/Icon/generated/ from iconNames.ts.
 *
 * Default values are declared on `:root`, and a mode's values under its class, attribute, media query or language.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tokens, type Tokens } from '../src/theme/readTokens.ts';
import { writeIcons } from './icons.ts';

const themeDir = join(import.meta.dirname, '../src/theme');

const mediaModes = {
  phone: ['@media (max-width: 639.98px)', ':root'],
  coarse: ['@media (pointer: coarse)', ':root'],
  reduced: ['@media (prefers-reduced-motion: reduce)', ':root:not([data-motion="full"])'],
} as const;

const banner = 'Generated from tokens.json by `pnpm theme`: change that file, not this one.';
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function declarations(all: Tokens, mode?: string): string[] {
  return all.flatMap(({ path, css, modes: own }) => {
    const value = mode === undefined ? css : own[mode];
    return value === undefined ? [] : [`--ui-${path.join('-')}: ${value};`];
  });
}

const block = (selector: string, lines: readonly string[]) => `${selector} {\n  ${lines.join('\n  ')}\n}`;

function tokensCss(all: Tokens): string {
  const isColor = (token: Tokens[number]) => token.modes.dark !== undefined;
  // A `var()` in a custom property is resolved where that property is declared, so properties that refer to a
  // language-dependent one are declared again for each language.
  const byLanguage = all.filter(({ css, modes: own }) => own.zh !== undefined || css === 'var(--ui-weight-body)');
  const rules = [
    block(':root', [...declarations(all.filter((token) => !isColor(token)))]),
    // Schemes can nest: a light panel inside a dark page.
    block(':root,\n.light', ['color-scheme: light;', ...declarations(all.filter(isColor))]),
    block('.dark', ['color-scheme: dark;', ...declarations(all, 'dark')]),
    ...Object.entries(mediaModes).map(
      ([mode, [media, selector]]) => `${media} {\n${block(selector, declarations(all, mode))}\n}`,
    ),
    block(':root[data-motion="reduced"]', declarations(all, 'reduced')),
    // Declared on each element with a `lang` attribute, so that English names in Chinese text get English typography.
    block(':root,\n:lang(en),\n[lang]', [
      '--ui-text-line-extra: 0px;',
      '--ui-text-tracking: 1;',
      ...declarations(byLanguage),
    ]),
    block(':lang(zh)', [
      '--ui-text-line-extra: 2px;',
      '--ui-text-tracking: 0;',
      ...byLanguage.map(({ path, css, modes: own }) => `--ui-${path.join('-')}: ${own.zh ?? css};`),
    ]),
  ];
  return `${rules.join('\n')}\n${readFileSync(join(themeDir, 'modes.css'), 'utf8')}`;
}

function tokensTs(all: Tokens, breakpoints: Tokens): string {
  const tree: Record<string, unknown> = {};
  for (const { path, doc } of all) {
    const keys = [path[0]!, ...path.slice(1).map(camel)];
    const leaf = keys.pop()!;
    const parent = keys.reduce<Record<string, unknown>>(
      (node, key) => (node[key] ??= {}) as Record<string, unknown>,
      tree,
    );
    parent[leaf] = { $ref: `var(--ui-${path.join('-')})`, doc };
  }
  const print = (node: Record<string, unknown>, indent: string): string =>
    Object.entries(node)
      .map(([key, value]) => {
        const child = value as Record<string, unknown>;
        if (typeof child.$ref !== 'string') return `${indent}${key}: {\n${print(child, `${indent}  `)}\n${indent}},`;
        const doc = child.doc ? `${indent}/** ${String(child.doc)} */\n` : '';
        return `${doc}${indent}${key}: '${child.$ref}',`;
      })
      .join('\n');
  const text = tree.text as Record<string, unknown>;
  text.lineExtra = { $ref: 'var(--ui-text-line-extra)', doc: 'Extra line height in Chinese' };
  text.tracking = { $ref: 'var(--ui-text-tracking)', doc: 'Factor of all tracking; 0 in Chinese' };
  const from = breakpoints.map(({ path, css }) => `  ${path[1]}: '@media (min-width: ${css})',`);
  const below = breakpoints.map(({ path, css }) => `  ${path[1]}: '@media (max-width: ${parseFloat(css) - 0.02}px)',`);
  return [
    `// ${banner}`,
    '/** References to the custom properties of the theme. */',
    `export const token = {\n${print(tree, '  ')}\n} as const;`,
    '/** From this width up. A custom property cannot stand in a media query, so breakpoints are fixed. */',
    `export const from = {\n${from.join('\n')}\n} as const;`,
    '/** Below this width. */',
    `export const below = {\n${below.join('\n')}\n} as const;`,
    '',
  ].join('\n');
}

/** Geologica's ascent and descent (hhea), per em. */
const boxOfSans = { ascent: 0.975, descent: 0.275 };

const regular = ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'];
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'];

/**
 * Faces that fit Arial's glyphs into Geologica's box, so that the font swap moves as little text as possible. Each
 * weight in use has its own, because Geologica becomes wider with its weight.
 *
 * The mean advances, per em, are measured in Chromium at 1000 px and weighted by English letter frequency, including
 * spaces. Roboto, which stands in for Arial on Android, is 1 % narrower.
 */
const fallbacks = [
  { weight: '100 425', local: regular, sans: 0.4806, arial: 0.444 },
  { weight: '426 550', local: regular, sans: 0.4912, arial: 0.444 },
  { weight: '551 900', local: bold, sans: 0.4983, arial: 0.4807 },
];

/** Copies the license and the font files of the given subsets from a font package, and returns @font-face rules. */
function faces(
  family: string,
  packageName: string,
  subsets: string[],
  fileOf: (subset: string) => string,
  weight: string,
) {
  const require = createRequire(import.meta.url);
  const source = dirname(require.resolve(`${packageName}/package.json`));
  const ranges = JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8')) as Record<string, string>;
  const folder = join(themeDir, 'fonts');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(source, 'LICENSE'), join(folder, `LICENSE-${packageName.split('/')[1]}`));
  return subsets.map((subset) => {
    const file = fileOf(subset);
    copyFileSync(join(source, 'files', file), join(folder, file));
    return block('@font-face', [
      `font-family: '${family}';`,
      'font-style: normal;',
      'font-display: swap;',
      `font-weight: ${weight};`,
      `src: url('./fonts/${file}') format('woff2');`,
      `unicode-range: ${ranges[subset]};`,
    ]);
  });
}

function fontsCss(): string {
  const sans = faces(
    'Geologica',
    '@fontsource-variable/geologica',
    ['cyrillic-ext', 'cyrillic', 'latin-ext', 'latin'],
    (subset) => `geologica-${subset}-wght-normal.woff2`,
    '100 900',
  );
  // Browsers fetch this font only on pages with a key cap, a wallet address or a text to sign.
  const mono = faces(
    'JetBrains Mono',
    '@fontsource/jetbrains-mono',
    ['latin'],
    (subset) => `jetbrains-mono-${subset}-400-normal.woff2`,
    '400',
  );
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const fallback = fallbacks.map(({ weight, local, sans: advance, arial }) => {
    const sizeAdjust = advance / arial;
    return block('@font-face', [
      "font-family: 'Geologica Fallback';",
      `font-weight: ${weight};`,
      `src: ${local.map((name) => `local('${name}')`).join(', ')};`,
      `size-adjust: ${percent(sizeAdjust)};`,
      // Divided, because size-adjust scales them as well.
      `ascent-override: ${percent(boxOfSans.ascent / sizeAdjust)};`,
      `descent-override: ${percent(boxOfSans.descent / sizeAdjust)};`,
      'line-gap-override: 0%;',
    ]);
  });
  return `/* ${banner} */\n${[...sans, ...fallback, ...mono].join('\n')}\n`;
}

const isBreakpoint = ({ path }: Tokens[number]) => path[0] === 'breakpoint';
const properties = tokens.filter((token) => !isBreakpoint(token));

// In a layer, so that a site's own values win regardless of source order.
const customProperties = `@layer ui.reset {\n${tokensCss(properties)}}\n`;
const reset = readFileSync(join(themeDir, 'reset.css'), 'utf8');
writeFileSync(join(themeDir, 'tokens.css'), `/* ${banner} */\n@layer ui.reset, ui.components;\n${customProperties}`);
writeFileSync(join(themeDir, 'theme.css'), `/* ${banner} */\n${reset}${customProperties}`);
writeFileSync(join(themeDir, 'tokens.ts'), tokensTs(properties, tokens.filter(isBreakpoint)));
writeFileSync(join(themeDir, 'fonts.css'), fontsCss());
await writeIcons();
