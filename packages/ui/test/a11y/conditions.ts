import type { Page } from '@playwright/test';
import { change } from '../storybook.ts';

type Viewport = { width: number; height: number };

export type Condition = {
  name: string;
  globals?: Record<string, string>;
  media?: Parameters<Page['emulateMedia']>[0];
  width?: number;
  css?: string;
};

/** Under which every story is looked at. */
export const conditions: readonly Condition[] = [
  { name: 'light' },
  { name: 'dark', globals: { scheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'reduced motion', globals: { motion: 'reduced' }, media: { reducedMotion: 'reduce' } },
  { name: '320 px', width: 320 },
  { name: '200 % text', css: ':root { font-size: 200%; }' },
  { name: 'right to left', globals: { language: 'ar-XB' } },
  { name: 'pseudo-language', globals: { language: 'en-XA' } },
  // The figures of WCAG 1.4.12.
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
];

const none = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/** Brings the shown story under a condition, from whichever it was in. */
export async function apply(page: Page, storyId: string, condition: Condition, own: Viewport): Promise<void> {
  const { globals, media, width, css = '' } = condition;
  await page.emulateMedia({ ...none, ...media });
  await page.setViewportSize(width ? { ...own, width } : own);
  await page.evaluate((text) => {
    const known = document.getElementById('condition');
    const style =
      known ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: 'condition' }));
    style.textContent = text;
  }, css);
  await change(page, storyId, { ...globals });
}
