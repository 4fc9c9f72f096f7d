import { expect } from '@playwright/test';
import { isSitePage } from '../../../../.storybook/a11y.ts';
import { pages, show, test } from '../storybook.ts';
import { settle } from './conditions.ts';

/** Maximum number of tab stops to visit. No page has this many. */
const most = 100;

/**
 * Runs in the page. Returns the name of the focused element, and true if something covers it completely, such as a
 * sticky bar (WCAG 2.4.11). Returns nothing once focus has left the page.
 */
function lookAtFocus(): { name: string; isCovered: boolean } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The visible part of a hidden input is its label.
  const target = (element instanceof HTMLInputElement && element.closest('label')) || element;
  const box = target.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
      return hit !== null && target.contains(hit);
    }),
  );
  const part = element.closest('[data-component]')?.getAttribute('data-component');
  const words = element.getAttribute('aria-label') ?? element.textContent;
  return { name: `${part} ${element.localName} “${words?.trim().slice(0, 40)}”`, isCovered: !isSeen };
}

for (const { id } of pages.filter(({ id, title }) => isSitePage(title) && !/dark|right-to-left/.test(id)))
  test(`${id} never covers the focused element`, async ({ preview }) => {
    await show(preview, id);
    await preview.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
    });
    const covered = new Set<string>();
    // Tabs down the page from the top, then back up from the end.
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < most; stop += 1) {
        await preview.keyboard.press(key);
        await settle(preview);
        const focus = await preview.evaluate(lookAtFocus);
        if (!focus) break;
        if (focus.isCovered) covered.add(`${focus.name} by ${key}`);
      }
    expect([...covered]).toEqual([]);
  });
