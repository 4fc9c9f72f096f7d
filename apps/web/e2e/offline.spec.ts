import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, openSignedIn, signIn, test } from './fixtures.ts';
import { expectHeard, expectNotHeard, recordSpeech } from './heard.ts';

test.describe('without a connection', () => {
  test('a banner is shown while it lasts, in both themes', async ({ page, context }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').click();
    const banner = page.getByText('You’re offline. Anything you send will go out when you reconnect.');
    await expect(page.locator('[data-component=Banner]')).toBeEmpty();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expectNoViolationsInBothThemes(page);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });

  test('one sentence tells that it is lost, and none blames the server', async ({ page, context }) => {
    await recordSpeech(page);
    await page.goto('/faq');
    await page.getByRole('searchbox').click();
    const banner = page.locator('[data-component=Banner]');
    await expect(banner).toBeEmpty();
    // The connection check fails while the browser is offline.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/health'));
    await context.setOffline(true);
    await failed;
    await expect(banner).toContainText('You’re offline.');
    const checked = page.waitForResponse((reply) => reply.url().endsWith('/health'));
    await context.setOffline(false);
    await checked;
    await expect(banner).toBeEmpty();
    await expectHeard(page, /^You’re offline\./);
    await expectNotHeard(page, /can’t be reached/);
  });

  test('failed data loads by itself when the connection is back', async ({ page, context }) => {
    await page.goto('/projects');
    await expect(page.getByRole('article')).toHaveCount(5);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Page 2' }).click();
    // The error follows three retries, after 1, 2 and 4 seconds.
    await expect(page.getByText('Error fetching projects')).toBeVisible({ timeout: 15_000 });
    await context.setOffline(false);
    await expect(page.getByText('6–10 of 60')).toBeVisible();
  });

  test('a list stays when the server is gone and reading it again fails', async ({ page }) => {
    await openSignedIn(page, '/projects');
    const cards = page.getByRole('article');
    const upvote = cards.first().getByRole('button', { name: /^Upvote/ });
    await expect(upvote).toHaveAttribute('aria-pressed', 'false');
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (/\/projects\?/.test(request.url())) failed++;
    });
    await page.route('**/backend/**', (route) => route.abort('connectionrefused'));
    const fail = async () => {
      const sent = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/upvote'));
      await upvote.click();
      await sent;
      await expect(upvote).toHaveAttribute('aria-pressed', 'false');
    };
    await fail();
    // The first try, and three retries after 1, 2 and 4 seconds.
    await expect.poll(() => failed, { timeout: 15_000 }).toBe(4);
    await fail();
    await expect(cards).toHaveCount(5);
    await expect(page.getByText('Error fetching projects')).toHaveCount(0);
  });

  test('a comment waits, and is posted once when the connection is back', async ({ page, context }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/comment')) sent++;
    });
    await openSignedIn(page, '/projects/12');
    await expect(page.getByRole('region', { name: /^Comments/ })).toHaveAttribute('aria-busy', 'false');
    const text = `Written under way ${Date.now()}`;
    const field = page.getByRole('textbox', { name: 'Add a comment' });
    await field.click();
    await expect(page.locator('[data-component=Banner]')).toBeEmpty();
    await field.fill(text);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const comment = page.getByRole('article').filter({ hasText: text });
    await expect(comment).toContainText('Sending');
    await expect(page.getByText('You’re offline. 1 change is waiting')).toBeVisible();
    expect(sent).toBe(0);
    await context.setOffline(false);
    await expect(comment).not.toContainText('Sending');
    await expect(page.getByText(/^You’re offline/)).toBeHidden();
    expect(sent).toBe(1);
    await page.reload();
    await expect(comment).toHaveCount(1);
  });

  test('an upvote stays as toggled, and is sent later', async ({ page, context }) => {
    await page.goto('/projects/13');
    const known = page.waitForResponse((reply) => reply.url().endsWith('/upvotes'));
    await signIn(page, accounts.newcomer);
    await (await known).finished();
    const button = page.getByRole('button', { name: /^Upvote/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(true);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const arrived = page.waitForResponse((reply) => reply.url().endsWith('/upvote'));
    await context.setOffline(false);
    expect((await arrived).ok()).toBe(true);
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('a submission is sent once, and the form keeps its text until then', async ({ page, context }) => {
    await openSignedIn(page, '/pwr-community');
    await page.getByRole('main').getByRole('button', { name: 'Submit content' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Submit content' });
    const address = `https://x.com/demo/status/18${Date.now()}`;
    const field = dialog.getByRole('textbox', { name: 'Link to the post' });
    await field.fill(address);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('You’re offline. 1 change is waiting')).toBeVisible();
    await expect(field).toHaveValue(address);
    await context.setOffline(false);
    await expect(page.getByText('Submitted for review')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: address.slice(-15) })).toHaveCount(1);
  });
});
