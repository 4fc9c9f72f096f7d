import type { Page } from '@playwright/test';
import { accounts, expect, otherReader, startSession } from './fixtures.ts';

export const card = (page: Page, quest: string) => page.getByRole('article', { name: quest });
export const dialog = (page: Page, quest: string) => page.getByRole('dialog', { name: quest });

/** Opens a quest with its card's button. */
export async function openQuest(page: Page, quest: string) {
  await card(page, quest).getByRole('button').click();
  await expect(dialog(page, quest)).toBeVisible();
}

/** Verifies an open quest, and closes its dialog. */
export async function verify(page: Page, quest: string) {
  await dialog(page, quest).getByRole('button', { name: 'Verify' }).click();
  await expect(dialog(page, quest).getByText('Completed', { exact: true })).toBeVisible();
  await dialog(page, quest).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, quest).getByText(/^Completed/)).toBeVisible();
}

/** The account button, which shows the points next to the member's picture. */
export const pointsInBar = (page: Page) => page.getByRole('banner').getByRole('button', { name: /’s account,/ });

/** Follows an external link in an open quest, and closes the page that it opens. */
export async function visit(page: Page, quest: string, link: RegExp) {
  const opening = page.waitForEvent('popup');
  await dialog(page, quest).getByRole('link', { name: link }).click();
  await (await opening).close();
}

/** Starts the Telegram bot from an open quest, and closes the bot's page. */
export async function startBot(page: Page) {
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Open Telegram and press Start/ }).click();
  const popup = await opening;
  await expect(popup.getByText('The bot has started')).toBeVisible();
  await popup.close();
}

/** Calls the API as the member who is signed in on a page. */
export async function call(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('bearerToken'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.fetch(`/backend${path}`, { method, headers, ...(data && { data }) });
  expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true);
  return reply.status() === 204 ? undefined : reply.json();
}

/** Opens a blank page in a separate browser session, with a signed-in admin. */
export async function adminPage(page: Page): Promise<Page> {
  const admin = await otherReader(page);
  await startSession(admin, accounts.admin);
  return admin;
}
