import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type axe from 'axe-core';
import { docs, load, test } from '../storybook.ts';

const { resolve } = createRequire(import.meta.url);

/* Each documentation page scrolls to its end, keeps its heading after Escape, and has no accessibility violations. */

/** Runs in the page. Waits for the frame in which a wheel event scrolls. Returns true if the page is at its end. */
async function isAtEnd(): Promise<boolean> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement!;
  return scrollTop + clientHeight >= scrollHeight - 1;
}

test.describe.configure({ timeout: 30_000 });

// Reloads, because Storybook's tables leave a hidden field that lets right-to-left stories scroll past the edge.
test.afterAll(({ preview }) => load(preview));

for (const { id, title } of docs) {
  test(`docs of ${title}`, async ({ preview }) => {
    await preview.evaluate(
      (storyId) =>
        new Promise<void>((done) => {
          const channel = __STORYBOOK_ADDONS_CHANNEL__;
          const onRendered = () => {
            channel.off('docsRendered', onRendered);
            done();
          };
          channel.on('docsRendered', onRendered);
          channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
        }),
      id,
    );
    const heading = preview.locator('#storybook-docs h1:not(.sbdocs-preview *)');
    await expect(heading).toHaveCount(1);
    // Moves the pointer to the edge of the page, where no frame catches the wheel.
    await preview.mouse.move(3, 300);
    // The page grows while its tables load.
    do await preview.mouse.wheel(0, 1_000_000);
    while (!(await preview.evaluate(isAtEnd)));
    await preview.keyboard.press('Escape');
    await expect(heading).toHaveText(/\S/);
    // Fails if a table is shown as Markdown source.
    await expect(preview.locator('#storybook-docs')).not.toContainText('| ---');
    await preview.evaluate(() => scrollTo(0, 0));
    await expect(heading).toBeInViewport();
    if (!(await preview.evaluate(() => 'axe' in globalThis)))
      await preview.addScriptTag({ path: resolve('axe-core/axe.min.js') });
    const violations = await preview.evaluate(async () => {
      const engine = (globalThis as unknown as { axe: typeof axe }).axe;
      // Stories are tested in the matrix. The other excluded parts are Storybook's own.
      const result = await engine.run(
        { include: ['#storybook-docs'], exclude: ['.sbdocs-preview', '.docblock-argstable'] },
        { resultTypes: ['violations'], iframes: false },
      );
      return result.violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html}`));
    });
    expect(violations).toEqual([]);
  });
}
