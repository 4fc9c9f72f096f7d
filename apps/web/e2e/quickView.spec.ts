import { expect, sitePage, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

test.describe('the quick view', () => {
  test('slides in from a card with the overview, and from its comments with the comments', async ({ page }) => {
    await page.goto('/projects');
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name, exact: true }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByText('Created By')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();

    await card.getByRole('link', { name: /^Comments on/ }).click();
    await expect(panel.getByRole('tab', { name: /^Comments/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/tab=comments/);
  });

  test('closes with Escape, scrim, button and a route change, and returns the focus', async ({ page }) => {
    await page.goto('/projects');
    const opener = page.getByRole('article').nth(1).getByRole('link').first();
    const panel = page.getByRole('dialog');

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();

    // If an icon button in the bar has the focus, Escape closes the panel, and not just the button's tooltip.
    for (const name of ['Share', 'Close']) {
      await page.keyboard.press('Enter');
      await panel.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    }

    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
  });

  test('closes with a double click, which leaves the reader on the list', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/projects$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('shows a placeholder until a picture has loaded', async ({ page }) => {
    const { release } = await holdBack(page, /-8001-/);
    await page.goto('/projects?project=1');
    await page.getByRole('button', { name: /^Enlarge image 1/ }).click();
    const viewer = page.getByRole('dialog', { name: /^Images of/ });
    await expect(viewer.locator('[aria-busy=true] [data-part=loading]')).toBeVisible();
    release();
    await expect(viewer.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(viewer.getByRole('img')).toBeVisible();
  });

  test('closes with Escape while it slides in', async ({ page }) => {
    await page.goto('/projects');
    const slideIn = (duration: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('--ui-duration-sheet', value), duration);
    const opener = page.getByRole('article').first().getByRole('link').first();
    const panel = page.getByRole('dialog');
    await slideIn('60s');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeAttached();
    await slideIn('0s');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('locks the page behind it, and has an address that survives reloading and sharing', async ({
    page,
    context,
  }) => {
    await page.goto('/projects?sort=total_upvotes&page=2');
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await expect(page).toHaveURL(/sort=total_upvotes&page=2&project=\d+/);
    await page.reload();
    await expect(page.getByRole('dialog', { name })).toBeVisible();

    const guest = sitePage(await context.newPage());
    await guest.goto(page.url());
    await expect(guest.getByRole('dialog', { name })).toBeVisible();
    await guest.getByRole('button', { name: 'Close' }).click();
    await expect(guest).toHaveURL(/sort=total_upvotes&page=2$/);
  });

  test('links to the full page', async ({ page }) => {
    await page.goto('/projects');
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Open full page' }).click();
    await expect(page).toHaveURL(/\/projects\/\d+$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  });

  test('copies the link, and offers four places to share it in new tabs', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/projects');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share this project' });
    for (const place of ['X', 'LinkedIn', 'Telegram', 'WhatsApp'])
      await expect(share.getByRole('link', { name: `${place} (opens in a new tab)` })).toHaveAttribute(
        'target',
        '_blank',
      );
    await share.getByRole('button', { name: 'Copy link' }).click();
    await expect(share.getByRole('button', { name: 'Link copied!' })).toBeVisible();
    await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/projects\/\d+$/);
  });

  test('reports an unknown project', async ({ page }) => {
    await page.goto('/projects?project=999999');
    await expect(page.getByRole('dialog').getByText('This project doesn’t exist or was deleted')).toBeVisible();
    await page.goto('/projects/999999');
    await expect(page.getByText('This project doesn’t exist or was deleted')).toBeVisible();
    await page.goto('/projects/abc');
    await expect(page.getByText('This project doesn’t exist or was deleted')).toBeVisible();
  });
});
