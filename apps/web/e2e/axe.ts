import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page: until what comes in has come in. A colour halfway is nobody's choice. */
async function settle() {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  while (moving().length > 0) {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await frame();
  }
}

/**
 * Nothing for axe to find. It runs in the page itself: its own runner opens a window beside it for each look, which
 * takes five times as long.
 */
export async function expectNoViolations(page: Page, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  await page.evaluate(settle);
  const found = await page.evaluate(async (selector) => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, within);
  expect(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}
