import { accounts, expect, sitePage, signInByWindow, test } from './fixtures.ts';

const storage = (key: string) => localStorage.getItem(key);

test.describe('signing in', () => {
  test('uses a window of 600 by 800, stores the token, and reports success', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await expect(
      dialog.getByText('Welcome to PWR Airdrops! Login or Connect to join challenges and get PWR Point Rewards.'),
    ).toBeVisible();
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Connect with X (Twitter)' }).click();
    const popup = await opening;
    await popup.waitForLoadState();
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([600, 800]);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: accounts.member }).click();
    await closed;
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    await expect(page.getByText('You have admin privileges')).toBeHidden();
    expect(await page.evaluate(storage, 'bearerToken')).toMatch(/.{20,}/);
    expect(await page.evaluate(storage, 'authSession')).toBe('true');
    expect(await page.evaluate(storage, 'isAdmin')).toBe('false');
  });

  test('tells admins that they are admins', async ({ page }) => {
    await page.goto('/projects');
    await signInByWindow(page, accounts.admin);
    await expect(page.getByText('You have admin privileges')).toBeVisible();
    expect(await page.evaluate(storage, 'isAdmin')).toBe('true');
  });

  test('keeps the focus at the button’s place, and so does logging out', async ({ page }) => {
    await page.goto('/projects');
    await signInByWindow(page);
    const account = page.getByRole('banner').getByRole('button', { name: /’s account,/ });
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Log out' }).press('Enter');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeFocused();
  });

  test('returns the focus to the button that opened it', async ({ page }) => {
    await page.goto('/projects');
    const upvote = page.getByRole('button', { name: /^Upvote / }).nth(3);
    const [project] = (await upvote.getAttribute('aria-label'))!.split(',');
    await upvote.press('Enter');
    // Other members upvote the project meanwhile, and the count is part of the button's name.
    await page.route('**/backend/projects?*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { projects: { totalUpvotes: number }[] };
      for (const one of list.projects) one.totalUpvotes += 1000;
      await route.fulfill({ response, json: list });
    });
    const opening = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'Connect with X (Twitter)' }).click();
    await (await opening).getByRole('button', { name: accounts.member }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`^${project}, 1,\\d{3} upvotes$`) })).toBeFocused();
  });

  test('by Google works the same way', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await (await opening).getByRole('button', { name: accounts.member }).click();
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
  });

  test('exchanges the token once, even if the window stays open', async ({ page, context }) => {
    await context.addInitScript(() => {
      window.close = () => {};
    });
    const exchanges: string[] = [];
    context.on('request', (request) => request.url().endsWith('/burnToken') && exchanges.push(request.url()));
    await page.goto('/projects');
    await signInByWindow(page);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: /’s account,/ })).toBeVisible();
    expect(exchanges).toHaveLength(1);
  });

  test('is restored after a reload, and ends when the member logs out', async ({ page }) => {
    await page.goto('/projects');
    await signInByWindow(page);
    await page.reload();
    const account = page.getByRole('banner').getByRole('button', { name: /’s account,/ });
    await account.click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(storage, 'bearerToken')).toBeNull();
    expect(await page.evaluate(storage, 'authSession')).toBeNull();
  });

  test('in one tab signs in the others', async ({ page, context }) => {
    const other = sitePage(await context.newPage());
    await other.goto('/projects');
    await page.goto('/projects');
    await signInByWindow(page);
    await expect(other.getByRole('banner').getByRole('button', { name: /’s account,/ })).toBeVisible();
  });

  test('survives a window that is closed early', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Connect with X (Twitter)' }).click();
    await (await opening).close();
    await expect(dialog.getByText('The login window was closed before you finished.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Connect with X (Twitter)' })).toBeEnabled();
  });

  test('canceled at the provider says so', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'Connect with X (Twitter)' }).click();
    await (await opening).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' }).getByText('Login was canceled.')).toBeVisible();
  });

  test('continues in the same tab if windows are blocked, and returns to the same page', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/projects?sort=total_upvotes');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await dialog.getByRole('button', { name: 'Connect with X (Twitter)' }).click();
    await expect(
      dialog.getByText('Your browser blocked the login window. You can continue in this tab.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue in this tab' }).click();
    await page.getByRole('button', { name: accounts.member }).click();
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/projects\?sort=total_upvotes$/);
  });

  test('keeps the referral code of any address, and mentions the invitation', async ({ page }) => {
    await page.goto('/nowhere?referral_code=FRIEND42');
    expect(await page.evaluate(storage, 'referral_code')).toBe('FRIEND42');
    await page.goto('/projects');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog').getByText('You have been invited to the app.')).toBeVisible();
  });

  test('the callback page without a result leads to the home page', async ({ page }) => {
    for (const address of [
      '/auth-callback',
      '/auth/twitter',
      '/auth-callback?success=true',
      '/auth-callback?burner=x',
    ]) {
      await page.goto(address);
      await expect(page).not.toHaveURL(/auth/);
    }
  });
});

test.describe('a session that ends', () => {
  test('isn’t brought back by a reply from before the log-out', async ({ page }) => {
    await page.goto('/projects');
    await signInByWindow(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/backend/api/user', async (route) => {
      const response = await route.fetch();
      answer();
      await released;
      await route.fulfill({ response });
    });
    await page.reload();
    await answered;
    await page
      .getByRole('banner')
      .getByRole('button', { name: /’s account,/ })
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    const arrived = page.waitForResponse('**/backend/api/user');
    release();
    await (await arrived).finished();
    // The reply is handled before a later one arrives.
    await page.evaluate(() => fetch('/backend/health').then((response) => response.text()));
    expect(await page.evaluate(storage, 'user')).toBeNull();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('is cleared at the start', async ({ page }) => {
    await page.goto('/projects');
    await signInByWindow(page);
    await page.evaluate(() => localStorage.setItem('bearerToken', 'not-a-token'));
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(storage, 'bearerToken')).toBeNull();
  });

  test('is noticed at the check every 15 minutes, and shown in a modal', async ({ page }) => {
    await page.clock.install();
    await page.goto('/projects');
    await page.clock.resume();
    await signInByWindow(page);
    await page.evaluate(() => localStorage.setItem('bearerToken', 'not-a-token'));
    await page.clock.fastForward(900_000);
    await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  test('keeps the focus in the page after a press', async ({ page }) => {
    await page.goto('/projects');
    await signInByWindow(page);
    await page.evaluate(() => localStorage.setItem('bearerToken', 'not-a-token'));
    await page
      .getByRole('button', { name: /^Upvote/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
