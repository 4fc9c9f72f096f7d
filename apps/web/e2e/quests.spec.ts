import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, openSignedIn, sitePage, startSession, test } from './fixtures.ts';
import { adminPage, call, card, dialog, openQuest, pointsInBar, startBot, verify, visit } from './quests.ts';

const follow = 'Follow us on X';
const discord = 'Join our Discord';
const telegram = 'Join our Telegram group';
const email = 'Confirm your email address';
const docs = 'Read the getting started guide';
const guide = 'Write a guide for newcomers';
const content = 'Share your work';

/** Connects Discord, and waits until the site has read Discord's parameters and removed them from the address. */
async function connectDiscord(page: Page) {
  const back = page.waitForEvent('framenavigated', (frame) => frame.url().includes('discordId='));
  await dialog(page, discord).getByRole('button', { name: 'Connect Discord' }).click();
  await back;
  await expect(page).toHaveURL(/\/quest\/2$/);
}

test.describe('a visitor', () => {
  test('sees every quest, and is asked to log in to do one', async ({ page }) => {
    await page.goto('/');
    // Submitting content is one of the quests. Other journeys may add more in the meantime.
    for (const quest of [
      follow,
      discord,
      telegram,
      email,
      docs,
      guide,
      'Install the wallet',
      'Try the testnet',
      content,
    ])
      await expect(card(page, quest)).toBeVisible();
    await expect(card(page, 'Report a bug in the wallet').getByText(/^Opens/)).toBeVisible();
    await expect(card(page, 'Report a bug in the wallet').getByRole('button')).toHaveCount(0);
    await card(page, follow).getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });
});

test.describe('a member on the board', () => {
  test.beforeEach(async ({ page }) => {
    await openSignedIn(page, '/', accounts.newcomer);
  });

  test('follows on X by keyboard, and gets the points at once', async ({ page }) => {
    const start = card(page, follow).getByRole('button');
    await start.focus();
    await page.keyboard.press('Enter');
    const open = dialog(page, follow);
    await expect(open.getByRole('listitem').first()).toContainText('Connect your X account completed');
    await visit(page, follow, /^Open X/);
    await expect(open.getByText('Started, not verified')).toBeVisible();
    await open.getByRole('button', { name: 'Verify' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Quest completed! You earned 100 points.')).toBeVisible();
    await expect(open.locator('[data-part=note]')).toHaveText('Completed. You earned 100 points.');
    await expect(open.getByRole('button', { name: 'Close' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(start).toBeFocused();
    await expect(card(page, follow).getByText(/^Completed/)).toBeVisible();
    await expect(pointsInBar(page)).toContainText('100');
    await page.reload();
    await expect(card(page, follow).getByText(/^Completed/)).toBeVisible();
  });

  test('connects Discord and returns, then joins the server', async ({ page }) => {
    await openQuest(page, discord);
    const open = dialog(page, discord);
    await open.getByRole('button', { name: 'Verify' }).click();
    await expect(open.locator('[data-part=error]')).toHaveText('Connect the account for this quest first');
    await connectDiscord(page);
    await expect(open.getByRole('listitem').first()).toContainText('Connect your Discord account completed');
    await visit(page, discord, /^Open Discord/);
    await verify(page, discord);
    await expect(pointsInBar(page)).toContainText('100');
  });

  test('joins Telegram with the server’s link', async ({ page }) => {
    await openQuest(page, telegram);
    await startBot(page);
    await verify(page, telegram);
    await expect(pointsInBar(page)).toContainText('100');
  });

  test('confirms an email address with the link in an email', async ({ page, context }) => {
    const address = `reader-${Date.now()}@example.com`;
    await openQuest(page, email);
    const open = dialog(page, email);
    await open.getByRole('button', { name: 'Verify' }).click();
    await expect(open.getByText('No email has been sent yet.')).toBeVisible();
    await open.getByRole('textbox', { name: 'Email address' }).fill('reader');
    await open.getByRole('button', { name: 'Send email' }).click();
    await expect(open.getByText('Enter an address such as name@example.com')).toBeVisible();
    await expect(open.getByRole('textbox', { name: 'Email address' })).toBeFocused();
    // Submitting from the field doesn't move the focus, but the result is still announced.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Enter an address such as name@example.com');
    await open.getByRole('textbox', { name: 'Email address' }).fill(address);
    await page.keyboard.press('Enter');
    await expect(open.getByText(`We sent it to ${address}. The link works for 24 hours.`)).toBeVisible();
    await open.getByRole('button', { name: 'Verify' }).click();
    await expect(open.getByText('The link in the email hasn’t been opened yet.')).toBeVisible();

    const outbox = sitePage(await context.newPage());
    await outbox.goto('/demo-outbox');
    const link = outbox.getByRole('listitem').filter({ hasText: address }).getByRole('link');
    const href = (await link.getAttribute('href'))!;
    await link.click();
    await expect(outbox.getByText(`${address} is confirmed.`)).toBeVisible();
    await expect(outbox).toHaveURL(/\/email-verified$/);
    await expect(card(outbox, email).getByText('Verified')).toBeVisible();
    await outbox.goto('/projects');
    await outbox.goto(href);
    await expect(outbox.getByText('This link has expired or was already used. Request a new email.')).toBeVisible();

    await verify(page, email);
    await expect(pointsInBar(page)).toContainText('50');
  });

  test('must open a page before it counts', async ({ page }) => {
    await openQuest(page, docs);
    const open = dialog(page, docs);
    await open.getByRole('button', { name: 'Verify' }).click();
    await expect(open.locator('[data-part=error]')).toContainText('You haven’t opened the page yet.');
    await visit(page, docs, /^docs\.example/);
    await expect(open.getByRole('listitem').first()).toContainText('completed');
    await verify(page, docs);
    await expect(pointsInBar(page)).toContainText('30');
  });

  test('sends a manual quest, sees why it was rejected, and sends it again', async ({ page }) => {
    const { id } = await call(page, 'GET', '/api/user');
    const admin = await adminPage(page);
    const decide = (decision: string) =>
      call(admin, 'POST', `/api/admin/user/quest/update?userId=${id}&challengeId=7&${decision}`);

    await openQuest(page, guide);
    const open = dialog(page, guide);
    const link = open.getByLabel('Link');
    const words = open.getByLabel('What you did');
    const send = open.getByRole('button', { name: 'Request verification' });
    await send.click();
    await expect(open.getByText('Add a link, or briefly say what you did')).toBeVisible();
    await expect(link).toBeFocused();
    await link.fill('guide.example');
    await send.click();
    await expect(open.getByText('Enter a full address that starts with https://')).toBeVisible();
    await link.fill('https://guide.example/first');
    await words.fill('a'.repeat(2001));
    await send.click();
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription(/At most 2,000 characters/);
    await words.fill('My first guide.');
    for (const failure of ['500', 'dropped'] as const) {
      await page.route('**/api/quests/request/verify', (route) =>
        failure === '500' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
      );
      await send.click();
      await expect(open.locator('[data-part=error]')).toHaveText(
        failure === '500'
          ? 'An unexpected error occurred'
          : 'Could not reach the server. Please check your network connection.',
      );
      await expect(link).toHaveValue('https://guide.example/first');
      await expect(words).toHaveValue('My first guide.');
      await page.unroute('**/api/quests/request/verify');
    }
    await page.keyboard.press('Escape');
    await openQuest(page, follow);
    await page.reload();
    await page.keyboard.press('Escape');
    await openQuest(page, guide);
    await expect(link).toHaveValue('https://guide.example/first');
    await expect(words).toHaveValue('My first guide.');
    await send.click();
    await expect(open.locator('[data-part=note]')).toContainText('An admin will review it, usually within a day.');
    await expect(open.getByText('In review', { exact: true })).toBeVisible();
    await open.getByRole('button', { name: 'Close' }).last().click();
    await expect(card(page, guide).getByText('In review', { exact: true })).toBeVisible();

    await decide('action=fail&reason=Too%20short.');
    await page.reload();
    await card(page, guide).getByRole('button', { name: 'See why' }).click();
    await expect(open.getByText('Not accepted, but you can try again. Note from the admin: Too short.')).toBeVisible();
    await expect(link).toHaveValue('');
    await words.fill('A longer one.');
    await send.click();
    await expect(open.getByText('In review', { exact: true })).toBeVisible();

    await decide('action=verify');
    // Closes the dialog first. Otherwise, the quest's address would reopen the dialog, which covers the card.
    await open.getByRole('button', { name: 'Close' }).last().click();
    await page.reload();
    await card(page, guide).getByRole('button', { name: 'Claim' }).click();
    await expect(page.getByText('Quest completed! You earned 300 points.')).toBeVisible();
    await expect(pointsInBar(page)).toContainText('300');
    await admin.context().close();
  });

  test('sees a failed check, and checks again', async ({ page }) => {
    await openQuest(page, follow);
    const open = dialog(page, follow);
    await page.route('**/api/socialData/quests/verify', (route) => route.abort());
    await open.getByRole('button', { name: 'Verify' }).click();
    await expect(open.locator('[data-part=error]')).toHaveText(
      'Could not reach the server. Please check your network connection.',
    );
    await page.unroute('**/api/socialData/quests/verify');
    await verify(page, follow);
  });

  test('filters the board, and closes a quest with Escape', async ({ page }) => {
    await openQuest(page, follow);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, follow).getByRole('button')).toBeFocused();
    await page.getByRole('radio', { name: /^Completed/ }).click();
    await expect(page.getByRole('heading', { name: 'No quests here' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all quests' }).click();
    await expect(card(page, follow)).toBeVisible();
    await expect(card(page, guide)).toBeVisible();
  });
});

test.describe('a member with a link', () => {
  test.beforeEach(async ({ page }) => {
    await startSession(page, accounts.newcomer);
  });

  test('is told why Discord was not connected', async ({ page }) => {
    await page.goto('/?quest=2&success=false&error=access-denied');
    const open = dialog(page, discord);
    await expect(open.locator('[data-part=error]')).toHaveText(
      'Nothing was connected because access wasn’t granted. You can try again.',
    );
    await page.route('**/api/login/discord?*', (route) => route.fulfill({ status: 500, json: {} }));
    await open.getByRole('button', { name: 'Connect Discord' }).click();
    await expect(page.getByText('Failed to get Discord auth URL')).toBeVisible();
    await page.unroute('**/api/login/discord?*');
    await connectDiscord(page);
    await expect(open.getByRole('listitem').first()).toContainText('completed');
    await expect(open.locator('[data-part=error]')).toBeHidden();
  });

  test('joins Telegram on the separate page, too', async ({ page }) => {
    await page.goto('/telegramConnect');
    await expect(page.getByRole('heading', { level: 1, name: 'Connect Telegram' })).toBeVisible();
    await startBot(page);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Quest completed! You earned 100 points.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await expect(card(page, telegram).getByText(/^Completed/)).toBeVisible();
  });

  test('reports a link without its token', async ({ page }) => {
    await page.goto('/email-verified#nothing');
    await expect(page.getByText('This link has expired or was already used. Request a new email.')).toBeVisible();
  });

  test(`has no accessibility errors in any open quest, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const id of [1, 2, 3, 4, 5, 6, 7]) {
      await page.goto(`/?quest=${id}`);
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Steps' })).toBeVisible();
      await expect(page.locator('[inert]').getByRole('main')).toHaveCount(1);
      // The page beneath is the same for every quest.
      await expectNoViolationsInBothThemes(page, id === 1 ? 'html' : '[role=dialog]');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});
