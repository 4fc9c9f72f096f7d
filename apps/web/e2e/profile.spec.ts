import { accounts, expect, openShell, openSignedIn, signIn, speak, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

test.describe('a profile', () => {
  test('is linked from names in comments, and shows the member’s projects', async ({ page }) => {
    await page.goto('/projects?search=Tidepool');
    await page
      .getByRole('article')
      .filter({ hasText: 'Tidepool' })
      .getByRole('link', { name: /^Comments on/ })
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Nova Lindqvist' }).first().click();
    await expect(page).toHaveURL(/\/profile\/\d+$/);
    await expect(page).toHaveTitle(/^Nova Lindqvist/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Nova Lindqvist' })).toBeVisible();
    await expect(page.getByText('@nova', { exact: true })).toBeVisible();
    await expect(page.getByText('Sweden')).toBeVisible();
    await expect(page.getByText('Member since August 1, 2026')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(/^[1-9]\d?,\d{3}$/);

    await expect(page.getByRole('link', { name: 'Projects 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Understory', 'Quarry']);
    await page.getByRole('link', { name: 'Quarry', exact: true }).click();
    await expect(page).toHaveURL(/\/projects\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Quarry' })).toBeVisible();
    await page.getByRole('link', { name: 'Nova Lindqvist' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nova Lindqvist' })).toBeVisible();
  });

  test('keeps its list and page in the address, by username as well', async ({ page }) => {
    await page.goto('/user/profile/NOVA');
    await page.getByRole('link', { name: /^Upvoted/ }).click();
    await expect(page).toHaveURL(/\/user\/profile\/NOVA\?tab=upvoted$/);
    await expect(page.getByRole('article')).toHaveCount(5);
    const first = await page.getByRole('article').first().getByRole('heading').innerText();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?tab=upvoted&page=2$/);
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Upvoted/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^6–/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first);

    await page.goto('/user/profile/nova?page=99');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Understory', 'Quarry']);
    await expect(page).toHaveURL(/\/user\/profile\/nova$/);
  });

  test('has room for its tabs and its list while it loads', async ({ page }) => {
    const { release } = await holdBack(page, '**/backend/api/users/by-name/*');
    await openShell(page, '/user/profile/nova');
    await expect(page.getByText('Loading profile')).toBeAttached();
    const tabs = page.getByRole('navigation', { name: 'Profile sections' });
    await expect(tabs.getByRole('link')).toHaveText(['Projects', 'Upvoted']);
    await expect(page.getByText('Loading projects')).toBeAttached();
    release();
    await expect(tabs.getByRole('link')).toHaveText([/^Projects\s*2$/, /^Upvoted\s*\d+$/]);
    await expect(page.getByText('Loading profile')).toHaveCount(0);
  });

  test('accepts upvotes by members, and opens the login modal for visitors', async ({ page }) => {
    await page.goto('/user/profile/nova');
    const button = page.getByRole('button', { name: /^Upvote Understory/ });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
    await page.keyboard.press('Escape');
    const known = page.waitForResponse((reply) => reply.url().endsWith('/upvotes'));
    await signIn(page);
    await (await known).finished();
    await expect(button).toBeEnabled();
    const was = (await button.getAttribute('aria-pressed')) === 'true';
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(!was));
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', String(!was));
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(was));
  });

  test('speaks to its owner where there is nothing yet', async ({ page }) => {
    await openSignedIn(page, '/projects', accounts.newcomer);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /’s account,/ })
      .click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page.getByText('Projects you submit will appear here.')).toBeVisible();
    await page.getByRole('link', { name: /^Upvoted/ }).click();
    await expect(page.getByText('Projects you upvote will appear here.')).toBeVisible();
  });

  test('links to the project form on one’s own profile', async ({ page }) => {
    await page.goto('/user/profile/demo-member');
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Member' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Submit a project' })).toHaveCount(0);
    await signIn(page);
    await page.getByRole('link', { name: 'Submit a project' }).click();
    await expect(page).toHaveURL(/\/grant\/apply$/);
  });

  for (const address of [
    '/profile/999999',
    '/profile/nova',
    '/user/profile/nobody-by-that-name',
    '/user/profile/%F0%9F%99%82',
  ])
    test(`of nobody, as ${address}, says so`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'This member doesn’t exist' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to projects' }).click();
      await expect(page).toHaveURL(/\/projects$/);
    });
});

for (const [language, tab] of [
  ['en', 'Comments'],
  ['es', 'Comentarios'],
] as const)
  test(`the comment count of a project on a profile leads to its comments, in ${language}`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/user/profile/nova');
    await page.getByRole('article').filter({ hasText: 'Quarry' }).locator('[data-part=comments]').click();
    await expect(page.getByRole('dialog', { name: 'Quarry' })).toBeVisible();
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/user\/profile\/nova$/);
  });
