import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { isSitePage } from '../../../../.storybook/a11y.ts';
import { load, pages, show, test } from '../storybook.ts';

const reader = readFileSync(
  join(import.meta.dirname, '../../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'),
  'utf8',
);

/** Returns everything that a screen reader reads from start to end of the story, or of its open dialog. */
function read(page: Page): Promise<string[]> {
  return page.evaluate(async (code) => {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const { virtual } = (await import(address)) as { virtual: Virtual };
    const dialog = document.querySelector('[aria-modal=true]') ?? document.querySelector('section[role*=dialog]');
    await virtual.start({ container: dialog ?? document.querySelector('#storybook-root')! });
    const first = await virtual.lastSpokenPhrase();
    for (let step = 0; step < 2000; step += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === first) break;
    }
    const spoken = await virtual.spokenPhraseLog();
    await virtual.stop();
    return spoken;
  }, reader);
}

// The virtual reader permanently changes how fields take input, so the next story needs a fresh page.
test.afterEach(({ preview }) => load(preview));

/** Matches stories that show another story's text in a different look. They are skipped. */
const isLook = /dark|right-to-left|phone/;

for (const { id } of pages.filter(({ id, title }) => isSitePage(title) && !isLook.test(id)))
  test(`${id} is read as approved`, async ({ preview }) => {
    await show(preview, id);
    const spoken = await read(preview);
    expect(spoken.length).toBeGreaterThan(1);
    expect(`${spoken.join('\n')}\n`).toMatchSnapshot(`${id}.txt`);
  });
