import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { components, files, shipped } from './components.ts';

/** Lists each offense as `path:line text`, so that a failure shows the place. */
function offences(among: typeof files, wrong: RegExp): string[] {
  return among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (wrong.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

const styles = shipped.filter(({ path }) => path.endsWith('.styles.ts') || path.startsWith('internal/'));
const views = shipped.filter(({ path }) => path.endsWith('.tsx'));

describe('styles', () => {
  test('name no colour: a colour is a token', () => {
    expect(offences(styles, /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i)).toEqual([]);
  });

  test('have no size, weight or family of type but those of a role', () => {
    expect(offences(styles, /(fontSize|fontWeight|fontFamily|lineHeight|letterSpacing): ['"\d]/)).toEqual([]);
  });

  test('follow the direction of reading', () => {
    const physical =
      /\b(?:(?:margin|padding|border)(?:Left|Right|Top|Bottom)|(?:min|max)?(?:[wW]idth|[hH]eight)|left|right|top|bottom|borderTopLeftRadius|borderTopRightRadius|borderBottomLeftRadius|borderBottomRightRadius):|textAlign: '(?:left|right)'|float: '(?:left|right)'/;
    const allowed = /initialRect|'@media|from\.|below\.|(?:min|max)-(?:width|height)/;
    expect(offences(styles, physical).filter((line) => !allowed.test(line))).toEqual([]);
  });

  test('give the root no outer margin', () => {
    const withMargin = styles.filter(({ text }) =>
      /export const root = css\([^;]*?\n {2}margin\w*:(?! '?auto)/.test(text),
    );
    expect(withMargin.map(({ path }) => path)).toEqual([]);
  });

  test('do not count children: a server render puts <style> among them', () => {
    expect(offences(styles, /:(?:first|last|only|nth)-(?:last-)?child/)).toEqual([]);
  });

  test('take their durations from the tokens', () => {
    expect(offences(styles, /(?:transition|animation)\w*: ?[`'][^`']*\b\d+m?s\b/)).toEqual([]);
  });
});

describe('views', () => {
  test('begin with the client directive', () => {
    const bare = views.filter(({ text }) => !text.startsWith("'use client';"));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test('make no styles of their own: they are hoisted into the styles file', () => {
    expect(offences(views, /\bcss\(|css=\{\{|styled[.(]/)).toEqual([]);
  });

  test('give no function as className beside css', () => {
    expect(offences(views, /className=\{\s*(?:\(|\w+ =>)/)).toEqual([]);
  });

  test('have no live role of their own: they speak through the announcer', () => {
    expect(offences(views, /role="(?:status|alert|log)"|aria-live=|<output\b/)).toEqual([]);
  });

  test('import React Aria by subpath', () => {
    expect(offences(shipped, /from 'react-aria-components'/)).toEqual([]);
  });
});

test('components neither fetch nor store', () => {
  expect(offences(shipped, /\bfetch\(|localStorage|sessionStorage/)).toEqual([]);
});

const indexes = import.meta.glob<object>('../src/*/*/index.ts');

describe.each(components)('$name', ({ name, folder }) => {
  const own = shipped.filter(({ path }) => path.startsWith(`${folder}/`));

  test('has a page, and stories in its plainest state and in dark, right-to-left', () => {
    expect(existsSync(join(import.meta.dirname, '../src', folder, `${name}.mdx`)), 'its page').toBe(true);
    const stories = files.find(({ path }) => path === `${folder}/${name}.stories.tsx`)?.text ?? '';
    expect(stories).toMatch(/export const Default\b/);
    expect(stories).toMatch(/export const RightToLeftDark\b/);
  });

  test('exports exactly what it did', async () => {
    const index = await indexes[`../src/${folder}/index.ts`]!();
    await expect(`${Object.keys(index).sort().join('\n')}\n`).toMatchFileSnapshot(`./exports/${name}.txt`);
  });

  test('marks its root, or is made of a component that does', () => {
    const marked = own.some(({ text }) =>
      /data-component="|from '(?:\.\.\/)+(?:\w+\/)?[A-Z]\w+\/index\.ts'/.test(text),
    );
    expect(marked).toBe(true);
  });
});
