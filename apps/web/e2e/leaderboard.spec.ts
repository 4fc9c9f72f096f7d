import { expect, openSignedIn, test } from './fixtures.ts';

test.describe('the leaderboard', () => {
  test('shows the top three on a podium and the others by rank', async ({ page }) => {
    await page.goto('/leaderboard');
    await expect(page).toHaveTitle(/^Leaderboard/);
    const podium = page.getByRole('list', { name: 'Top three' });
    await expect(podium.getByRole('link').first()).toHaveText('Nova Lindqvist');
    const rows = page.getByRole('table', { name: 'Leaderboard' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('4');
    await expect(rows.filter({ hasText: 'You' })).toHaveCount(0);
    await podium.getByRole('link', { name: 'Nova Lindqvist' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nova Lindqvist' })).toBeVisible();
  });

  test('keeps its filters in the address', async ({ page }) => {
    await page.goto('/leaderboard');
    await page.getByRole('radiogroup', { name: 'Points from' }).getByRole('radio', { name: 'Quests' }).click();
    await expect(page).toHaveURL(/\/leaderboard\?board=quests$/);
    await page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio', { name: '7 days' }).click();
    await expect(page).toHaveURL(/\/leaderboard\?board=week$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Quests' })).toBeChecked();
  });

  // The number of members depends on earlier tests, so the last page has no fixed number.
  test('leads from a page past the end to the last one', async ({ page }) => {
    await page.goto('/leaderboard?page=99');
    await expect(page).not.toHaveURL(/page=99/);
    const rows = page.getByRole('table', { name: 'Leaderboard' }).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);
  });

  test('shows members their own rank', async ({ page }) => {
    await openSignedIn(page, '/leaderboard');
    const own = page.getByRole('row').filter({ hasText: 'You' });
    await expect(own).toContainText('Demo Member');
    // The gap to the next member is shown only on the page that lists that member.
    const ahead = page.getByText(/points? ahead of you\.$/);
    const rank = Number(await own.getByRole('cell').first().innerText());
    expect(rank).toBeGreaterThan(11);
    await expect(ahead).toHaveCount(0);
    await page.goto(`/leaderboard?page=${Math.ceil((rank - 1) / 10)}`);
    await expect(ahead).toBeVisible();
  });
});
