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
  /** Other colours than under any other condition: contrast is measured here. */
  hasOwnColours?: boolean;
  /** Other elements, names or order than under any other condition: the second engine, the slow one, reads them. */
  hasOwnMarkup?: boolean;
};

/** Under which every story is looked at; those that share their globals follow one another. */
export const conditions: readonly Condition[] = [
  { name: 'light', hasOwnColours: true, hasOwnMarkup: true },
  { name: 'forced colours', media: { forcedColors: 'active' }, hasOwnColours: true },
  { name: '320 px', width: 320, hasOwnMarkup: true },
  { name: '200 % text', css: ':root { font-size: 200%; }' },
  // The figures of WCAG 1.4.12.
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
  { name: 'dark', globals: { scheme: 'dark' }, hasOwnColours: true },
  { name: 'reduced motion', globals: { motion: 'reduced' }, media: { reducedMotion: 'reduce' } },
  { name: 'pseudo-language', globals: { language: 'en-XA' } },
  { name: 'right to left', globals: { language: 'ar-XB' }, hasOwnMarkup: true },
];

const none = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
/** What a page is in: nothing is asked for twice, and a change of globals draws the story anew. */
const conditionOf = new WeakMap<Page, Condition>();

/** Runs in the page: until its fonts are there, and a frame has every box where the one before had it. */
async function boxesRest(): Promise<void> {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const boxes = () =>
    JSON.stringify([...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect()));
  for (let before = '', now = boxes(); before !== now; now = boxes()) {
    before = now;
    await frame();
  }
}

/** Until the page looks as it will: an overlay makes what lies beneath it inert when it has come in. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(animationsEnd);
  await page.evaluate(boxesRest);
}

/** Brings the shown story under a condition, from whichever it was in. */
export async function apply(page: Page, storyId: string, condition: Condition, own: Viewport): Promise<void> {
  const { globals, media, width, css = '' } = condition;
  const before = conditionOf.get(page);
  conditionOf.set(page, condition);
  if (before?.media !== media) await page.emulateMedia({ ...none, ...media });
  const viewport = width ? { ...own, width } : own;
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  if (before?.css !== condition.css)
    await page.evaluate((text) => {
      const known = document.getElementById('condition');
      const style =
        known ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: 'condition' }));
      style.textContent = text;
    }, css);
  if (before?.globals !== globals) await change(page, storyId, { ...globals });
  await settle(page);
}
