import { expect, type Page } from '@playwright/test';
import { isSitePage } from '../../../../.storybook/a11y.ts';
import { change, desktop, pages, show, test } from '../storybook.ts';
import { inFontsOfTheMachine } from './fonts.ts';

const phone = { width: 390, height: 844 };
const looks = [
  { name: 'light', globals: { scheme: 'light' } },
  { name: 'dark', globals: { scheme: 'dark' } },
  { name: 'right-to-left', globals: { direction: 'rtl' } },
];

/**
 * Nearly all pixels must match. Only antialiasing differences pass; moving a part by 2 px changes more pixels, as a
 * test below shows.
 */
const tolerance = { threshold: 0.1, maxDiffPixels: 20 } as const;

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Waits until closing dialogs are gone.
  await page.waitForFunction(() => !document.querySelector('[data-exiting]'));
}

/**
 * Forces a fresh layout. To save repaints, Chromium keeps the subpixel position at which it first drew a sticky
 * element, so the picture would depend on the looks before.
 */
const layOutAnew = (page: Page) =>
  page.evaluate(() => {
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
  });

/**
 * Captures the whole page in a viewport of its height, so that sticky elements are at their usual places. Dialogs are
 * captured in the normal viewport.
 */
const take = async (page: Page, name: string) => {
  await settle(page);
  const screen = page.viewportSize()!;
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog]') ? 0 : document.scrollingElement!.scrollHeight,
  );
  if (height > screen.height) await page.setViewportSize({ ...screen, height });
  await layOutAnew(page);
  await expect(page).toHaveScreenshot(`${name}.png`, { ...tolerance, fullPage: true });
  await page.setViewportSize(screen);
};

for (const { id, title } of pages)
  test(id, async ({ preview }) => {
    const viewport = await show(preview, id);
    // A story with a fixed scheme or direction is captured only in that look.
    const own = await preview.evaluate(() => __STORYBOOK_PREVIEW__.currentRender.story.storyGlobals);
    const free = looks.filter(({ globals }) => Object.keys(globals).every((key) => !(key in own)));
    for (const { name, globals } of free.length ? free : [{ name: 'own', globals: {} }]) {
      await change(preview, id, globals);
      await take(preview, `${id}-${viewport.width}-${name}`);
    }
    let found: string[] | undefined;
    // Reading fails if the page replaces a node meanwhile, so it starts again. What is found counts at once.
    await expect(async () => void (found = await inFontsOfTheMachine(preview))).toPass({ timeout: 10_000 });
    expect(found).toEqual([]);
    if (!isSitePage(title) || viewport !== desktop) return;
    // Resets to left-to-right first, because a row of tabs scrolls to its current tab when it shrinks.
    await change(preview, id, {});
    await preview.setViewportSize(phone);
    await take(preview, `${id}-${phone.width}`);
  });

test('a shift of 2 px fails the comparison', async ({ preview }) => {
  const id = 'foundations-look--icons';
  await show(preview, id);
  await settle(preview);
  await preview
    .locator('main svg')
    .first()
    .evaluate((icon) => (icon.style.translate = '2px 0'));
  await expect(preview).not.toHaveScreenshot(`${id}-1280-light.png`, { ...tolerance, fullPage: true });
});
