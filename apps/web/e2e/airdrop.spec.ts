import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, openShell, openSignedIn, sitePage, signInByWindow, startSession, test } from './fixtures.ts';
import { expectHeard, expectNotHeard, recordSpeech } from './heard.ts';
import { holdBack } from './holdBack.ts';
import { call, card, dialog, openQuest, pointsInBar, startBot, verify, visit } from './quests.ts';
import { injectWallet } from './wallet.ts';

test.describe('the airdrop page', () => {
  test('counts down from 12 days, 8 hours, 15 minutes and 26 seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const clock = page.getByRole('timer', { name: 'The airdrop closes in' });
    await expect(clock).toHaveText(/^12 days\s*08 hours\s*15 min\s*\d\d sec$/);
    await page.clock.fastForward(16 * 60_000);
    await expect(clock).toHaveText(/^12 days\s*07 hours\s*59 min/);
    await page.clock.fastForward(13 * 86_400_000);
    await expect(page.getByRole('heading', { level: 1, name: 'The airdrop has closed' })).toBeVisible();
  });

  for (const address of ['/', '/airdrop', '/email-verified'])
    test(`tells a visitor at ${address} how to begin`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveTitle(/^PWR Airdrops/);
      await expect(
        page.getByRole('navigation', { name: 'Airdrop' }).getByRole('link', { name: 'Quests' }),
      ).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText('Welcome to PWR Airdrops!')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Invite friends' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Documentation/ })).toHaveAttribute('href', /docs\.example\.org/);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
    });

  test('reports quests that fail to load, and retries', async ({ page }) => {
    await page.route('**/backend/api/quests', (route) => route.fulfill({ status: 400, json: {} }));
    await openShell(page, '/');
    await expect(page.getByRole('heading', { name: 'Error loading quests' })).toBeVisible();
    await page.unroute('**/backend/api/quests');
    await page.getByRole('button', { name: 'Retry' }).click();
    const quests = page.getByRole('list', { name: 'Quests' }).getByRole('article');
    await expect(quests.filter({ hasText: 'Follow us on X' })).toBeVisible();
  });

  test(`of a member has no accessibility errors and no sideways scrolling, in light and dark`, async ({ page }) => {
    await openSignedIn(page, '/');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('list', { name: 'Latest activity' })).toBeVisible();
      await expectNoViolationsInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test.describe('a member whose quests are loading', () => {
  const quests = '**/backend/api/quests';

  test('sees no progress until it is their own', async ({ page }) => {
    await startSession(page);
    const { release } = await holdBack(page, quests);
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText('Friends joined')).toBeVisible();
    // The server-rendered page shows every quest, but nobody's progress.
    const follow = card(page, 'Follow us on X');
    await expect(follow).toBeVisible();
    await expect(follow).toHaveAttribute('aria-busy', 'true');
    await expect(main.getByText('Not started')).toHaveCount(0);
    await expect(follow.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'To do', exact: true })).toBeVisible();
    await expect(main.getByText('Recommended next step')).toHaveCount(0);
    await expect(main.getByText('Quests completed')).toHaveCount(0);
    await expect(page.getByText('Your next step')).toHaveCount(0);
    const heights = () =>
      page.getByRole('article').evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().height));
    const before = await heights();
    release();
    await expect(main.getByText('Recommended next step')).toBeVisible();
    await expect(main.getByText('Quests completed')).toBeVisible();
    await expect(follow.getByRole('button')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await heights()).toEqual(before);
  });

  test('sees no visitor’s progress after switching the language', async ({ page }) => {
    await startSession(page);
    const { release } = await holdBack(page, quests);
    await page.goto('/');
    await expect(card(page, 'Follow us on X')).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Задания' })).toBeVisible();
    const actions = page.getByRole('main').getByRole('article').getByRole('button');
    await expect(actions).toHaveCount(0);
    release();
    await expect(actions.first()).toBeVisible();
  });

  test('gets a page without a visitor’s progress from the server', async ({ page, request }) => {
    const html = async (cookie = '') => (await request.get('/', { headers: { cookie } })).text();
    expect(await html()).toContain('Not started');
    await startSession(page);
    await page.goto('/');
    const cookies = await page.context().cookies();
    expect(await html(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))).not.toContain('Not started');
  });

  test('opens a quest by its address once its state is there', async ({ page }) => {
    await startSession(page, accounts.newcomer);
    const { release } = await holdBack(page, quests);
    await page.goto('/quest/2');
    const open = dialog(page, 'Join our Discord');
    await expect(open).toHaveAttribute('aria-busy', 'true');
    await expect(open.getByText('Not started')).toHaveCount(0);
    release();
    await expect(open.getByText('Not started')).toBeVisible();
  });

  for (const address of ['/', '/quest/2'])
    test(`is told at ${address} that they failed to load, and tries again`, async ({ page }) => {
      await startSession(page, accounts.newcomer);
      // A 403 is final, whereas a 5xx would be retried for several seconds.
      await page.route(quests, (route) => route.fulfill({ status: 403, contentType: 'application/json', body: '{}' }));
      await page.goto(address);
      await expect(page.getByText('Error loading quests')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.unroute(quests);
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      const place = address === '/' ? card(page, 'Join our Discord') : dialog(page, 'Join our Discord');
      await expect(place.getByText('Not started')).toBeVisible();
    });
});

test.describe('a member', () => {
  test.beforeEach(async ({ page }) => {
    await openSignedIn(page, '/', accounts.newcomer);
  });

  test('says GM once a day, by keyboard', async ({ page }) => {
    await recordSpeech(page);
    await page.reload();
    const next = page.getByText('Say your daily GM');
    await expect(next).toBeVisible();
    await page.getByRole('button', { name: 'Say GM', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Good morning! You earned 50 points.')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Next GM' })).toHaveText(/^23 hours\s*59 min/);
    await expectHeard(page, 'Good morning! You earned 50 points.');
    // Nothing else is announced: the timer shows the remaining time, and the toast has reported the claim.
    await expectNotHeard(page, /left|claimed/);
    await expect(page.getByRole('heading', { name: 'Daily GM' })).toBeFocused();
    await expect(next).toHaveCount(0);
    await expect(pointsInBar(page)).toContainText('50');
    await expect(page.getByRole('list', { name: 'Latest activity' }).getByRole('listitem').first()).toContainText(
      /Daily GM.*\+50/,
    );
    await page.reload();
    await expect(page.getByRole('timer', { name: 'Next GM' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Say GM' })).toHaveCount(0);
  });

  test('says GM once, even if the button is pressed twice', async ({ page }) => {
    const say = page.getByRole('button', { name: 'Say GM', exact: true });
    const { asked, release } = await holdBack(page, '**/api/claimBonusPoint');
    const claims: string[] = [];
    page.on('request', (sent) => sent.url().endsWith('/claimBonusPoint') && claims.push(sent.url()));
    // Both presses arrive before the button can become pending, as on a slow phone.
    await say.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await asked;
    release();
    await expect(page.getByText('Good morning! You earned 50 points.')).toHaveCount(1);
    await expect(page.getByRole('timer', { name: 'Next GM' })).toBeVisible();
    await expect(page.getByText('You have already claimed the GM bonus. Come back later.')).toHaveCount(0);
    expect(claims).toHaveLength(1);
  });

  test('sees that GM was said elsewhere, or that it failed', async ({ page }) => {
    const say = page.getByRole('button', { name: 'Say GM', exact: true });
    await page.route('**/api/claimBonusPoint', (route) => route.abort());
    await say.click();
    await expect(page.getByText('Could not reach the server. Please check your network connection.')).toBeVisible();
    await expect(say).toBeEnabled();
    await page.unroute('**/api/claimBonusPoint');
    await call(page, 'POST', '/api/claimBonusPoint');
    await say.click();
    await expect(page.getByText('You have already claimed the GM bonus. Come back later.')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Next GM' })).toBeVisible();
  });

  test('reads their activity in the language that they change to', async ({ page }) => {
    await page.route('**/api/user/activity?*', async (route) => {
      const response = await route.fetch();
      const title = `Quest in ${await route.request().headerValue('accept-language')}`;
      const done = {
        kind: 'points',
        cause: 'quest',
        title,
        points: 50,
        projectId: null,
        createdAt: '2026-01-01T00:00:00Z',
      };
      await route.fulfill({ response, json: { ...(await response.json()), activities: [done] } });
    });
    await page.reload();
    await expect(page.getByText('Quest in en')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await expect(page.getByText('Quest in ru')).toBeVisible();
  });

  test('is led from step to step', async ({ page }) => {
    await page.getByRole('button', { name: /^Say GM \+50/ }).click();
    await expect(page.getByText('Good morning! You earned 50 points.')).toBeVisible();
    await page.getByRole('button', { name: /^Start \+100/ }).click();
    await expect(dialog(page, 'Follow us on X')).toBeVisible();
    await verify(page, 'Follow us on X');
    await page.getByRole('button', { name: /^Start \+100/ }).click();
    await expect(dialog(page, 'Join our Discord')).toBeVisible();
  });

  test('keeps the focus near the invited friends when all of them are shown', async ({ page }) => {
    // The demo's members have few friends.
    await page.route('**/api/user-invitations/**', async (route) => {
      const reply = await route.fetch();
      const count = Number(new URL(route.request().url()).searchParams.get('itemsPerPage'));
      const friend = { isDeleted: false, pictureUrl: null, completedQuests: 1, walletDone: true, telegramDone: false };
      const invitations = Array.from({ length: Math.min(count, 12) }, (_, index) => ({
        ...friend,
        id: 1000 + index,
        name: `Friend ${index + 1}`,
        paid: false,
      }));
      const list = (await reply.json()) as { metadata: object };
      await route.fulfill({ json: { ...list, invitations, metadata: { ...list.metadata, totalItems: 12 } } });
    });
    await page.reload();
    const region = page.getByRole('region', { name: 'Invite friends' });
    const more = region.getByRole('button', { name: 'Show more' });
    await expect(region.getByRole('listitem')).toHaveCount(10);
    await more.press('Enter');
    await expect(region.getByRole('listitem')).toHaveCount(12);
    await expect(more).toHaveCount(0);
    await expect(region).toBeFocused();
  });

  test('gets 100 points once for a friend who completes four quests', async ({ page, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const region = page.getByRole('region', { name: 'Invite friends' });
    await expect(region.getByText('No one has joined with your link yet.')).toBeVisible();
    await region.getByRole('button', { name: 'Copy link' }).click();
    await expect(region.getByRole('button', { name: 'Link copied!' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await region.getByLabel('Your link').inputValue());
    expect(link).toMatch(/\/\?referral_code=\w+$/);

    const elsewhere = await browser.newContext();
    const friend = sitePage(await elsewhere.newPage());
    await injectWallet(friend);
    await friend.goto(link);
    await friend.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(friend.getByText('You have been invited to the app.')).toBeVisible();
    await friend.keyboard.press('Escape');
    await signInByWindow(friend, accounts.newcomer);
    await page.reload();
    await expect(region.getByRole('listitem')).toContainText('0 of 4 quests');

    await openQuest(friend, 'Follow us on X');
    await verify(friend, 'Follow us on X');
    await openQuest(friend, 'Read the getting started guide');
    await visit(friend, 'Read the getting started guide', /^docs\.example/);
    await verify(friend, 'Read the getting started guide');
    await openQuest(friend, 'Join our Telegram group');
    await startBot(friend);
    await verify(friend, 'Join our Telegram group');
    await page.reload();
    await expect(region.getByRole('listitem')).toContainText('3 of 4 quests');
    await expect(pointsInBar(page)).toContainText(/^0/);

    const wallet = 'Install the wallet';
    await openQuest(friend, wallet);
    await dialog(friend, wallet).getByRole('button', { name: 'Verify' }).click();
    await expect(dialog(friend, wallet).locator('[data-part=error]')).toContainText(
      'Your wallet hasn’t sent the transaction yet',
    );
    await dialog(friend, wallet).getByRole('button', { name: 'Connect wallet' }).click();
    await friend
      .getByRole('dialog', { name: 'Connect wallet' })
      .getByRole('button', { name: 'Send transaction' })
      .click();
    await expect(friend.getByText('Wallet connected')).toBeVisible();
    await verify(friend, wallet);
    await page.reload();
    await expect(region.getByRole('listitem')).toContainText('4 of 4 quests');
    await expect(region.getByRole('listitem')).toContainText('+100');
    await expect(pointsInBar(page)).toContainText('100');

    await openQuest(friend, 'Try the testnet');
    await visit(friend, 'Try the testnet', /^example\.org/);
    await verify(friend, 'Try the testnet');
    await page.reload();
    await expect(card(page, wallet)).toBeVisible();
    await expect(pointsInBar(page)).toContainText('100');
    await elsewhere.close();
  });
});
