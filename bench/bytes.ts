import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { withPage } from './browser.ts';
import type { Figure } from './figures.ts';
import { root } from './site.ts';

/** Sources that only pages at other addresses need. */
const otherRoute = /features\/(?!projects\/ListPage)[^/]+\/\w+Page\.tsx$/;

/** The step that first opens each overlay. The select list is for narrow windows, so it comes first. */
const overlays: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'select list',
    async (page) => {
      await page.locator('[data-component=Select] button').first().click();
      await page.getByRole('listbox').waitFor();
    },
  ],
  [
    'language menu',
    async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
      await page.getByRole('menu').waitFor();
    },
  ],
  [
    'login dialog',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'search results',
    async (page) => {
      await page.getByRole('searchbox').pressSequentially('Ostrakon');
      await page.getByRole('option').first().waitFor();
    },
  ],
  [
    'toast',
    async (page) => {
      await page.route('**/backend/projects?*', (route) => route.fulfill({ status: 400, json: {} }));
      await page.getByRole('searchbox').pressSequentially('s');
      await page.locator('[data-component=ToastRegion] [data-part=toast]').first().waitFor();
      await page.unroute('**/backend/projects?*');
      await page.keyboard.press('Escape');
    },
  ],
  [
    'quick view',
    async (page) => {
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('tabpanel').waitFor();
    },
  ],
  [
    'share popover',
    async (page) => {
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
      await page.getByRole('dialog', { name: 'Share this project' }).waitFor();
    },
  ],
];

/** Addresses of first visits to other pages. */
const others = [
  ...['/', '/leaderboard', '/pwr-quiz', '/pwr-quiz-leaderboard', '/pwr-community', '/projects/1', '/user/profile/nova'],
  ...['/faq', '/how-it-works'],
];

/** JavaScript loaded by a first visit to a page, with an empty cache. */
async function visit(browser: Browser, address: string): Promise<Size[]> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const scripts: Response[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response)));
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map(sizeOf));
  await page.close();
  return sizes;
}

/** JavaScript of a first visit to the project list, and the additional code of its overlays, in encoded bytes. */
export async function bytes(): Promise<Figure[]> {
  return withPage(
    async (page, url) => {
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) scripts.push(response);
      });
      const taken = async () => {
        await page.waitForLoadState('networkidle');
        return Promise.all(scripts.splice(0).map(sizeOf));
      };
      await page.goto(`${url}/projects`);
      await page.getByRole('article').first().waitFor();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const first = await taken();
      const foreign = first.flatMap(({ name }) => sourcesOf(name)).filter((source) => otherRoute.test(source));

      const later: Size[] = [];
      const details: string[] = [];
      for (const [name, open] of overlays) {
        // The previous panel has slid out.
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await open(page);
        const sizes = await taken();
        later.push(...sizes);
        details.push(
          `${name}: ${kB(sum(sizes))} kB (${sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')})`,
        );
        await page.keyboard.press('Escape');
      }
      const visits: Figure[] = [];
      for (const path of others)
        visits.push({
          name: `JavaScript of a first visit to ${path}`,
          value: kB(sum(await visit(page.context().browser()!, url + path))),
          unit: 'kB',
          bar: { atMost: 155 },
        });
      return [
        {
          name: 'JavaScript of a first visit to /projects',
          value: kB(sum(first)),
          unit: 'kB',
          bar: { atMost: 155 },
          details: [
            ...first.map(({ name, bytes, encoding }) => `${name} ${bytes} ${encoding}`),
            'Overlays, each the first time:',
            ...details,
          ],
        },
        {
          name: 'modules of another route in it',
          value: foreign.length,
          unit: '',
          bar: { atMost: 0 },
          details: foreign,
        },
        { name: 'JavaScript of all overlays, on top', value: kB(sum(later)), unit: 'kB', bar: { atMost: 60 } },
        ...visits,
      ];
    },
    { viewport: { width: 390, height: 844 } },
  );
}

interface Size {
  name: string;
  bytes: number;
  encoding: string;
}

async function sizeOf(response: Response): Promise<Size> {
  const headers = await response.allHeaders();
  const bytes = Number(headers['content-length'] ?? (await response.request().sizes()).responseBodySize);
  return { name: response.url().split('/').at(-1)!, bytes, encoding: headers['content-encoding'] ?? 'not compressed' };
}

function sourcesOf(script: string): string[] {
  const map = join(root, 'apps/web/dist/assets', `${script}.map`);
  return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
}

const sum = (sizes: Size[]) => sizes.reduce((total, { bytes }) => total + bytes, 0);
const kB = (bytes: number) => Math.round(bytes / 10) / 100;
