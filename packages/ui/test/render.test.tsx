import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../src/**/*.stories.tsx',
  '!../src/internal/**',
]);

setProjectAnnotations([]);

const empty = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect line use ellipse polygon polyline stop'.split(
    ' ',
  ),
);
const blocks = /^(?:div|p|h[1-6]|ul|ol|dl|section|article|form|header|footer|nav|main|table|figure|fieldset)$/;
const phrasing = /^(?:span|p|h[1-6]|label|button|strong|em|bdi|time|kbd)$/;

/**
 * Finds block elements inside elements that allow only phrasing content. A browser's parser would close the outer ones
 * early.
 */
function misplaced(html: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const text = html.replace(/<!--.*?-->|<(style|script|textarea)\b[^>]*>.*?<\/\1>/gs, '');
  for (const [, isEnd, name, isClosed] of text.matchAll(/<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    const tag = name!.toLowerCase();
    if (isEnd) {
      open.splice(open.lastIndexOf(tag));
      continue;
    }
    const outer = open.findLast((one) => phrasing.test(one));
    if (outer && blocks.test(tag)) found.push(`<${tag}> in <${outer}>`);
    if (!isClosed && !empty.has(tag)) open.push(tag);
  }
  return found;
}

test.each(Object.entries(modules))('%s renders on a server', async (_, load) => {
  expect(typeof window).toBe('undefined');
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(await load()))) {
    let html = '';
    expect(() => (html = renderToString(<Story />)), name).not.toThrow();
    expect(misplaced(html), name).toEqual([]);
  }
});
