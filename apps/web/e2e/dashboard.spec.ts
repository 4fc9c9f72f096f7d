import { asAdmin, find } from './admins.ts';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, openSignedIn, startSession, test } from './fixtures.ts';

test.describe('the dashboard', () => {
  test('is linked only for admins; others see how it works at its address', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openSignedIn(page, '/projects');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toHaveCount(
      0,
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
    expect(loaded.filter((url) => /DashboardPage|total-users/.test(url))).toEqual([]);
  });

  test('shows figures, and charts with tables', async ({ page }) => {
    await openSignedIn(page, '/projects', accounts.admin);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
    await link.click();
    await expect(page).toHaveTitle(/^Dashboard/);
    await expect(link).toHaveAttribute('aria-current', 'page');
    const figure = (name: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('..');
    await expect(figure('Projects').getByRole('definition')).toHaveText(/^[1-9]\d*$/);
    await expect(figure('Members').getByRole('definition')).toHaveText(/^[1-9]\d*$/);
    await expect(page.getByRole('table', { name: 'Projects by type' }).getByRole('row')).not.toHaveCount(1);
    await page.getByRole('button', { name: /Period/ }).click();
    await page.getByRole('option', { name: 'Past year' }).click();
    await expect(page.getByRole('table', { name: 'New projects' }).getByRole('row')).toHaveCount(13);
  });

  test('shows the latest actions of admins, with links to details', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const { id } = await find(admin, 'nova');
    await admin.post('/api/admin/user/degen', { userId: id, isDegen: false });
    await page.goto('/dashboard');
    const rows = page.getByRole('list', { name: 'Latest admin actions' }).getByRole('listitem');
    await rows.filter({ hasText: 'Nova' }).first().getByRole('link', { name: 'Degen mark changed' }).click();
    await expect(page).toHaveURL(/\/admin\/audit\?entry=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  });

  test('reports figures that fail to load, and loads them on retry', async ({ page }) => {
    await startSession(page, accounts.admin);
    const figures = '**/backend/total-users';
    await page.route(figures, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/dashboard');
    await expect(page.getByText('Error loading the figures')).toBeVisible();
    await page.unroute(figures);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('term').filter({ hasText: /^Members$/ })).toBeVisible();
  });

  test(`has no accessibility errors in light or dark, and no sideways scrolling at 320 px`, async ({ page }) => {
    await openSignedIn(page, '/dashboard', accounts.admin);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('application', { name: /Chart\./ })).toHaveCount(4);
      await expectNoViolationsInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
