import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accounts, expect, openSignedIn, test as base } from './fixtures.ts';
import { startServer } from './startServer.ts';
import { card, dialog, openQuest, pointsInBar } from './quests.ts';

const follow = 'Follow us on X';

/** A `test` on a server that checks followers with a stand-in for X, which is down at first. */
const test = base.extend<object, { x: { origin: string; isDown: boolean } }>({
  x: [
    async ({}, provide) => {
      const state = { origin: '', isDown: true };
      const service = createServer((_request, response) => {
        response
          .writeHead(state.isDown ? 503 : 200, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ data: [{ username: 'pwr_demo' }], meta: {} }));
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      const { port } = service.address() as AddressInfo;
      const { origin, stop } = await startServer({
        X_API_URL: `http://127.0.0.1:${port}`,
        X_BEARER_TOKEN: 'test',
      });
      state.origin = origin;
      await provide(state);
      await stop();
      service.close();
    },
    { scope: 'worker', timeout: 100_000 },
  ],
  origin: [({ x }, provide) => provide(x.origin), { scope: 'worker' }],
});

test('a quest whose service is down is stored, reports it, and is verified on retry', async ({ page, x }) => {
  await openSignedIn(page, '/', accounts.newcomer);
  await openQuest(page, follow);
  const steps = dialog(page, follow);
  await steps.getByRole('button', { name: 'Verify' }).click();
  await expect(steps.getByText('The verification service isn’t responding right now.', { exact: false })).toBeVisible();
  await expect(steps.locator('[data-part=error]')).toBeHidden();
  // The quest is in the address, so it opens again after a reload.
  await page.reload();
  await expect(steps.getByText('We’ve saved your request', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, follow).getByText('We’ve saved your request', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: /^In review/ }).click();
  await expect(card(page, follow)).toBeVisible();
  await expect(pointsInBar(page)).toContainText('0');

  x.isDown = false;
  await card(page, follow).getByRole('button', { name: 'Details' }).click();
  await steps.getByRole('button', { name: 'Check again' }).click();
  await expect(steps.getByText('Completed', { exact: true })).toBeVisible();
  await expect(pointsInBar(page)).toContainText('100');
});
