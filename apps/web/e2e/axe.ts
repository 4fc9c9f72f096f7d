import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { animationsEnd } from '../../../packages/ui/test/animations.ts';
import { expect } from './fixtures.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on the theme alone; nothing else differs between light and dark. They take half of the time. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** The rules to run. */
type Rules = 'all' | 'colors' | 'all but colors';

const optionsOf: Record<Rules, axe.RunOptions> = {
  all: {},
  colors: { runOnly: COLORS },
  'all but colors': { rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Checks for axe violations. Runs axe in the page itself, because its own runner opens another window each time, which
 * takes five times as long.
 */
export async function expectNoViolations(page: Page, within = 'html', rules: Rules = 'all') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  await page.evaluate(animationsEnd);
  const found = await page.evaluate(
    async ({ selector, options }) => {
      const engine = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await engine.run(selector, { resultTypes: ['violations'], ...options });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { selector: within, options: optionsOf[rules] },
  );
  const theme = await page.evaluate(() => document.documentElement.className);
  expect(found, `${page.url()} at ${page.viewportSize()?.width} px, ${theme}`).toEqual([]);
}

/** Checks both themes; leaves the page in the dark one. */
export async function expectNoViolationsInBothThemes(page: Page, within = 'html') {
  const show = (theme: string) => page.evaluate((name) => (document.documentElement.className = name), theme);
  await show('light');
  await expectNoViolations(page, within);
  await show('dark');
  await expectNoViolations(page, within, 'colors');
}
