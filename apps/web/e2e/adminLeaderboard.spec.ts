import { readFile } from 'node:fs/promises';
import { asAdmin, expectAccessible } from './admins.ts';
import { expect, test } from './fixtures.ts';

const tableName = 'Members by points';

test.describe('the quest leaderboard, for admins', () => {
  test('shows a summary, the top ten and all members, by points from quests', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const board = await admin.get<{ users: { name: string; points: number }[] }>(
      '/api/admin/leaderboard/top10/v2?filterType=quest&limit=10',
    );
    await page.goto('/projects');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Quest leaderboard' })
      .click();
    await expect(page).toHaveTitle(/^Quest leaderboard/);
    await expect(page.getByRole('list', { name: 'Top 10' }).getByRole('listitem')).toHaveCount(board.users.length);
    const summary = page
      .getByRole('term')
      .filter({ hasText: /^Points$/ })
      .locator('..');
    await expect(summary.getByRole('definition')).toHaveText(/^[1-9][\d,]*$/);
    await expect(page.getByRole('list', { name: 'Points by source' })).toContainText('Daily GM');
    const first = page.getByRole('grid', { name: tableName }).getByRole('row').nth(1);
    await expect(first).toContainText(board.users[0]!.name);
    await expect(first).toContainText(String(board.users[0]!.points));
  });

  test('keeps filters and sort order in the address', async ({ page, request }) => {
    await asAdmin(page, request);
    await page.goto('/admin/leaderboard');
    const grid = page.getByRole('grid', { name: tableName });
    await page
      .getByRole('button', { name: /^Points from/ })
      .or(page.getByLabel('Points from'))
      .first()
      .click();
    await page.getByRole('option', { name: 'Everything' }).click();
    await expect(page).toHaveURL('/admin/leaderboard?points=all');
    await grid.getByRole('columnheader', { name: 'Member' }).click();
    await expect(page).toHaveURL('/admin/leaderboard?points=all&sort=name');
    await expect(grid.getByRole('columnheader', { name: 'Member' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('searchbox', { name: 'Name, username, wallet, or ID' }).fill('priya');
    await expect(page).toHaveURL('/admin/leaderboard?points=all&search=priya&sort=name');
    await expect(grid.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Name, username, wallet, or ID' })).toHaveValue('priya');
    await expect(grid.getByRole('row')).toHaveCount(2);

    await page.goto('/admin/leaderboard?points=all&from=2020-01-01&to=2020-01-31');
    await expect(page.getByText('No members with points').first()).toBeVisible();
    // Invalid values are ignored.
    await page.goto('/admin/leaderboard?from=2020-02-31&to=yesterday&sort=shoe-size');
    await expect(grid.getByRole('row')).not.toHaveCount(0);
  });

  test('offers the last days as of today, even if the page has been open since yesterday', async ({
    page,
    request,
  }) => {
    await asAdmin(page, request);
    await page.clock.install();
    await page.goto('/admin/leaderboard');
    await page.clock.fastForward('24:00:00');
    const today = await page.evaluate(() => Date.now());
    const dayAgo = (days: number) => new Date(today - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await page.getByRole('group', { name: 'Dates', exact: true }).getByRole('button').click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Last 7 days' }).click();
    await expect(page).toHaveURL(`/admin/leaderboard?from=${dayAgo(6)}&to=${dayAgo(0)}`);
  });

  test('reverses the sort order when its heading is pressed again', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const names = async (query: string) =>
      (
        await admin.get<{ users: { name: string }[] }>(`/api/admin/leaderboard/top10/v2?filterType=quest&${query}`)
      ).users.map(({ name }) => name);
    await page.goto('/admin/leaderboard');
    const grid = page.getByRole('grid', { name: tableName });
    for (const [heading, sortBy, usual, other] of [
      ['Member', 'name', 'ascending', 'descending'],
      ['Joined', 'createdAt', 'descending', 'ascending'],
      ['Points', 'points', 'descending', 'ascending'],
    ] as const) {
      const header = grid.getByRole('columnheader', { name: heading });
      for (const direction of [usual, other]) {
        await header.click();
        await expect(header).toHaveAttribute('aria-sort', direction);
        const [first] = await names(`sortBy=${sortBy}&sortOrder=${direction}`);
        await expect(grid.getByRole('row').nth(1)).toContainText(first!);
      }
    }
    await expect(page).toHaveURL('/admin/leaderboard?order=ascending');
    await page.reload();
    await expect(grid.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'ascending');
    // Sorting also works by keyboard.
    await grid.getByRole('columnheader', { name: 'Points' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/leaderboard');
  });

  for (const [language, label, typed, shown] of [
    ['en', 'Dates', '1101202611202026', '11/01/2026–11/20/2026'],
    ['ru', 'Даты', '0111202620112026', '01.11.2026–20.11.2026'],
    ['zh', '日期', '2026110120261120', '2026/11/01–2026/11/20'],
  ] as const)
    test(`takes its days from the keyboard and from the calendar, ${language}`, async ({ page, request }) => {
      await asAdmin(page, request);
      await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
      await page.goto('/admin/leaderboard');
      const field = page.getByRole('group', { name: label, exact: true });
      await field.getByRole('spinbutton').first().focus();
      await page.keyboard.type(typed);
      await expect(page).toHaveURL('/admin/leaderboard?from=2026-11-01&to=2026-11-20');
      await expect(field).toHaveText(shown);

      // The next tab stop opens the calendar, with the focus on the start date. Choosing a day focuses the next day.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog');
      await expect(calendar.getByRole('grid').locator(':focus')).toHaveText('1');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(calendar).toHaveCount(0);
      await expect(page).toHaveURL('/admin/leaderboard?from=2026-11-02&to=2026-11-10');
      await expect(field.getByRole('button')).toBeFocused();

      await field.getByRole('button').click();
      await calendar.getByRole('gridcell').getByText('5', { exact: true }).first().click();
      await calendar.getByRole('gridcell').getByText('12', { exact: true }).first().click();
      await expect(page).toHaveURL('/admin/leaderboard?from=2026-11-05&to=2026-11-12');
      await field.getByRole('button').click();
      await calendar.getByRole('radio').last().click();
      await expect(page).toHaveURL('/admin/leaderboard');
      await page.keyboard.press('Escape');
    });

  test('distinguishes degens from others', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const { users } = await admin.get<{ users: { id: number; name: string }[] }>(
      '/api/admin/leaderboard/top10/v2?filterType=quest&limit=2&is_degen=false',
    );
    const [marked, other] = [users[0]!, users[1]!];
    await admin.post('/api/admin/user/degen', { userId: marked.id, isDegen: true });
    await page.goto('/admin/leaderboard?members=degen');
    const grid = page.getByRole('grid', { name: tableName });
    await expect(grid.getByRole('row', { name: marked.name })).toBeVisible();
    await page.goto('/admin/leaderboard?members=others');
    await expect(grid.getByRole('row', { name: other.name })).toBeVisible();
    await expect(grid.getByRole('row', { name: marked.name })).toHaveCount(0);
    await admin.post('/api/admin/user/degen', { userId: marked.id, isDegen: false });
  });

  test('is exported completely, and reports a failed export', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const { metadata } = await admin.get<{ metadata: { totalItems: number } }>(
      '/api/admin/leaderboard/top10/v2?filterType=quest&limit=100',
    );
    await page.goto('/admin/leaderboard');
    const button = page.getByRole('button', { name: 'Export CSV' });
    await expect(button).toBeEnabled();
    const pages = '**/backend/api/admin/leaderboard/top10/v2?*limit=100*';
    await page.route(pages, (route) => route.fulfill({ status: 400, json: {} }));
    await button.click();
    await expect(page.getByText('Couldn’t prepare the file')).toBeVisible();
    await page.unroute(pages);
    const saving = page.waitForEvent('download');
    await button.click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('leaderboard.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFRank,Member,Member ID,Wallet,Points,Quests completed,Degen,Joined');
    expect(lines).toHaveLength(metadata.totalItems + 1);
  });

  test('reports a loading failure, and loads on retry', async ({ page, request }) => {
    await asAdmin(page, request);
    const calls = '**/backend/api/admin/leaderboard/**';
    await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin/leaderboard');
    await expect(page.getByText('Error loading the leaderboard')).toHaveCount(2);
    await expect(page.getByText('Error loading the summary')).toBeVisible();
    await page.unroute(calls);
    for (const count of [3, 2, 1]) {
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(count);
      await page.getByRole('button', { name: 'Retry' }).first().click();
    }
    await expect(page.getByRole('grid', { name: tableName })).toBeVisible();
  });

  test(`has no accessibility errors in light or dark, and no sideways scrolling at 320 px`, async ({
    page,
    request,
  }) => {
    await asAdmin(page, request);
    await expectAccessible(page, '/admin/leaderboard', async () => {
      await expect(page.getByRole('grid', { name: tableName }).getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Points by source' })).toBeVisible();
    });
  });
});
