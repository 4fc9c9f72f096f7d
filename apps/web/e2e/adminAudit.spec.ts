import { readFileSync } from 'node:fs';
import { asAdmin, expectAccessible, find, type Admin } from './admins.ts';
import { accounts, expect, otherReader, startSession, test } from './fixtures.ts';
import { call } from './quests.ts';

/** One at a time, because the journeys look for the newest entry. */
test.describe.configure({ mode: 'default' });

/** Sets or clears a member's degen mark, and returns the id of its audit entry. */
async function mark(admin: Admin, username: string, isDegen: boolean): Promise<number> {
  const { id } = await find(admin, username);
  await admin.post('/api/admin/user/degen', { userId: id, isDegen });
  const { entries } = await admin.get<{ entries: { id: number }[] }>('/api/admin/audit?itemsPerPage=1');
  return entries[0]!.id;
}

test.describe('the audit log', () => {
  test('shows actor, action and time, and the state before and after', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const entry = await mark(admin, 'ilya', true);
    await page.goto('/admin/audit');
    const row = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').first();
    await expect(row).toContainText('Degen mark changed');
    await expect(row).toContainText('Илья Орлов');
    await row.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/audit?entry=${entry}`);
    const sheet = page.getByRole('region', { name: 'Entry' });
    await expect(sheet).toBeFocused();
    await expect(sheet.getByRole('link', { name: 'By Demo Admin' })).toBeVisible();
    await expect(
      sheet.getByRole('table', { name: 'What changed' }).getByRole('row', { name: 'Degen No Yes' }),
    ).toBeVisible();
    await page.goBack();
    await expect(row.getByRole('link')).toBeFocused();
    await mark(admin, 'ilya', false);
  });

  test('opens an entry by its address, and links to the member', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const entry = await mark(admin, 'emre', true);
    await mark(admin, 'emre', false);
    await page.goto(`/admin/audit?entry=${entry}`);
    const sheet = page.getByRole('region', { name: 'Entry' });
    await expect(sheet.getByRole('heading', { name: 'Degen mark changed' })).toBeVisible();
    await sheet.getByRole('link', { name: 'Emre Aksoy' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Emre Aksoy' })).toBeVisible();
    await page.goto('/admin/audit?entry=999999');
    await expect(page.getByText('This entry doesn’t exist')).toBeVisible();
  });

  test('is searched by name and filtered by action, in the address', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    await mark(admin, 'layla', true);
    await mark(admin, 'layla', false);
    await page.goto('/admin/audit');
    const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await page.getByRole('searchbox', { name: 'Admin, member, or item' }).fill('ليلى');
    await expect(page).toHaveURL(/\/admin\/audit\?search=/);
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: /Action/ }).click();
    await page.getByRole('option', { name: 'Member disqualified' }).click();
    await expect(page).toHaveURL(/action=disqualifyUser$/);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nothing found')).toBeVisible();
  });

  test('is filtered by days, saved as a file without formulas, and counted by admin', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    await mark(admin, 'layla', true);
    await mark(admin, 'layla', false);
    const { id } = await find(admin, 'emre');
    await admin.post('/api/admin/user/silence', { userId: id, days: 1, reason: '=1+1' });
    await admin.post('/api/admin/user/unsilence', { userId: id, reason: 'Enough' });
    await page.goto('/admin/audit?from=2020-01-01&to=2020-01-02');
    await expect(page.getByText('Nothing found')).toBeVisible();
    const today = new Date().toISOString().slice(0, 10);
    await page.goto(`/admin/audit?from=${today}&to=${today}`);
    await expect(page.getByRole('list', { name: 'Audit log' }).getByText('Silence ended').first()).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Changes by admin' }).getByRole('row', { name: /^Demo Admin/ }),
    ).toContainText('Degen mark changed');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = readFileSync(await (await saved).path(), 'utf8');
    expect(csv).toContain('Time,Admin,Action,Type,Item,');
    expect(csv).toContain('Demo Admin,Member silenced,Member,Emre Aksoy,');
    expect(csv).toContain('Reason: =1+1');
    expect(csv).not.toMatch(/(?:^|[\r\n,])"?[=+@]/);

    await page.getByRole('list', { name: 'Audit log' }).getByRole('link', { name: 'Member silenced' }).first().click();
    const sheet = page.getByRole('region', { name: 'Entry' });
    await expect(sheet.getByRole('row', { name: 'Member Emre Aksoy' })).toHaveCount(1);
    await expect(sheet.getByText(String(id), { exact: true })).toHaveCount(0);
  });

  test('names quests in the language of the page, also after it has changed', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const newcomer = await otherReader(page);
    await startSession(newcomer, accounts.newcomer);
    const { id } = (await call(newcomer, 'GET', '/api/user')) as { id: number };
    await call(page, 'POST', `/api/admin/user/quest/update?userId=${id}&challengeId=1&action=fail`);
    const { entries } = await admin.get<{ entries: { id: number }[] }>('/api/admin/audit?itemsPerPage=1');
    await page.goto(`/admin/audit?entry=${entries[0]!.id}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Follow us on X')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await expect(main.getByText('Подпишитесь на нас в X')).toBeVisible();
    await expect(main.getByText('Follow us on X')).toHaveCount(0);
  });

  test('includes the actions of a command, which has no member', async ({ page, request }) => {
    await asAdmin(page, request);
    await page.goto('/admin/audit?action=grantRole');
    const row = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await expect(row).toContainText('By the command line');
    await row.getByRole('link', { name: 'Role changed' }).click();
    const sheet = page.getByRole('region', { name: 'Entry' });
    await expect(sheet.getByText('By the command line')).toBeVisible();
    await expect(
      sheet.getByRole('table', { name: 'What changed' }).getByRole('row', { name: 'Role Member Admin' }),
    ).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Demo Admin' })).toBeVisible();
  });

  test('comes in pages', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    for (let turn = 0; turn < 21; turn += 1) await mark(admin, 'lucia', turn % 2 === 0);
    await mark(admin, 'lucia', false);
    await page.goto('/admin/audit');
    const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await expect(rows).toHaveCount(20);
    await page.getByRole('navigation', { name: 'Audit log pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/admin/audit?page=2');
    await expect(rows).not.toHaveCount(20);
    await page.goto('/admin/audit?page=4711');
    await expect(page).toHaveURL(/\/admin\/audit\?page=[2-9]$/);
  });

  test('reports a loading failure, and loads on retry', async ({ page, request }) => {
    await mark(await asAdmin(page, request), 'emre', false);
    const calls = '**/backend/api/admin/audit?*';
    await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin/audit');
    await expect(page.getByText('Error loading the audit log')).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Audit log' })).toBeVisible();
  });

  test(`has no accessibility errors in light or dark, and no sideways scrolling at 320 px`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(page, request);
    const entry = await mark(admin, 'emre', true);
    await mark(admin, 'emre', false);
    await expectAccessible(page, '/admin/audit', () =>
      expect(page.getByRole('list', { name: 'Audit log' })).toBeVisible(),
    );
    await expectAccessible(page, `/admin/audit?entry=${entry}`, () =>
      expect(page.getByRole('table', { name: 'What changed' })).toBeVisible(),
    );
  });
});
