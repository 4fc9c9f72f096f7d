import type { Page } from '@playwright/test';
import { asAdmin, expectAccessible } from './admins.ts';
import { accounts, expect, speak, startSession, test } from './fixtures.ts';
import { adminPage, call } from './quests.ts';
import { wordsIn } from './words.ts';

// One at a time, because all admins share the desk, and some open its newest item.
test.describe.configure({ mode: 'default' });

const mine = '/pwr-community?show=mine';
const postUrl = () => `https://x.com/newcomer/status/${Date.now()}${Math.floor(Math.random() * 1000)}`;
const submit = async (page: Page, url = postUrl()) => {
  const { submissionId } = await call(page, 'POST', '/api/user/twitterSubmitEmbedURL', { url });
  return { submissionId: submissionId as number, url, title: url.replace('https://', '') };
};
/** Finds the row about a subject in one of the desk's lists. */
const deskRow = (page: Page, name: string, subject: string) =>
  page.getByRole('list', { name }).getByRole('listitem').filter({ hasText: subject });
const bellOf = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

test('a member appeals, an admin turns it down with a reason, and the member reads it', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const { submissionId, title } = await submit(page);
  const admin = await adminPage(page);
  await call(admin, 'POST', '/api/admin/rejectSubmission', { submissionId, reason: 'off-topic' });

  await page.goto(mine);
  const row = page.getByRole('article').filter({ hasText: title });
  await row.getByRole('button', { name: `Appeal ${title}` }).press('Enter');
  const appeal = page.locator('[role=dialog]:not([aria-busy=true])').filter({ hasText: 'Appeal this decision' });
  await expect(appeal).toContainText('An admin will review the decision. You can appeal once, until');
  const field = appeal.getByRole('textbox', { name: 'Why should the decision change?' });
  const send = appeal.getByRole('button', { name: 'Send appeal' });
  await expect(send).toBeDisabled();
  await field.fill('x'.repeat(501));
  await expect(send).toBeDisabled();
  await field.fill('It is <b>about</b> PWR 🙏');
  await page.route('**/appeal', (route) => route.abort());
  await send.click();
  await expect(appeal.locator('[data-part=error]').filter({ hasText: /./ })).toBeVisible();
  await expect(field).toHaveValue('It is <b>about</b> PWR 🙏');
  await page.unroute('**/appeal');
  // The text outlives the dialog and the page.
  await field.press('Escape');
  await expect(appeal).toBeHidden();
  await page.reload();
  await row.getByRole('button', { name: `Appeal ${title}` }).click();
  await expect(field).toHaveValue('It is <b>about</b> PWR 🙏');
  await send.click();
  await expect(page.getByText('Appeal sent')).toBeVisible();
  await expect(appeal).toBeHidden();
  await expect(row.getByRole('button', { name: /^Appeal/ })).toHaveCount(0);
  await page.reload();
  const steps = row.getByRole('list', { name: 'Your appeal' });
  await expect(steps).toContainText('It is <b>about</b> PWR 🙏');
  await expect(steps).toContainText('Waiting for an admin');

  await admin.goto('/admin');
  await admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Appeals' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Appeals' })).toBeVisible();
  const open = deskRow(admin, 'Appeals', title);
  await open.getByRole('button').click();
  const shownAppeal = admin.getByRole('article').filter({ hasText: title }).first();
  await expect(shownAppeal).toContainText(/Rejected by Demo Admin, .+: Off-topic or misleading/);
  await expect(shownAppeal).toContainText('It is <b>about</b> PWR 🙏');
  await expect(shownAppeal.getByRole('button', { name: 'Show the post from X' })).toBeVisible();
  await admin.locator('[data-part=decision]').getByRole('button', { name: 'Turn down' }).click();
  const decision = admin.locator('[role=dialog]:not([aria-busy=true])').filter({ hasText: 'Turn down this appeal?' });
  await decision.getByRole('textbox', { name: 'Reason shown to the member' }).fill('It is about another network.');
  await decision.getByRole('button', { name: 'Turn down appeal' }).click();
  await expect(admin.getByText('Decision made successfully')).toBeVisible();
  await expect(open).toHaveCount(0);

  await page.goto('/faq');
  await bellOf(page, /^Notifications, 2 unread/).click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox.getByRole('link', { name: /^Unread: Your appeal wasn’t accepted/ }).click();
  await expect(page).toHaveURL(/show=mine/);
  await expect(steps).toContainText(/Decision upheld on .+It is about another network\./);
  await admin.context().close();
});

test('an admin whose open appeal goes with its post, which another admin deletes, is told', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const { submissionId, title } = await submit(page);
  const admin = await adminPage(page);
  await call(admin, 'POST', '/api/admin/rejectSubmission', { submissionId, reason: 'off-topic' });
  await call(page, 'POST', `/api/user/submissions/${submissionId}/appeal`, { text: 'It is about this network.' });
  await admin.goto('/admin/appeals');
  const row = deskRow(admin, 'Appeals', title);
  await row.getByRole('button').click();
  await admin.locator('[data-part=decision]').getByRole('button', { name: 'Turn down' }).click();
  const decision = admin.locator('[role=dialog]:not([aria-busy=true])').filter({ hasText: 'Turn down this appeal?' });
  await decision.getByRole('textbox', { name: 'Reason shown to the member' }).fill('It is about another network.');
  await call(admin, 'DELETE', `/api/admin/user/post?postId=${submissionId}`);
  await decision.getByRole('button', { name: 'Turn down appeal' }).click();
  await expect(admin.getByText(/: This appeal doesn’t exist/)).toBeVisible();
  await expect(decision).toBeHidden();
  await expect(row).toHaveCount(0);
  await admin.context().close();
});

test('a refused quest is appealed and accepted, in Russian', async ({ page }) => {
  const words = wordsIn('ru');
  await startSession(page, accounts.newcomer);
  const me = (await call(page, 'GET', '/api/user')) as { id: number };
  await call(page, 'POST', '/api/quests/request/verify', { challenge_id: 7, text: 'Готово' });
  const admin = await adminPage(page);
  await call(admin, 'POST', `/api/admin/user/quest/update?userId=${me.id}&challengeId=7&action=fail&reason=Empty`);
  await speak(page, 'ru');
  await page.goto('/quest/7');
  const quest = page.locator('[role=dialog]:not([aria-busy=true])');
  await quest.getByRole('button', { name: words('appeal.title') }).click();
  const appeal = page.getByRole('dialog', { name: words('appeal.title') });
  await appeal.getByRole('textbox', { name: words('appeal.label') }).fill('Ссылка снова работает.');
  await appeal.getByRole('button', { name: words('appeal.send') }).click();
  await expect(appeal).toBeHidden();
  const steps = quest.getByRole('list', { name: words('appeal.yours') });
  await expect(steps).toContainText(words('appeal.open'));

  await admin.goto('/admin/appeals?sort=newest');
  const open = admin.getByRole('article').filter({ hasText: 'Ссылка снова работает.' });
  await expect(open).toContainText('Proof: Готово');
  await admin.locator('[data-part=decision]').getByRole('button', { name: 'Accept' }).click();
  const decision = admin.locator('[role=alertdialog]:not([aria-busy=true])');
  await decision.getByRole('button', { name: 'Accept appeal' }).click();
  await expect(open).toHaveCount(0);

  await page.reload();
  await expect(steps).toContainText(/Апелляция удовлетворена \d+ \S+ \d{4}/);
  await page.keyboard.press('Escape');
  await bellOf(page, /2/).first().click();
  await expect(page.getByRole('link', { name: new RegExp(words('notice.appealAccepted')) })).toBeVisible();
  await admin.context().close();
});

test('a submission is withdrawn, which an admin who has it open is told', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const { url, title } = await submit(page);
  const admin = await adminPage(page);
  await admin.goto('/admin');
  await admin.getByRole('list', { name: 'Review queue' }).getByRole('button', { name: title }).click();
  const original = admin
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Open original/ });
  await expect(original).toHaveAttribute('href', url);

  await page.goto(mine);
  const row = page.getByRole('article').filter({ hasText: title });
  await row.getByRole('button', { name: `Withdraw ${title}` }).click();
  const question = page.locator('[role=alertdialog]:not([aria-busy=true])');
  await expect(question).toContainText('won’t be reviewed. You can submit it again later.');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Submission withdrawn')).toBeVisible();
  await expect(row).toHaveCount(0);

  await admin.getByRole('button', { name: 'Accept for 250 points' }).click();
  await expect(admin.getByText(`“${title}”: The member has withdrawn this submission`)).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Review queue' }).getByRole('button', { name: title })).toHaveCount(0);
  const again = await submit(page, url);
  await call(page, 'DELETE', `/api/user/submissions/${again.submissionId}`);
  await admin.context().close();
});

test('the desk of appeals is accessible, wide and narrow, in both themes', async ({ page, request }) => {
  await asAdmin(page, request);
  await expectAccessible(page, '/admin/appeals', () =>
    expect(page.getByRole('list', { name: 'Appeals' }).getByRole('listitem').first()).toBeVisible(),
  );
});

test('a member’s own appeal is accessible, wide and narrow, in both themes', async ({ page }) => {
  await startSession(page);
  await expectAccessible(page, mine, () =>
    expect(page.getByRole('list', { name: 'Your appeal' }).first()).toBeVisible(),
  );
});
