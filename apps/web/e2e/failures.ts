import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How long the client waits for a reply to begin, in ms. */
const patience = 30_000;

/** What becomes of a write on its way: the server fails, the line drops, or it is done and nobody hears of it in time. */
const failures: Record<string, (route: Route) => Promise<unknown>> = {
  'a 500': (route) => route.fulfill({ status: 500, json: {} }),
  'a dropped connection': (route) => route.abort('connectionreset'),
  'a time-out': (route) => route.fetch(),
};

/** What the screen says of a write that came to nothing, or of which nobody knows. */
export const unreached =
  /(Could not reach the server\. Please check your network connection\.|An unexpected error occurred)$/;

/** A toast that stays until it is closed, and is closed. */
export async function expectToast(page: Page, words: string | RegExp) {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  const toast = page.locator('[data-part=toast]').filter({ hasText: words, has: dismiss });
  await expect(toast).toBeVisible();
  await toast.locator(dismiss).click();
  await expect(toast).toHaveCount(0);
}

/** Puts the clock of a page into the hands of a journey, before its first address. */
export const takeClock = (page: Page) => page.clock.install();

export interface FailingWrite {
  method: string;
  /** The address of the call, as a glob. */
  call: string;
  /** Makes the call. */
  act: () => Promise<unknown>;
  /** Looks at what the screen says of the failure. */
  expectTruth: () => Promise<unknown>;
  /** How long the client waits for a reply to begin, in ms. */
  wait?: number;
}

/** Makes a call that fails in each of the ways, and looks at the screen each time. */
export async function failing(page: Page, { method, call, act, expectTruth, wait = patience }: FailingWrite) {
  for (const [name, answer] of Object.entries(failures))
    await test.step(name, async () => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const handler = async (route: Route) => {
        if (route.request().method() !== method) return route.fallback();
        await answer(route);
        arrive();
      };
      await page.route(call, handler);
      await act();
      await arrived;
      if (name === 'a time-out') await page.clock.fastForward(wait);
      await expectTruth();
      await page.unroute(call, handler);
    });
}
