import type { Page } from '@playwright/test';

/** Signs in on the project list with a demo account. */
export async function signIn(page: Page, url: string, account: 'Demo member' | 'Demo admin'): Promise<void> {
  await page.goto(`${url}/projects`);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'Log In' }).getByRole('button', { name: 'Connect with X (Twitter)' }).click();
  await (await opening).getByRole('button', { name: account }).click();
  await page.getByText('Logged in successfully!').first().waitFor();
}
