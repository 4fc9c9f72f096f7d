import { expect as vitestExpect, inject, test } from 'vitest';
import { openFirefox } from './firefox.ts';
import { PATIENCE } from './processes.ts';
import { openTab, type Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'Firefox' | 'WebKitGTK';
    origin: string;
  }
}

/** Defines a browser check. A check also fails if the page reports an error. All checks in a file share one tab. */
export const check = test.extend<{ tab: Tab; clean: void }>({
  tab: [
    async ({}, use) => {
      const engine = inject('engine') === 'Firefox' ? await openFirefox() : await openWebKit();
      const tab = openTab(engine, inject('origin'));
      await use(tab);
      await tab.close();
    },
    { scope: 'file' },
  ],
  clean: [
    async ({ tab }, use) => {
      await tab.reset();
      await use();
      vitestExpect(await tab.complaints(), 'errors that the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Like `expect`, but calls `read` repeatedly until the expectation holds or the timeout has passed. */
export const eventually = <T>(read: () => Promise<T> | T) => vitestExpect.poll(read, { timeout: PATIENCE });

export const expect = vitestExpect;
