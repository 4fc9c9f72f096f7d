import type { Page } from '@playwright/test';
import { asAdmin, expectAccessible } from './admins.ts';
import { accounts, expect, openSignedIn, otherReader, speak, startSession, test } from './fixtures.ts';
import { adminPage, call } from './quests.ts';
import { wordsIn } from './words.ts';

// One at a time, because all admins share the desk, and some open its newest item.
test.describe.configure({ mode: 'default' });

/** Signs in a second member, the author of the content that the first one reports. */
async function authorPage(page: Page): Promise<Page> {
  const other = await otherReader(page, { baseURL: new URL(page.url()).origin });
  await startSession(other, accounts.newcomer);
  return other;
}
const idOf = async (page: Page) => ((await call(page, 'GET', '/api/user')) as { id: number }).id;
const dialogOf = (page: Page) => page.locator('[role=dialog]:not([aria-busy=true])');
const bellOf = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

test('a member reports a comment by keyboard, an admin upholds it, and both members hear of it', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const author = await authorPage(page);
  const text = `Free coins at coins.example ${Date.now()}`;
  const comment = { userId: await idOf(author), projectId: 3, comment: text };
  await call(author, 'POST', '/comment', comment);

  await page.goto('/projects/3');
  const more = page
    .getByRole('article')
    .filter({ hasText: text })
    .getByRole('button', { name: /^More actions/ });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter');
  const report = dialogOf(page).filter({ hasText: 'Report this comment' });
  const send = report.getByRole('button', { name: 'Send report' });
  await expect(send).toBeDisabled();
  await report.getByRole('radio', { name: 'Spam or advertising' }).press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(report.getByRole('radio', { name: 'Scam or dangerous link' })).toBeChecked();
  await report.getByRole('textbox', { name: 'Details (optional)' }).fill('It <b>asks</b> for seed phrases 🙏');
  await page.route('**/api/reports', (route) => route.abort());
  await send.press('Enter');
  await expect(report.locator('[data-part=error]').filter({ hasText: /./ }).last()).toBeVisible();
  await page.unroute('**/api/reports');
  // The text outlives the dialog and the page.
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await page.reload();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter');
  await expect(report.getByRole('textbox', { name: 'Details (optional)' })).toHaveValue(
    'It <b>asks</b> for seed phrases 🙏',
  );
  await report.getByRole('radio', { name: 'Scam or dangerous link' }).press('Space');
  await send.press('Enter');
  await expect(page.getByText('Report sent. You’ll get a notification when it’s decided.')).toBeVisible();
  await expect(report).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reported' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  // After a reload, the page doesn't know of the report, but the server does.
  await page.reload();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter');
  await report.getByRole('radio', { name: 'Something else' }).press('Space');
  await send.click();
  await expect(page.getByText('You’ve already reported this')).toBeVisible();
  await expect(report).toBeHidden();

  const admin = await adminPage(page);
  await admin.goto('/admin');
  await admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Reports' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await admin.goto('/admin/reports?sort=newest');
  const row = admin.getByRole('article').filter({ hasText: text });
  await expect(row).toContainText('It <b>asks</b> for seed phrases 🙏');
  await row.getByRole('link', { name: /^Comment on / }).click();
  await expect(admin).toHaveURL(/projects\/3\?comment=\d+/);
  await expect(admin.getByRole('article').filter({ hasText: text })).toBeVisible();
  await admin.goBack();
  await admin.locator('[data-part=decision]').getByRole('button', { name: 'Uphold' }).click();
  const decision = dialogOf(admin).filter({ hasText: 'Uphold this report?' });
  await decision.getByRole('textbox', { name: 'Message (optional)' }).fill('Giveaways like this are scams.');
  await decision.getByRole('button', { name: 'Uphold report' }).click();
  await expect(admin.getByText('Decision made successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await admin.goto('/admin/audit');
  await expect(admin.getByText('Reports upheld').first()).toBeVisible();

  await page.goto('/faq');
  await bellOf(page, /^Notifications, 1 unread/).click();
  const heard = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link');
  await expect(heard.filter({ hasText: 'An admin upheld your report about a comment' })).toContainText(
    'Giveaways like this are scams.',
  );
  await author.goto('/faq');
  await bellOf(author, /^Notifications, 1 unread/).click();
  await author.getByRole('link', { name: /An admin upheld a report about your comment/ }).click();
  await expect(author).toHaveURL(/projects\/3\?comment=\d+/);
  await author.context().close();
  await admin.context().close();
});

test('a profile and a project are reported and dismissed, in Russian', async ({ page }) => {
  const words = wordsIn('ru');
  await startSession(page, accounts.newcomer);
  const author = await authorPage(page);
  const authorId = await idOf(author);
  await speak(page, 'ru');
  const report = dialogOf(page);
  const send = async (reason: string) => {
    await page.getByRole('button', { name: words('common.report'), exact: true }).press('Enter');
    await report.getByRole('radio', { name: words(`report.${reason}`) }).press('Space');
    await report.getByRole('button', { name: words('report.send') }).press('Enter');
    await expect(report).toBeHidden();
    const done = page.getByRole('button', { name: words('common.reported'), exact: true });
    await expect(done).toBeFocused();
    await expect(done).toHaveAttribute('aria-disabled', 'true');
  };
  await page.goto(`/profile/${authorId}`);
  await send('reasonImpersonation');
  await page.goto('/projects/5');
  await send('reasonOther');

  const admin = await adminPage(page);
  await admin.goto('/admin/reports');
  const rows = admin.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  for (const subject of [/Profile: /, /Project: Windrose/]) {
    await rows.filter({ hasText: subject }).last().getByRole('button').click();
    await admin.locator('[data-part=decision]').getByRole('button', { name: 'Dismiss' }).click();
    const decision = dialogOf(admin);
    await decision.getByRole('button', { name: /^Dismiss reports?$/ }).click();
    await expect(decision).toBeHidden();
  }
  await page.goto('/faq');
  await bellOf(page, /2/).first().click();
  const inbox = page.getByRole('dialog', { name: words('notice.title') });
  await expect(inbox).toContainText('Администратор отклонил вашу жалобу на профиль');
  await expect(inbox).toContainText('Администратор отклонил вашу жалобу на проект');
  await author.context().close();
  await admin.context().close();
});

test('a post is reported from its card, which its author can’t do', async ({ page }) => {
  await openSignedIn(page, '/pwr-community?show=youtube', accounts.newcomer);
  const button = page.getByRole('button', { name: 'Report Nova Lindqvist’s post' });
  await button.press('Enter');
  const report = dialogOf(page).filter({ hasText: 'Report this post' });
  await report.getByRole('radio', { name: 'Doesn’t belong here' }).press('Space');
  await report.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Reported' })).toBeFocused();
  const admin = await adminPage(page);
  await admin.goto('/admin/reports?sort=newest');
  const row = admin.getByRole('listitem').filter({ hasText: 'Post: www.youtube.com/watch?v=demo0000020' });
  await row.getByRole('button').click();
  const open = admin.getByRole('article').filter({ hasText: 'Post: www.youtube.com/watch?v=demo0000020' });
  await expect(open.getByRole('button', { name: 'Show the post from YouTube' })).toBeVisible();
  await expect(open.getByRole('link', { name: 'Nova Lindqvist' }).first()).toHaveAttribute(
    'href',
    /\/admin\/members\?member=\d+&tab=posts/,
  );
  await admin.locator('[data-part=decision]').getByRole('button', { name: 'Dismiss' }).click();
  await dialogOf(admin).getByRole('button', { name: 'Dismiss report' }).click();
  await expect(row).toHaveCount(0);
  await admin.context().close();
});

test('authors can’t report their own content, and visitors are asked to log in', async ({ page }) => {
  await startSession(page);
  const me = await idOf(page);
  await page.goto(`/profile/${me}`);
  await expect(page.getByRole('link', { name: 'Personalize' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report' })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/projects/3');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
});

test('the desk of reports is accessible, wide and narrow, in both themes', async ({ page, request }) => {
  await asAdmin(page, request);
  await expectAccessible(page, '/admin/reports', () =>
    expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem').first()).toBeVisible(),
  );
});
