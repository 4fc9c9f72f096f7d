import type { Page } from '@playwright/test';
import { asAdmin, expectAccessible } from './admins.ts';
import { accounts, expect, openSignedIn, picture, sitePage, speak, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { adminPage, call } from './quests.ts';
import { wordsIn } from './words.ts';

const idOf = async (page: Page) => (await call(page, 'GET', '/api/user')) as { id: number; name: string };
const dialogOf = (page: Page) => page.locator('[role=dialog]:not([aria-busy=true])');
const composer = (page: Page) => page.getByRole('textbox', { name: /comment/i });

test('a silenced member reads why and until when in place of the form, and posts again afterwards', async ({
  page,
}) => {
  await openSignedIn(page, '/projects/3', accounts.newcomer);
  const { id, name } = await idOf(page);
  await composer(page).fill('Hello everyone');

  const admin = await adminPage(page);
  await admin.goto(`/admin/members?member=${id}`);
  await admin.getByRole('button', { name: 'Silence member' }).click();
  const ask = dialogOf(admin).filter({ hasText: `Silence ${name}?` });
  const send = ask.getByRole('button', { name: 'Silence', exact: true });
  await expect(send).toBeDisabled();
  await ask.getByRole('radio', { name: '1 day', exact: true }).click();
  await ask.getByRole('textbox', { name: 'Reason shown to the member' }).fill('Insults');
  await admin.route('**/api/admin/user/silence', (route) => route.abort());
  await send.click();
  await expect(ask.locator('[data-part=error]').filter({ hasText: /./ }).last()).toBeVisible();
  await admin.unroute('**/api/admin/user/silence');
  await send.click();
  await expect(admin.getByText('Member silenced')).toBeVisible();
  await expect(admin.getByText(/can’t post until/)).toBeVisible();

  // The open page doesn't know about the silence yet: the server refuses, and the reason replaces the form.
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const notice = page.getByRole('heading', { name: /^You can’t post until / });
  await expect(notice).toBeVisible();
  await expect(page.getByText('An admin silenced you. Reason: Insults')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('button', { name: /^Reply to/ })).toHaveCount(0);

  await page.goto('/community');
  await page.getByRole('button', { name: 'Submit content' }).first().click();
  await expect(dialogOf(page).getByText('Reason: Insults')).toBeVisible();
  await speak(page, 'ru');
  await page.goto('/projects/3');
  await expect(page.getByRole('heading', { name: /^Вам запрещены публикации до / })).toBeVisible();
  await speak(page, 'en');

  // Installs a clock, to move this page a day ahead.
  await page.clock.install();
  await page.goto('/projects/3');
  await expect(notice).toBeVisible();
  await page.clock.fastForward('24:01:00');
  await expect(notice).toHaveCount(0);
  await expect(composer(page)).toBeVisible();

  await admin.getByRole('button', { name: 'End silence' }).click();
  const end = dialogOf(admin).filter({ hasText: `Let ${name} post again?` });
  await end.getByRole('textbox').fill('Enough');
  await end.getByRole('button', { name: 'End silence' }).click();
  await expect(admin.getByText('The member can post again')).toBeVisible();
  await admin.getByRole('tab', { name: 'Sanctions' }).click();
  const rows = admin.getByRole('list', { name: 'Sanctions' }).getByRole('listitem');
  await expect(rows).toHaveText([/Silence ended.*Enough/, /Silenced for 1 day.*Insults/]);
  await admin.context().close();
});

test('a silenced member can remove their picture, and change nothing else beside it', async ({ page, request }) => {
  await openSignedIn(page, '/profile/edit', accounts.newcomer);
  const { id } = await idOf(page);
  const group = page.getByRole('group', { name: 'Picture', exact: true });
  const choosing = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: /^Choose an image/ }).click();
  await (await choosing).setFiles(picture);
  await expect(group.getByRole('button', { name: /^Replace/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  const window = sitePage(await page.context().browser()!.newPage());
  const admin = await asAdmin(window, request);
  await admin.post('/api/admin/user/silence', { userId: id, days: 7, reason: 'Insults' });
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { name: /^You can’t post until / })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0);
  await expect(group.getByRole('button')).toHaveCount(1);
  await expect(page.getByText('We restored your unsent draft.')).toHaveCount(0);
  await group.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await group.getByRole('button', { name: 'Keep picture' }).press('Enter');
  await expect(group.locator('img')).toBeVisible();
  await group.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  expect((await call(page, 'GET', '/api/user')) as object).toMatchObject({ pictureUrl: null });
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { name: /^You can’t post until / })).toBeVisible();
  await expect(group).toHaveCount(0);
  await expect(page.getByText('We restored your unsent draft.')).toHaveCount(0);
  await window.close();
});

test('a disqualified member is reinstated with all points, and hears of both', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const { id, name } = await idOf(page);
  const admin = await adminPage(page);
  await call(admin, 'POST', '/api/admin/user/points/update', { userId: id, points: 320 });
  await call(admin, 'POST', `/api/admin/user/disqualify?userId=${id}`, { reason: 'Five accounts' });

  await admin.goto('/admin/members?mark=disqualified');
  await admin.getByRole('link', { name }).first().click();
  const sheet = admin.getByRole('region', { name: 'Member', exact: true });
  await expect(sheet.getByText(`${name} is disqualified and can’t earn points.`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Reinstate member' }).click();
  const ask = dialogOf(admin).filter({ hasText: `Reinstate ${name}?` });
  await ask.getByRole('textbox').fill('It was your family');
  // The points history arrives last, when the refetched record has already replaced the button.
  const { release } = await holdBack(admin, '**/api/admin/users/*/points*');
  await ask.getByRole('button', { name: 'Reinstate', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Disqualify member' })).toBeVisible();
  release();
  await expect(admin.getByText('Member reinstated')).toBeVisible();
  await expect(sheet.getByRole('definition').first()).toContainText('320');

  await page.goto('/faq');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const heard = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link');
  await expect(heard.filter({ hasText: 'You’re no longer disqualified' })).toContainText('It was your family');
  await expect(heard.filter({ hasText: 'You’ve been disqualified' })).toContainText('Five accounts');
  await heard.filter({ hasText: 'You’re no longer disqualified' }).click();
  await expect(page.getByText('Reinstatement')).toBeVisible();
  await admin.context().close();
});

test('the sheet and its dialogs have no accessibility errors in light or dark, also in Russian at 320 px', async ({
  page,
  browser,
  request,
}) => {
  const member = sitePage(await browser.newPage());
  await startSession(member, accounts.newcomer);
  const { id } = await idOf(member);
  await member.close();
  const admin = await asAdmin(page, request);
  await admin.post('/api/admin/user/silence', { userId: id, days: 30, reason: 'Insults' });
  await speak(page, 'ru');
  const words = wordsIn('ru');
  await expectAccessible(page, `/admin/members?mark=silenced&member=${id}&tab=sanctions`, async () => {
    await expect(page.getByRole('button', { name: words('admin.sanction.unsilence') })).toBeVisible();
    await expect(page.getByText('Запрет на публикации: 30 дней')).toBeVisible();
  });
});
