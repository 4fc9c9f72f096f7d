import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSite } from '../src/cli/createSite.ts';
import { createTheme } from '../src/cli/createTheme.ts';
import { figmaVariables } from '../src/cli/figmaVariables.ts';
import { renameEntries, renameEntriesIn, renamedEntries } from '../src/cli/renameEntries.ts';

const own = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { publishConfig } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as {
  publishConfig: { exports: Parameters<typeof renamedEntries>[0] };
};
const renamed = renamedEntries(publishConfig.exports);

test('entries that moved to a group are renamed, in every way to name a module', () => {
  const before = [
    `import { TopBar } from '@pwr-community/ui/TopBar';`,
    `export * from "@pwr-community/ui/QuestCard";`,
    `const load = () => import('@pwr-community/ui/QuickView');`,
    `vi.mock('@pwr-community/ui/Points');`,
    `import { Button } from '@pwr-community/ui/Button';`,
    `import { Footer } from '@pwr-community/ui/layouts/Footer';`,
    `import { Footer as Other } from '@other/ui/Footer';`,
  ];
  expect(renameEntries(before.join('\n'), renamed).split('\n')).toEqual([
    `import { TopBar } from '@pwr-community/ui/layouts/TopBar';`,
    `export * from "@pwr-community/ui/community/QuestCard";`,
    `const load = () => import('@pwr-community/ui/community/QuickView');`,
    `vi.mock('@pwr-community/ui/community/Points');`,
    ...before.slice(4),
  ]);
});

test('the codemod rewrites the code of a site, twice the same, and no other package', () => {
  const site = join(folder, 'site');
  for (const path of ['src', 'node_modules/other']) mkdirSync(join(site, path), { recursive: true });
  const old = `import { TopBar } from '@pwr-community/ui/TopBar';`;
  for (const path of ['src/page.tsx', 'src/notes.txt', 'node_modules/other/index.js'])
    writeFileSync(join(site, path), old);
  expect(renameEntriesIn(site, publishConfig.exports)).toEqual([join(site, 'src/page.tsx')]);
  expect(readFileSync(join(site, 'src/page.tsx'), 'utf8')).toContain('/ui/layouts/TopBar');
  expect(renameEntriesIn(site, publishConfig.exports)).toEqual([]);
});

test('a site is named after its folder, and nothing is overwritten', () => {
  const template = join(own, '../../examples/knitting-forum');
  const site = join(folder, 'My Forum');
  createSite(template, site);
  expect(JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))).toMatchObject({ name: 'my-forum' });
  expect(() => createSite(template, site)).toThrow(`“${site}” isn't empty; nothing was copied.`);
});

test('variables for Figma have the same names in both schemes, and the colors of an accent', () => {
  const theme = createTheme('#0057ff');
  const [light, dark] = [figmaVariables('light', theme.light), figmaVariables('dark', theme.dark)];
  const namesOf = (variables: typeof light) =>
    Object.entries(variables).flatMap(([group, own]) => [group, ...Object.keys(own)]);
  expect(namesOf(dark)).toEqual(namesOf(light));
  expect(light.color!.accent).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0, 0.3412, 1], alpha: 1, hex: '#0057ff' },
    $description: expect.any(String) as string,
  });
  expect([light, dark].map(({ color }) => (color!.canvas!.$value as { hex: string }).hex)).toEqual([
    '#f3f6f8',
    '#0c1216',
  ]);
  expect(light.radius!.s).toMatchObject({ $type: 'dimension', $value: { value: 4, unit: 'px' } });
  expect(light).not.toHaveProperty('shadow');
});
