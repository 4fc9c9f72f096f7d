import type { Page } from '@playwright/test';
import { accounts, expect, serverFor, test as base } from './fixtures.ts';
import { wordsIn } from './words.ts';

/** Rate limit messages, which contain the seconds to wait. */
const waits = {
  en: /^Too many requests\. Try again in (\d+) seconds?\.$/,
  tr: /^Çok fazla istek gönderildi\. (\d+) saniye sonra tekrar dene\.$/,
};

const test = base.extend<object, { hasty: string }>({
  /** The origin of a server that allows one sign-in per minute. */
  hasty: serverFor({ SIGN_INS_PER_MINUTE: '1' }),
});

const storedCode = (page: Page) => page.evaluate(() => localStorage.getItem('referral_code'));

/** Returns helpers for the login modal in a language. */
function loginIn(language: 'en' | 'tr') {
  const words = wordsIn(language);
  const dialog = (page: Page) => page.getByRole('dialog', { name: words('login.title') });
  const errorToast = (page: Page, text: string | RegExp) => page.locator('[data-part=toast]').filter({ hasText: text });

  /** Opens X's window from the login modal. */
  const openWindow = async (page: Page) => {
    const opening = page.waitForEvent('popup');
    await dialog(page)
      .getByRole('button', { name: words('login.withX') })
      .click();
    return opening;
  };

  const openDialog = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: words('session.logIn') })
      .click();
  return { words, dialog, errorToast, openWindow, openDialog };
}

const { words, dialog, errorToast, openWindow, openDialog } = loginIn('en');

for (const [given, kept] of [
  ['nova42.', 'nova42'],
  ['«nova42»😀', 'nova42'],
  ['a'.repeat(65), null],
  ['😀', null],
] as const)
  test(`the invitation “${given}” lets a visitor sign in, and is forgotten then`, async ({ page }) => {
    await page.goto(`/projects?referral_code=${encodeURIComponent(given)}`);
    expect(await storedCode(page)).toBe(kept);
    await openDialog(page);
    await expect(dialog(page).getByText(words('login.invited'))).toBeVisible({ visible: kept !== null });
    await (await openWindow(page)).getByRole('button', { name: accounts.newcomer }).click();
    await expect(page.getByText(words('signIn.succeeded'))).toBeVisible();
    expect(await storedCode(page)).toBeNull();
    await page.reload();
    expect(await storedCode(page)).toBeNull();
  });

test('a visitor whom a damaged code had locked out can sign in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('referral_code', 'nova42.'));
  await page.goto('/projects');
  await openDialog(page);
  await (await openWindow(page)).getByRole('button', { name: accounts.newcomer }).click();
  await expect(page.getByText(words('signIn.succeeded'))).toBeVisible();
});

test('a rate limit at the start closes the window, and the modal says how long to wait', async ({ page, hasty }) => {
  await page.request.get(`${hasty}/backend/api/login/twitter`);
  await page.goto(`${hasty}/projects`);
  await openDialog(page);
  const popup = await openWindow(page);
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await expect(dialog(page).getByText(waits.en)).toBeVisible();
  await expect(errorToast(page, words('signIn.twitterFailed'))).toBeVisible();
});

for (const language of ['en', 'tr'] as const)
  test(`a limit at the end says how long to wait, in ${language}`, async ({ page }) => {
    const { words, dialog, errorToast, openWindow, openDialog } = loginIn(language);
    await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
    await page.route('**/burnToken', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '42', 'content-type': 'application/problem+json' },
        json: { type: 'urn:problem:rate-limited', title: '', status: 429, code: 'rate-limited', requestId: 'one' },
      }),
    );
    await page.goto('/projects');
    await openDialog(page);
    await (await openWindow(page)).getByRole('button', { name: accounts.member }).click();
    const said = dialog(page).getByText(waits[language]);
    await expect(said).toHaveText(/\b42\b/);
    await expect(errorToast(page, words('signIn.failed'))).toContainText('42');
  });

test('a reply without a token is reported', async ({ page }) => {
  await page.route('**/burnToken', (route) => route.fulfill({ json: { user: {} } }));
  await page.goto('/projects');
  await openDialog(page);
  await (await openWindow(page)).getByRole('button', { name: accounts.member }).click();
  await expect(dialog(page).getByText(words('error.tokenMissing'))).toBeVisible();
  await expect(errorToast(page, words('error.tokenMissing'))).toContainText(words('signIn.failed'));
});

for (const path of ['/auth/twitter', '/auth-callback']) {
  test(`${path} opened as a page leads to the first page with the reason`, async ({ page }) => {
    await page.goto(`${path}?success=false&error=sign-in-unavailable`);
    await expect(page).toHaveURL(/\/$/);
    const toast = errorToast(page, words('signIn.failed'));
    await expect(toast).toContainText(words('error.signInUnavailable'));
  });
}

test('a canceled sign-in opened as a page is reported', async ({ page }) => {
  await page.goto('/auth/twitter?success=false&error=access-denied');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(words('signIn.canceled'))).toBeVisible();
});

test('a sign-in that started elsewhere leads to the home page with an explanation', async ({ page }) => {
  await page.goto('/auth/twitter?success=true&burner=not-ours');
  await expect(page).toHaveURL(/\/$/);
  await expect(errorToast(page, words('error.signInLost'))).toBeVisible();
});

test('a sign-in canceled in the same tab is reported where it started', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/faq');
  await openDialog(page);
  await dialog(page)
    .getByRole('button', { name: words('login.withX') })
    .click();
  await dialog(page)
    .getByRole('button', { name: words('login.continueInTab') })
    .click();
  await page.locator('button[name=cancel]').click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByText(words('signIn.canceled'))).toBeVisible();
  await openDialog(page);
  await expect(dialog(page).getByRole('button', { name: words('login.withX') })).toBeEnabled();
  await expect(dialog(page).getByText(words('signIn.canceled'))).toHaveCount(0);
});

test('an ended session is reported only by its dialog', async ({ page }) => {
  await page.goto('/projects');
  await openDialog(page);
  await (await openWindow(page)).getByRole('button', { name: accounts.member }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('bearerToken', 'not-a-token'));
  await page
    .getByRole('button', { name: /^Upvote/ })
    .first()
    .press('Enter');
  const expired = page.getByRole('alertdialog', { name: words('login.expiredTitle') });
  await expect(expired).toBeVisible();
  await expired.getByRole('button', { name: words('session.logIn') }).click();
  await (await openWindow(page)).getByRole('button', { name: accounts.member }).click();
  // The toast of the first sign-in may still be there, so it says nothing about the second.
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /account/ })).toBeVisible();
  // An error toast stays until it is closed, so it would still be here.
  await expect(page.locator('[data-part=toast][data-variant=error]')).toHaveCount(0);
});
