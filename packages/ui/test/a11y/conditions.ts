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
  /** Colors differ from every other condition, so contrast is measured here. */
  hasOwnColors?: boolean;
  /** Elements, names or order differ from every other condition, so the slow second engine runs here. */
  hasOwnMarkup?: boolean;
};

/** Conditions under which every story is tested. Those that share globals are adjacent. */
export const conditions: readonly Condition[] = [
  { name: 'light', hasOwnColors: true, hasOwnMarkup: true },
  { name: 'forced colors', media: { forcedColors: 'active' }, hasOwnColors: true },
  { name: '320 px', width: 320, hasOwnMarkup: true },
  { name: '200 % text', css: ':root { font-size: 200%; }' },
  // The values of WCAG 1.4.12.
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
  { name: 'dark', globals: { scheme: 'dark' }, hasOwnColors: true },
  { name: 'reduced motion', globals: { motion: 'reduced' }, media: { reducedMotion: 'reduce' } },
  { name: 'pseudo-language', globals: { language: 'en-XA' } },
  { name: 'right to left', globals: { language: 'ar-XB' }, hasOwnMarkup: true },
];

const none = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
/** Current condition of each page. Unchanged globals are not set again, because a change renders the story anew. */
const conditionOf = new WeakMap<Page, Condition>();

/** Runs in the page. Resolves when fonts have loaded and no box has moved since the previous frame. */
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

/** Waits for the final look of the page: an overlay makes the page beneath inert after its transition. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(animationsEnd);
  await page.evaluate(boxesRest);
}

/** Applies a condition to the current story, whatever the previous condition was. */
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
