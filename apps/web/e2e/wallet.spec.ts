import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, openSignedIn, sitePage, test } from './fixtures.ts';
import { injectWallet, type InjectedWallet } from './wallet.ts';

const login = (page: Page) => page.getByRole('dialog', { name: 'Log In' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Connect wallet' });

async function openLogin(page: Page) {
  await page.goto('/projects');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
}

async function chooseWallet(page: Page) {
  await openLogin(page);
  await login(page).getByRole('button', { name: 'Connect wallet' }).click();
}

test.describe('signing in with a wallet', () => {
  test('says what is signed, and creates a member for the address', async ({ page }) => {
    const wallet = await injectWallet(page);
    await wallet.publish();
    await chooseWallet(page);
    await expect(dialog(page).getByText(wallet.address, { exact: true })).toBeVisible();
    await expect(
      dialog(page).getByText(
        'Your wallet will sign a message that proves this address is yours. It moves no funds, grants no permissions, and is free.',
      ),
    ).toBeVisible();
    await expect(dialog(page).getByText(`Address: ${wallet.address}`)).toBeVisible();
    expect(wallet.calls).not.toContain('signMessage');
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: /^0x.*’s account/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: /^0x.*’s account/ })).toBeVisible();
  });

  test('reuses an existing connection, and can be canceled and resumed by keyboard', async ({ page }) => {
    const wallet = await injectWallet(page);
    wallet.behavior.connections = [wallet.address];
    await wallet.publish();
    await chooseWallet(page);
    await expect(dialog(page).getByText(wallet.address, { exact: true })).toBeVisible();
    expect(wallet.calls).not.toContain('connect');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(login(page).getByRole('button', { name: 'Connect wallet' })).toBeFocused();
    await page.keyboard.press('Enter');
    const sign = dialog(page).getByRole('button', { name: 'Sign', exact: true });
    await expect(sign).toBeEnabled();
    await sign.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /^0x.*’s account/ })).toBeFocused();
  });

  test('signs nothing after a refusal, and continues on retry', async ({ page }) => {
    const wallet = await injectWallet(page, { refusal: { code: 4001, message: 'User rejected the request' } });
    await wallet.publish();
    await chooseWallet(page);
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(
      /You declined the request in your wallet.*Nothing was signed or sent/,
    );
    wallet.behavior.refusal = null;
    // One button performs each step in turn, so it keeps the focus.
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Sign', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
  });

  test('says where to find the reason when the wallet signs nothing, and continues on retry', async ({ page }) => {
    const wallet = await injectWallet(page, { refusal: { message: 'Insufficient balance' } });
    await wallet.publish();
    await chooseWallet(page);
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(
      /^Wallet verification failed.*Open your wallet to see why/,
    );
    wallet.behavior.refusal = null;
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
  });

  test('reports a server failure or lost connection, and then signs a new challenge', async ({ page }) => {
    const wallet = await injectWallet(page);
    await wallet.publish();
    await page.route('**/backend/api/login/wallet', (route) => route.abort(), { times: 1 });
    await chooseWallet(page);
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(/Could not reach the server/);
    await page.route('**/backend/api/login/wallet/challenge', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(/An unexpected error occurred/);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
  });

  test('is refused to anyone who doesn’t own the address', async ({ page }) => {
    const wallet = await injectWallet(page);
    await chooseWallet(page);
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click();
    // The network has never seen the address, so the signature can't be verified.
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(/Couldn’t verify the login/);
    await expect(page.getByRole('banner', { includeHidden: true }).getByText('Log in')).toHaveCount(1);
    expect(wallet.calls).toContain('signMessage');
  });
});

test.describe('a wallet that does not answer', () => {
  test('because it is not installed links to the store', async ({ page }) => {
    await chooseWallet(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(
      /Please install our wallet from chrome extension/,
    );
    await expect(dialog(page).getByRole('link', { name: /Open the Chrome Web Store/ })).toHaveAttribute(
      'href',
      /kennjipeijpeengjlogfdjkiiadhbmjl/,
    );
    await dialog(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('because the extension was updated opens the store, and asks to install it and reload', async ({ page }) => {
    // The store is another site, so the test only checks that it opens.
    await page.addInitScript(() => {
      window.open = (address) => {
        document.documentElement.dataset.opened = String(address);
        return null;
      };
    });
    await injectWallet(page, { connecting: [{ message: 'Extension context invalidated.' }] });
    await chooseWallet(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(
      /updated or removed.*Install it and reload this page\./,
    );
    await expect(dialog(page).getByRole('link', { name: /Open the Chrome Web Store/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-opened', /kennjipeijpeengjlogfdjkiiadhbmjl/);
  });

  test('because it has no provider, no account or no chosen address says so after one attempt', async ({ page }) => {
    const wallet = await injectWallet(page);
    await openLogin(page);
    for (const [outcome, message] of [
      [{ code: 3000, message: 'x' }, /Provider not detected/],
      [{ message: 'No account found' }, /Please open your wallet extension and create an account\./],
      ['nothing', /No wallet addresses connected/],
    ] as const) {
      wallet.behavior.connections = [];
      wallet.behavior.connecting = [outcome];
      wallet.calls.length = 0;
      await login(page).getByRole('button', { name: 'Connect wallet' }).click();
      await expect(dialog(page).locator('[data-part=notice]')).toHaveText(message);
      expect(wallet.calls.filter((call) => call === 'connect')).toHaveLength(1);
      await dialog(page).getByRole('button', { name: 'Retry' }).click();
      await expect(dialog(page).getByText(wallet.address, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('is attempted up to three times', async ({ page }) => {
    const busy = { message: 'Busy' };
    const wallet = await injectWallet(page, { connecting: [busy, busy, busy, busy, busy] });
    await chooseWallet(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(/Failed to connect after multiple attempts/);
    expect(wallet.calls.filter((call) => call === 'connect')).toHaveLength(3);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page).getByText(wallet.address, { exact: true })).toBeVisible();
    expect(wallet.calls.filter((call) => call === 'connect')).toHaveLength(6);
  });
});

const quest = 'Install the wallet';

/** Signs in as a new member, and opens the wallet dialog from the quest. */
async function beginQuest(page: Page) {
  await openSignedIn(page, '/', accounts.newcomer);
  await page.getByRole('article', { name: quest }).getByRole('button').click();
  await page.getByRole('dialog', { name: quest }).getByRole('button', { name: 'Connect wallet' }).click();
}

const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send transaction' }).click();
const sent = (wallet: InjectedWallet) => wallet.calls.filter((call) => call === 'payableVidaDataTransaction').length;

test.describe('the wallet quest', () => {
  test('is proved by a transaction that the member has reviewed, from one wallet', async ({ page }) => {
    const wallet = await injectWallet(page);
    await beginQuest(page);
    await expect(
      dialog(page).getByText(
        'Your wallet will send a 0 PWR transaction that proves this address is yours. It transfers nothing and is free.',
      ),
    ).toBeVisible();
    await expect(dialog(page).getByText(/^\{"action":"verify-wallet-install","nonce":"[\w-]+"\}$/)).toBeVisible();
    expect(sent(wallet)).toBe(0);
    await send(page);
    await expect(page.getByText('Wallet connected', { exact: true })).toBeVisible();

    const steps = page.getByRole('dialog', { name: quest }).getByRole('listitem');
    await expect(steps.nth(0)).toContainText('completed');
    await expect(steps.nth(1)).toContainText('completed');
    await expect(steps.nth(2)).not.toContainText('completed');

    const again = page.getByRole('dialog', { name: quest }).getByRole('button', { name: 'Connect wallet' });
    await again.click();
    await send(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(
      'Wallet is already connected. You can now verify this challenge.',
    );
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();

    wallet.behavior.connections = [`0x${'a'.repeat(40)}`];
    await again.click();
    await send(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText('This account already has a wallet');
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('dialog', { name: quest }).getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('dialog', { name: quest }).getByText('Completed', { exact: true })).toBeVisible();
  });

  test('can be done once per device', async ({ page, browser }) => {
    const context = await browser.newContext();
    const first = sitePage(await context.newPage());
    const seedId = `shared-${Date.now()}`;
    await injectWallet(first, { seedId });
    await beginQuest(first);
    await send(first);
    await expect(first.getByText('Wallet connected', { exact: true })).toBeVisible();
    await context.close();

    await injectWallet(page, { seedId });
    await beginQuest(page);
    await send(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText('Doing the wallet task twice is not allowed!');
    await expect(page.getByText('The wallet task has already been verified on this device')).toBeVisible();
  });

  test('needs an account in the wallet', async ({ page }) => {
    const wallet = await injectWallet(page, { seedId: '' });
    await beginQuest(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(
      'Please open your wallet extension and create an account.',
    );
    wallet.behavior.seedId = `late-${wallet.address}`;
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await send(page);
    await expect(page.getByText('Wallet connected', { exact: true })).toBeVisible();
  });

  test('sends no second transaction if the connection drops after the first', async ({ page }) => {
    const wallet = await injectWallet(page);
    await page.route('**/backend/api/wallets/addWallet', (route) => route.abort(), { times: 1 });
    await beginQuest(page);
    await send(page);
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(/Could not reach the server/);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Wallet connected', { exact: true })).toBeVisible();
    expect(sent(wallet)).toBe(1);
  });

  test('is not proved by a transaction that the network never sees', async ({ page }) => {
    await injectWallet(page, { isLost: true });
    await beginQuest(page);
    await send(page);
    // The client asks the server three times, two seconds apart.
    await expect(dialog(page).locator('[data-part=notice]')).toHaveText(
      /Wallet verification failed.*Nothing is sent twice/,
      {
        timeout: 15_000,
      },
    );
  });
});

test('the wallet dialog is accessible and fits 320 px, in light and dark', async ({ page }) => {
  await injectWallet(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/projects');
  await chooseWallet(page);
  await expect(dialog(page).getByRole('button', { name: 'Sign', exact: true })).toBeEnabled();
  await expectNoViolationsInBothThemes(page, '[role=dialog]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
