import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, openSignedIn, speak, startSession, test } from './fixtures.ts';

const kind = (page: Page, way: string, name: string) => page.getByRole('switch', { name: `${way}: ${name}` });

/** Confirms a member's address through the email quest, as its form and the link in the email do. */
async function confirmAddress(page: Page, request: APIRequestContext, token: string, questId: number) {
  const address = `reader-${questId}-${Date.now()}@example.com`;
  const headers = { authorization: `Bearer ${token}` };
  const params = { challengeId: questId, email: address };
  expect((await request.get('/backend/api/postmark/subscribeEmail', { headers, params })).status()).toBe(200);
  await page.goto('/demo-outbox');
  const link = page.getByRole('listitem').filter({ hasText: address }).getByRole('link');
  const confirmation = new URL((await link.getAttribute('href'))!).hash.replace('#token=', '');
  const data = { token: confirmation };
  expect((await request.post('/backend/api/email/confirm', { data })).status()).toBe(200);
  return address;
}

test('a member chooses where to be notified, and confirms an address for the email', async ({ page, request }) => {
  const token = await startSession(page, accounts.newcomer);
  await page.goto('/profile/edit#notifications');
  const settings = page.getByRole('group', { name: 'Notifications', exact: true });
  await expect(settings).toBeInViewport();
  const inApp = kind(page, 'In the app', 'Upvotes for your projects');
  const byEmail = kind(page, 'Daily email', 'Replies to your comments');
  await expect(inApp).toBeChecked();
  await expect(byEmail).toBeDisabled();
  await expect(settings.getByText('you need a confirmed email address')).toBeVisible();

  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await inApp.press('Space');
  await expect(inApp).not.toBeChecked();
  expect((await saved).status()).toBe(200);

  const link = settings.getByRole('link', { name: 'Confirm your email address' });
  const questId = Number(/\/quest\/(\d+)$/.exec((await link.getAttribute('href'))!)![1]);
  const address = await confirmAddress(page, request, token, questId);
  await page.goto('/profile/edit#notifications');
  await expect(settings.getByText(`The daily email goes to ${address}.`)).toBeVisible();
  await expect(inApp).not.toBeChecked();
  const savedAgain = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await byEmail.press('Space');
  await expect(byEmail).toBeChecked();
  expect((await savedAgain).status()).toBe(200);
  await page.reload();
  await expect(byEmail).toBeChecked();
  await expectNoViolationsInBothThemes(page);
});

test('a choice that fails is changed back', async ({ page }) => {
  await page.route('**/api/user/notifications/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  await openSignedIn(page, '/profile/edit', accounts.newcomer);
  const inApp = kind(page, 'In the app', 'Friends who joined');
  await inApp.press('Space');
  await expect(page.locator('[data-part=toast]')).toBeVisible();
  await expect(inApp).toBeChecked();
});

test('an email’s link opens a page that unsubscribes; a mail program does it with one click', async ({
  page,
  request,
}) => {
  const mail = page.getByRole('listitem').filter({ hasText: 'nova@community.example' });
  // The server sends the email soon after it starts.
  await expect
    .poll(async () => {
      await page.goto('/demo-outbox');
      return mail.count();
    })
    .toBe(1);
  await expect(mail).toContainText('Friends who joined: 1');
  const link = mail.getByRole('link', { name: /unsubscribe/ });
  const { hash } = new URL((await link.getAttribute('href'))!);
  const path = `/backend/api/unsubscribe?${hash.slice(1)}`;

  await speak(page, 'ru');
  await page.goto(path);
  await expect(page).toHaveURL(/\/unsubscribe#token=/);
  await expect(page.getByRole('heading', { name: 'Отписаться от ежедневных писем?' })).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Отписаться' }).click();
  await expect(page.getByRole('heading', { name: 'Вы отписались' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Открыть настройки уведомлений' })).toHaveAttribute(
    'href',
    '/profile/edit#notifications',
  );
  expect((await request.post(path, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(204);
});

test('a link that was cut off says what to do instead', async ({ page }) => {
  await page.goto('/unsubscribe#token=31.cut');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Couldn’t unsubscribe' })).toBeVisible();
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});
