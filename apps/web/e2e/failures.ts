import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The client's timeout for a reply to start, in ms. */
const patience = 30_000;

/** Failures of a write: the server fails, the connection drops, or the reply times out after the write succeeded. */
const failures: Record<string, (route: Route) => Promise<unknown>> = {
  'a 500': (route) => route.fulfill({ status: 500, json: {} }),
  'a dropped connection': (route) => route.abort('connectionreset'),
  'a time-out': (route) => route.fetch(),
};

/** Matches the messages for a write that failed or whose outcome is unknown. */
export const unreached =
  /(Could not reach the server\. Please check your network connection\.|An unexpected error occurred)$/;

/** Expects a toast that stays until it is closed, and closes it. */
export async function expectToast(page: Page, words: string | RegExp) {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  const toast = page.locator('[data-part=toast]').filter({ hasText: words, has: dismiss });
  await expect(toast).toBeVisible();
  await toast.locator(dismiss).click();
  await expect(toast).toHaveCount(0);
}

/** Lets the test control the page's clock. Call it before opening the first page. */
export const takeClock = (page: Page) => page.clock.install();

/**
 * Answers that the call requires a recent sign-in. The server's rule has its own tests, and a journey's session is too
 * young to trigger it.
 */
export const requireFreshSignIn = (route: Route) =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    json: {
      type: 'urn:problem:fresh-sign-in-required',
      title: 'Sign in again',
      status: 403,
      code: 'fresh-sign-in-required',
      requestId: 'request-1',
    },
  });

export interface FailingWrite {
  method: string;
  /** The call's address, as a glob. */
  call: string;
  /** Causes the call, for example by pressing a button. */
  act: () => Promise<unknown>;
  /** Checks what the screen shows after each failure. */
  expectTruth: () => Promise<unknown>;
  /** The client's timeout for this reply to start, in ms. Default 30,000. */
  wait?: number;
}

/** Makes a call fail in each way, and checks the screen each time. */
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
