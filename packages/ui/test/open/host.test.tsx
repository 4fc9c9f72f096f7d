import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Button } from '../../src/components/Button/index.ts';
import { CommunityProvider, createStyleCache } from '../../src/provider/CommunityProvider.tsx';
import theme from '../../src/theme/theme.css?raw';
import customProperties from '../../src/theme/tokens.css?raw';

/* A component in a page with its own styles: the page looks the same before and after. */

const page = `<!doctype html><style>
  body { margin: 30px; background: rgb(255, 250, 240); color: rgb(20, 20, 20); font: 17px/1.9 serif; }
  h1 { margin: 20px 0; font-size: 40px; }
  p, ul { margin: 12px; }
  button { margin: 3px; font: 14px monospace; }
  svg { display: inline; max-inline-size: none; }
  </style><h1>Knitting</h1><p>Patterns <svg width="10" height="10"></svg></p><ul><li>One</li></ul>
  <button>Send</button><div></div>`;

/** Properties that the host's rules set. */
const own = ['margin', 'background-color', 'color', 'font-size', 'font-family', 'line-height', 'display'];

async function open(): Promise<Document> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = page;
  document.body.append(frame);
  await loaded;
  return frame.contentDocument!;
}

/**
 * Returns computed styles of the host's elements: the named ones, or all except sizes and those that the theme sets
 * (custom properties and the color scheme).
 */
function look(host: Document, names?: string[]) {
  const elements = host.querySelectorAll('body, h1, p, svg, ul, li, body > button');
  return [...elements].map((element) => {
    const style = host.defaultView!.getComputedStyle(element);
    const all =
      names ??
      [...style].filter(
        (name) => !/^--|^color-scheme$|-size$|perspective|transform-origin|^(?:height|width)$/.test(name),
      );
    return Object.fromEntries(all.map((name) => [`${element.tagName} ${name}`, style.getPropertyValue(name)]));
  });
}

function addStyles(host: Document, css: string): void {
  const style = host.createElement('style');
  style.textContent = css;
  host.head.append(style);
}

async function mount(host: Document): Promise<Element> {
  const place = host.querySelector('div')!;
  await act(() =>
    createRoot(place).render(
      <CommunityProvider locale="en" styleCache={createStyleCache(undefined, host.head)}>
        <Button>Vote</Button>
      </CommunityProvider>,
    ),
  );
  return place.querySelector('[data-component=Button]')!;
}

test('custom properties and a component change nothing else in the page', async () => {
  const host = await open();
  const before = look(host);
  addStyles(host, customProperties);
  const button = await mount(host);
  expect(host.defaultView!.getComputedStyle(button).borderTopStyle).toBe('solid');
  expect(look(host)).toEqual(before);
});

test("the page's own rules win over the reset, although it comes later", async () => {
  const host = await open();
  const before = look(host, own);
  addStyles(host, theme);
  await mount(host);
  expect(look(host, own)).toEqual(before);
});

test("the page's own rules win over a component's", async () => {
  const host = await open();
  const button = await mount(host);
  const style = host.defaultView!.getComputedStyle(button);
  expect([style.margin, style.fontFamily, style.fontSize]).toEqual(['3px', 'monospace', '14px']);
  expect(style.display).toBe('inline-flex');
  // This rule comes before the component's styles and is less specific.
  host.head.insertAdjacentHTML('afterbegin', '<style>:where(button) { display: grid; }</style>');
  expect(style.display).toBe('grid');
});

test('the reset stays below components that come first', async () => {
  const host = await open();
  host.querySelector('style')!.remove();
  const button = await mount(host);
  addStyles(host, theme);
  const style = host.defaultView!.getComputedStyle(button);
  // The reset lets buttons inherit their font.
  expect(style.fontWeight).toBe(style.getPropertyValue('--ui-weight-current'));
  expect(style.fontWeight).not.toBe(host.defaultView!.getComputedStyle(host.body).fontWeight);
});
