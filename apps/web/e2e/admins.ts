import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, expect, startSession } from './fixtures.ts';

/** An admin's token, and helpers that call the API as this admin. */
export interface Admin {
  token: string;
  get: <Reply>(path: string) => Promise<Reply>;
  post: (path: string, data: object) => Promise<void>;
}

/** Signs in as an admin before the first page loads. Resolves to helpers that call the API as this admin. */
export async function asAdmin(page: Page, request: APIRequestContext): Promise<Admin> {
  const token = await startSession(page, accounts.admin);
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    get: async <Reply>(path: string) => (await (await request.get(`/backend${path}`, { headers })).json()) as Reply,
    post: async (path, data) => {
      expect((await request.post(`/backend${path}`, { headers, data })).status()).toBe(200);
    },
  };
}

/** Finds the demo member with this username through the admins' search. */
export async function find(admin: Admin, username: string) {
  const { users } = await admin.get<{ users: { id: number; username: string; points: number }[] }>(
    `/api/search/users/${username}/20`,
  );
  return users.find((user) => user.username === username)!;
}

/** Checks a page, or one part of it, for axe violations and horizontal scrolling, wide and narrow, in both themes. */
export async function expectAccessible(page: Page, path: string, isShown: () => Promise<void>, within = 'html') {
  await page.goto(path);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await isShown();
    await expectNoViolationsInBothThemes(page, within);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
