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
 * Nearly every pixel must be the same. What is let through is the edge of a letter drawn a shade otherwise; a part
 * that moves by 2 px changes more than that, and a test below says so.
 */
const tolerance = { threshold: 0.1, maxDiffPixels: 20 } as const;

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A dialog that closes has gone.
  await page.waitForFunction(() => !document.querySelector('[data-exiting]'));
}

/**
 * The whole page, on a screen of its height, so that what keeps to an edge of the screen stands where it belongs. A
 * dialog is seen on the screen that it has.
 */
const take = async (page: Page, name: string) => {
  await settle(page);
  const screen = page.viewportSize()!;
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog]') ? 0 : document.scrollingElement!.scrollHeight,
  );
  if (height > screen.height) await page.setViewportSize({ ...screen, height });
  await expect(page).toHaveScreenshot(`${name}.png`, { ...tolerance, fullPage: true });
  await page.setViewportSize(screen);
};

for (const { id, title } of pages)
  test(id, async ({ preview }) => {
    const viewport = await show(preview, id);
    // A story that fixes its own scheme or direction is that look, and is seen once.
    const own = await preview.evaluate(() => __STORYBOOK_PREVIEW__.currentRender.story.storyGlobals);
    const free = looks.filter(({ globals }) => Object.keys(globals).every((key) => !(key in own)));
    for (const { name, globals } of free.length ? free : [{ name: 'own', globals: {} }]) {
      await change(preview, id, globals);
      await take(preview, `${id}-${viewport.width}-${name}`);
    }
    expect(await inFontsOfTheMachine(preview)).toEqual([]);
    if (!isSitePage(title) || viewport !== desktop) return;
    // From left to right again first: a row of tabs looks for its current one when it gets less room.
    await change(preview, id, {});
    await preview.setViewportSize(phone);
    await take(preview, `${id}-${phone.width}`);
  });

test('a shift of 2 px is seen', async ({ preview }) => {
  const id = 'foundations-look--icons';
  await show(preview, id);
  await settle(preview);
  await preview
    .locator('main svg')
    .first()
    .evaluate((icon) => (icon.style.translate = '2px 0'));
  await expect(preview).not.toHaveScreenshot(`${id}-1280-light.png`, { ...tolerance, fullPage: true });
});
