import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './fixtures.ts';
import { call, newMember } from './quests.ts';

/** The lists are the same for every admin: these journeys take their turns. */
test.describe.configure({ mode: 'serial' });

const guide = 7;

/** A member at another machine, who asks for the points of the guide. */
async function requestGuide(page: Page, text = 'My first guide.') {
  const member = await (await page.context().browser()!.newContext()).newPage();
  await member.goto('/');
  await signIn(member, newMember);
  const { id } = (await call(member, 'GET', '/api/user')) as { id: number };
  const request = () =>
    call(member, 'POST', '/api/quests/request/verify', {
      challenge_id: guide,
      url: 'https://guide.example/first',
      text,
    });
  await request();
  const state = async () => ((await call(member, 'GET', `/api/quests/${guide}`)) as { state: string }).state;
  const row = page.getByRole('list', { name: 'Unresolved quests' }).locator(`li:has(a[href="/profile/${id}"])`);
  return { member, id, row, state };
}

async function openAs(page: Page, path: string, account = accounts.admin) {
  await page.goto('/projects');
  await signIn(page, account);
  await page.goto(path);
}

/** The last page of the list, where the latest request stands. */
async function openUnresolved(page: Page) {
  await openAs(page, '/admin/unresolved?page=1000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Unresolved quests' })).toBeVisible();
}

test.describe('unresolved quests', () => {
  test('are not for members, who load none of it', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openAs(page, '/admin/unresolved', newMember);
    await expect(page).toHaveURL('/');
    expect(loaded.filter((url) => /UnresolvedPage|quests\/unresolved/.test(url))).toEqual([]);
  });

  test('are verified by the keyboard alone, and the focus stays in the list', async ({ page }) => {
    const { member, row, state } = await requestGuide(page);
    await openUnresolved(page);
    await expect(row).toContainText('Write a guide for newcomers');
    await expect(row.getByRole('link', { name: 'https://guide.example/first' })).toBeVisible();
    await row.getByRole('button', { name: /^Verify/ }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Verify this quest?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(row.getByRole('button', { name: /^Verify/ })).toBeFocused();
    expect(await state()).toBe('in_review');

    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
    expect(await state()).toBe('verified');
    await member.context().close();
  });

  test('are failed with a reason, which bad networks leave intact', async ({ page }) => {
    const { member, row, state } = await requestGuide(page);
    await openUnresolved(page);
    await row.getByRole('button', { name: /^Fail/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Fail this quest?' });
    const reason = question.getByRole('textbox', { name: 'Why, for the member' });
    await reason.fill('x'.repeat(501));
    await question.getByRole('button', { name: 'Fail' }).click();
    await expect(question.getByText('At most 500 characters')).toBeVisible();
    await reason.fill('Too short.');
    for (const failure of ['500', 'dropped'] as const) {
      await page.route('**/api/admin/user/quest/update*', (route) =>
        failure === '500' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
      );
      await question.getByRole('button', { name: 'Fail' }).click();
      await expect(question.getByRole('alert')).toHaveText(
        failure === '500'
          ? 'An unexpected error occurred'
          : 'Could not reach the server. Please check your network connection.',
      );
      await expect(page.getByText('Something happened').first()).toBeVisible();
      await expect(reason).toHaveValue('Too short.');
      await page.unroute('**/api/admin/user/quest/update*');
    }
    await question.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await state()).toBe('failed');
    await member.reload();
    await expect(member.getByRole('article', { name: 'Write a guide for newcomers' })).toContainText('Too short.');
    await member.context().close();
  });

  test('are paid at once by force', async ({ page }) => {
    const { member, row } = await requestGuide(page);
    await openUnresolved(page);
    await row.getByRole('button', { name: /^Force-verify/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Force-verify this quest?' });
    await expect(question).toContainText('300 points are paid at once');
    await question.getByRole('button', { name: 'Force-verify' }).click();
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await call(member, 'GET', '/api/user')).toMatchObject({ points: 300 });
    await member.context().close();
  });

  test('tell whoever decides second, and change nothing', async ({ page }) => {
    for (const decision of ['Verify', 'Force-verify']) {
      const { member, id, row, state } = await requestGuide(page);
      await openUnresolved(page);
      await row.getByRole('button', { name: new RegExp(`^${decision}`) }).click();
      await call(page, 'POST', `/api/admin/user/quest/update?userId=${id}&challengeId=${guide}&action=fail`);
      await page.getByRole('alertdialog').getByRole('button', { name: decision }).click();
      await expect(page.getByText('This request has been decided meanwhile').first()).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(await state()).toBe('failed');
      await member.context().close();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('say when they do not arrive, and are read again when asked', async ({ page }) => {
    const { member, row } = await requestGuide(page);
    await page.route('**/api/admin/quests/unresolved*', (route) => route.fulfill({ status: 400, json: {} }));
    await openUnresolved(page);
    await expect(page.getByText('Error loading the requests')).toBeVisible();
    await page.unroute('**/api/admin/quests/unresolved*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row).toBeVisible();
    await member.context().close();
  });

  for (const theme of ['light', 'dark'])
    test(`have no accessibility errors, ${theme}, and no sideways scrolling at 320 px`, async ({ page }) => {
      await openUnresolved(page);
      await page.evaluate((name) => localStorage.setItem('theme', name), theme);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.reload();
        await expect(page.getByRole('list', { name: 'Unresolved quests' })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.getByRole('button', { name: /^Fail/ }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
});
