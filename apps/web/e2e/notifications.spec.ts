import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, openSignedIn, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { adminPage, call } from './quests.ts';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** Returns helpers that call the API as the member with this token. */
const caller = (request: APIRequestContext, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return {
    me: async () => (await (await request.get('/backend/api/user', { headers })).json()) as { id: number },
    comment: async (data: object) => {
      const reply = await request.post('/backend/comment', { headers, data });
      expect(reply.status()).toBe(201);
      return (await reply.json()) as { id: number };
    },
  };
};

/** Signs in as a new member who comments on Harbour. Resolves to a function that replies as an admin. */
async function commented(page: Page, request: APIRequestContext) {
  const elsewhere = await page.context().browser()!.newContext();
  const admin = caller(request, await startSession(await elsewhere.newPage(), accounts.admin));
  await elsewhere.close();
  const adminId = (await admin.me()).id;
  const member = caller(request, await startSession(page, accounts.newcomer));
  const { id } = await member.comment({ userId: (await member.me()).id, projectId: 1, comment: 'Is there a testnet?' });
  return (comment: string) => admin.comment({ userId: adminId, projectId: 1, comment, replyingTo: String(id) });
}

test('a member hears of replies, goes to one and marks the others as read', async ({ page, request }) => {
  const reply = await commented(page, request);
  for (const text of ['Yes, since June.', 'And a faucet.']) await reply(text);
  await page.goto('/faq');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  const unread = inbox.getByRole('link', { name: /^Unread: Demo Admin replied to your comment on Harbour/ });
  await expect(unread).toHaveCount(2);
  await unread.first().click();
  await expect(page).toHaveURL(/\/projects\/1\?comment=\d+$/);
  const answer = page.getByRole('article', { name: 'Demo Admin' }).filter({ hasText: 'And a faucet.' });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(inbox).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  await bell.press('Enter');
  // The link also works if its page is already open.
  await inbox.getByRole('link', { name: /^Unread: Demo Admin replied/ }).press('Enter');
  await expect(page.getByRole('article', { name: 'Demo Admin' }).filter({ hasText: 'Yes, since June.' })).toBeFocused();
  await expect(answer).not.toHaveAttribute('aria-current');
  await reply('Anything else?');
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  // After the reload, the linked reply gets the focus again.
  await expect(page.getByRole('article', { name: 'Demo Admin' }).filter({ hasText: 'Yes, since June.' })).toBeFocused();

  await bell.press('Enter');
  await inbox.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(inbox.getByRole('link', { name: /^Demo Admin replied/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('a quest’s title in the inbox is in the language of the page, also after it has changed', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const me = (await call(page, 'GET', '/api/user')) as { id: number };
  const admin = await adminPage(page);
  await call(admin, 'POST', `/api/admin/user/quest/update?userId=${me.id}&challengeId=1&action=fail`);
  await page.goto('/faq');
  const banner = page.getByRole('banner');
  await bellOf(page).click();
  await expect(page.getByRole('dialog').getByText('Follow us on X')).toBeVisible();
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  const { asked, release } = await holdBack(page, '**/api/user/notifications');
  await banner.getByRole('button', { name: /^Уведомления/ }).click();
  await asked;
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Follow us on X')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByText('Подпишитесь на нас в X')).toBeVisible();
});

test('the number grows within a minute while the page is open', async ({ page, request }) => {
  const reply = await commented(page, request);
  await page.clock.install();
  await page.goto('/faq');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName('Notifications');
  await reply('Yes, since June.');
  await page.clock.runFor(60_000);
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
});

test('the demo’s member has notifications, wide and narrow, in both themes', async ({ page }) => {
  await openSignedIn(page, '/faq');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await bellOf(page).click();
    const inbox = page.getByRole('dialog', { name: 'Notifications' });
    await expect(inbox.getByRole('link', { name: /commented on (Tidepool|Harbour)/ }).first()).toBeVisible();
    await expectNoViolationsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

test('a failed inbox says so and can be retried; an empty one says what will be there', async ({ page, request }) => {
  await commented(page, request);
  await page.route('**/api/user/notifications', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/faq');
  await bellOf(page).click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await expect(inbox.getByRole('heading', { name: 'Error loading notifications' })).toBeVisible();
  await page.unroute('**/api/user/notifications');
  await inbox.getByRole('button', { name: 'Retry' }).click();
  await expect(inbox.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});

test('older notifications that failed to load are reported, and can be asked for again', async ({ page, request }) => {
  const reply = await commented(page, request);
  await reply('Yes, since June.');
  await page.route('**/api/user/notifications', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'older' } });
  });
  await page.route('**/api/user/notifications?*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/faq');
  await bellOf(page).click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  const more = inbox.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(page.getByText('Error loading notifications')).toBeVisible();
  await expect(inbox.getByRole('link', { name: /Demo Admin replied/ })).toBeVisible();
  await expect(more).toBeEnabled();
});
