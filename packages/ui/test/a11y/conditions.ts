import type { Page } from '@playwright/test';
import { animationsEnd } from '../animations.ts';
import { change } from '../storybook.ts';

type Viewport = { width: number; height: number };

export type Condition = {
  name: string;
  globals?: Record<string, string>;
  media?: Parameters<Page['emulateMedia']>[0];
  width?: number;
  css?: string;
  /**
   * Changes to the root element that the globals would make. Changing the globals themselves would rerender the story.
   */
  root?: { className?: 'dark'; motion?: 'reduced' };
  /** True if the colors differ from those of all other conditions, so that contrast is measured. */
  hasOwnColors?: boolean;
};

/** Test conditions for every story. Those with the same globals are adjacent, so that the story rerenders rarely. */
export const conditions: readonly Condition[] = [
  { name: 'light', hasOwnColors: true },
  {
    name: 'forced colors, reduced motion',
    root: { motion: 'reduced' },
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
    hasOwnColors: true,
  },
  { name: 'dark', root: { className: 'dark' }, hasOwnColors: true },
  { name: '320 px', width: 320 },
  { name: '200 % text', css: ':root { font-size: 200%; }' },
  // The values of WCAG 1.4.12.
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
  { name: 'pseudo-language', globals: { language: 'en-XA' } },
  { name: 'right to left', globals: { language: 'ar-XB' } },
];

const none = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
/** Current condition of each page. Unchanged globals are not set again, because setting them rerenders the story. */
const conditionOf = new WeakMap<Page, Condition>();

/** A page's appearance, apart from colors. */
export interface Look {
  /** Elements with their attributes and visibility, without text and sizes. */
  markup: string;
  words: string;
  boxes: string;
}

/**
 * Runs in the page. Waits until fonts have loaded and all boxes are stable for a frame, then returns the page's look.
 */
async function readLook(): Promise<Look> {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const elements = () => [...document.body.querySelectorAll('*')];
  const readBoxes = () =>
    elements()
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
      })
      .join();
  let boxes = readBoxes();
  for (let before = ''; before !== boxes; boxes = readBoxes()) {
    before = boxes;
    await frame();
  }
  const spoken = /^(?:alt|placeholder|title|aria-(?:description|label|roledescription|valuetext))$/;
  const measures = /^(?:style|d|points|transform|viewBox|width|height|[xyr]|[xy][12]|c[xy])$/;
  const words: string[] = [document.documentElement.lang];
  const markup = elements().map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (measures.test(name)) return '';
      if (!spoken.test(name)) return `${name}=${value}`;
      words.push(value);
      return value.trim() ? name : '';
    });
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    words.push(...texts.map((node) => node.nodeValue!));
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    return [element.localName, element.childElementCount, ...attributes, texts.length, isVisible].join();
  });
  return { markup: markup.join('\n'), words: words.join('\n'), boxes };
}

/**
 * Waits until animations have ended and the page is stable, and returns its look. Waiting matters because an overlay
 * makes the page `inert` only after it has opened.
 */
export async function settle(page: Page): Promise<Look> {
  await page.evaluate(animationsEnd);
  return page.evaluate(readLook);
}

type Root = { className: string; motion: string };

/** Changes the root element and returns its previous state. */
const setRoot = (page: Page, root: Partial<Root>): Promise<Root> =>
  page.evaluate(({ className, motion }) => {
    const html = document.documentElement;
    const before = { className: html.className, motion: html.dataset.motion! };
    html.className = className ?? before.className;
    html.dataset.motion = motion ?? before.motion;
    return before;
  }, root);
/** Original state of each page's root element. */
const ownRoot = new WeakMap<Page, Root>();

/** Applies a condition to the current story, replacing the previous one, and returns the page's look. */
export async function apply(page: Page, storyId: string, condition: Condition, own: Viewport): Promise<Look> {
  const { globals, media, width, css = '', root } = condition;
  const before = conditionOf.get(page);
  conditionOf.set(page, condition);
  if (before?.media !== media) await page.emulateMedia({ ...none, ...media });
  const viewport = width ? { ...own, width } : own;
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  if (before?.root) await setRoot(page, ownRoot.get(page)!);
  if (root) ownRoot.set(page, await setRoot(page, root));
  if (before?.css !== condition.css)
    await page.evaluate((text) => {
      const known = document.getElementById('condition');
      const style =
        known ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: 'condition' }));
      style.textContent = text;
    }, css);
  if (before?.globals !== globals) await change(page, storyId, { ...globals });
  return settle(page);
}
