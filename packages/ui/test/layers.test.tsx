import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../src/components/Button/index.ts';
import { Spinner } from '../src/components/Spinner/index.ts';
import { collectStyles, CommunityProvider, createStyleCache } from '../src/provider/CommunityProvider.tsx';

const layers = /^(?:\/\*.*\*\/\s*)*@layer ui\.reset, ?ui\.components;/;

const html = (styleCache?: ReturnType<typeof createStyleCache>) =>
  renderToString(
    <CommunityProvider locale="en" styleCache={styleCache}>
      <Button>Vote</Button>
      <Spinner messages={{ label: 'Loading' }} />
    </CommunityProvider>,
  );

test.each(['theme.css', 'tokens.css', 'reset.css'])('%s opens with the order of the layers', (file) => {
  expect(readFileSync(join(import.meta.dirname, '../src/theme', file), 'utf8')).toMatch(layers);
});

test('every style sheet of rendered markup opens with the order of the layers', () => {
  const sheets = Array.from(html().matchAll(/<style data-emotion="[^"]*">(.*?)<\/style>/gs), ([, css]) => css!);
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets) expect(sheet).toMatch(layers);
});

test('collected styles are one sheet, with all rules in the layer', () => {
  const cache = createStyleCache();
  cache.compat = true;
  expect(html(cache)).not.toContain('<style');
  const sheet = collectStyles(cache);
  expect(sheet).toMatch(layers);
  expect(sheet).toContain('@keyframes');
  const outside = sheet.replace(/@layer ui\.components\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, '');
  expect(outside.replace(/@keyframes [\w-]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '')).toBe('@layer ui.reset,ui.components;');
  expect(outside.match(/@layer/g)).toHaveLength(1);
  // A browser drops rules that end up inside `@keyframes`.
  for (const [animation] of sheet.matchAll(/@keyframes [\w-]+\{(?:[^{}]|\{[^{}]*\})*\}/g))
    expect(animation).not.toContain('.css-');
});
