import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import since from '../src/docs/page/since.json' with { type: 'json' };
import { components, files, shipped } from './components.ts';

/** Lists each offense as `path:line text`, so that a failure shows the place. */
function findOffenses(among: typeof files, wrong: RegExp): string[] {
  return among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (wrong.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

const styles = shipped.filter(({ path }) => path.endsWith('.styles.ts') || path.startsWith('internal/'));
const views = shipped.filter(({ path }) => path.endsWith('.tsx'));

describe('styles', () => {
  test('use color tokens, never literal colors', () => {
    expect(findOffenses(styles, /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i)).toEqual([]);
  });

  test('use typography roles, never literal type sizes, weights or families', () => {
    expect(findOffenses(styles, /(fontSize|fontWeight|fontFamily|lineHeight|letterSpacing): ['"\d]/)).toEqual([]);
  });

  test('use logical properties, which follow the text direction', () => {
    const physical =
      /\b(?:(?:margin|padding|border)(?:Left|Right|Top|Bottom)|(?:min|max)?(?:[wW]idth|[hH]eight)|left|right|top|bottom|borderTopLeftRadius|borderTopRightRadius|borderBottomLeftRadius|borderBottomRightRadius):|textAlign: '(?:left|right)'|float: '(?:left|right)'/;
    const allowed = /initialRect|'@media|from\.|below\.|(?:min|max)-(?:width|height)/;
    expect(findOffenses(styles, physical).filter((line) => !allowed.test(line))).toEqual([]);
  });

  test('set no outer margin on the root', () => {
    const withMargin = styles.filter(({ text }) =>
      /export const root = css\([^;]*?\n {2}margin\w*:(?! '?auto)/.test(text),
    );
    expect(withMargin.map(({ path }) => path)).toEqual([]);
  });

  test('do not count children, because server renders put <style> among them', () => {
    expect(findOffenses(styles, /:(?:first|last|only|nth)-(?:last-)?child/)).toEqual([]);
  });

  test('leave other components alone: these have a custom property or a variant', () => {
    expect(findOffenses(styles, /\[data-component[\^~$*|]?=/)).toEqual([]);
  });

  test('take their durations from the tokens', () => {
    expect(findOffenses(styles, /(?:transition|animation)\w*: ?[`'][^`']*\b\d+m?s\b/)).toEqual([]);
  });
});

describe('views', () => {
  test('start with the client directive', () => {
    const bare = views.filter(({ text }) => !text.startsWith("'use client';"));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test('define no styles inline, because styles are hoisted into the styles file', () => {
    expect(findOffenses(views, /\bcss\(|css=\{\{|styled[.(]/)).toEqual([]);
  });

  test('never combine a className function with css', () => {
    expect(findOffenses(views, /className=\{\s*(?:\(|\w+ =>)/)).toEqual([]);
  });

  test('have no live roles, because the announcer speaks for them', () => {
    expect(findOffenses(views, /role="(?:status|alert|log)"|aria-live=|<output\b/)).toEqual([]);
  });

  test('import React Aria by subpath', () => {
    expect(findOffenses(shipped, /from 'react-aria-components'/)).toEqual([]);
  });
});

test('components neither fetch data nor use storage', () => {
  expect(findOffenses(shipped, /\bfetch\(|localStorage|sessionStorage/)).toEqual([]);
});

test('every component has the version that it came with: a past one, or the next minor one', () => {
  expect(Object.keys(since)).toEqual(components.map(({ name }) => name).sort());
  const [major, minor] = manifest.version.split('.').map(Number);
  const known = Array.from({ length: minor! + 2 }, (_, number) => `${major}.${number}.0`);
  expect(Object.values(since).filter((version) => !known.includes(version))).toEqual([]);
});

const indexes = import.meta.glob<object>('../src/*/*/index.ts');

describe.each(components)('$name', ({ name, folder }) => {
  const own = shipped.filter(({ path }) => path.startsWith(`${folder}/`));

  test('has a docs page with its keys, and the stories Default and RightToLeftDark', () => {
    const page = join(import.meta.dirname, '../src', folder, `${name}.mdx`);
    expect(existsSync(page), 'docs page').toBe(true);
    expect(readFileSync(page, 'utf8')).toMatch(/^## Keyboard$/m);
    const stories = files.find(({ path }) => path === `${folder}/${name}.stories.tsx`)?.text ?? '';
    expect(stories).toMatch(/export const Default\b/);
    expect(stories).toMatch(/export const RightToLeftDark\b/);
  });

  test('exports the approved names', async () => {
    const index = await indexes[`../src/${folder}/index.ts`]!();
    await expect(`${Object.keys(index).sort().join('\n')}\n`).toMatchFileSnapshot(`./exports/${name}.txt`);
  });

  test('sets data-component on its root, or wraps a component that does', () => {
    const marked = own.some(({ text }) =>
      /data-component="|from '(?:\.\.\/)+(?:\w+\/)?[A-Z]\w+\/index\.ts'/.test(text),
    );
    expect(marked).toBe(true);
  });
});
