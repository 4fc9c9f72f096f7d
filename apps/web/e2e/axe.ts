import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { animationsEnd } from '../../../packages/ui/test/animations.ts';
import { expect } from './fixtures.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Nothing for axe to find. It runs in the page itself: its own runner opens a window beside it for each look, which
 * takes five times as long.
 */
export async function expectNoViolations(page: Page, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  await page.evaluate(animationsEnd);
  const found = await page.evaluate(async (selector) => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, within);
  expect(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}
