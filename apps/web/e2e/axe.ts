import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { animationsEnd } from '../../../packages/ui/test/animations.ts';
import { expect } from './fixtures.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The only rules whose results depend on the theme. They take half of a full check's time. */
const COLORS = ['color-contrast', 'link-in-text-block'];

type Rules = 'all' | 'colors' | 'all but colors';

const optionsOf: Record<Rules, axe.RunOptions> = {
  all: {},
  colors: { runOnly: COLORS },
  'all but colors': { rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Waits for animations to end, then checks for axe violations. Injects axe into the page, because axe's own runner for
 * Playwright opens another window for each check and takes five times as long.
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

/** Checks all rules in the light theme, then the color rules in the dark one. The page stays in the dark theme. */
export async function expectNoViolationsInBothThemes(page: Page, within = 'html') {
  const show = (theme: string) => page.evaluate((name) => (document.documentElement.className = name), theme);
  await show('light');
  await expectNoViolations(page, within);
  await show('dark');
  await expectNoViolations(page, within, 'colors');
}
