import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { withPage } from './browser.ts';
import type { Figure } from './figures.ts';
import { root } from './site.ts';

/** Pages to visit with an empty cache. */
const addresses = [
  ...['/projects', '/projects/1', '/', '/leaderboard', '/pwr-quiz', '/pwr-quiz-leaderboard', '/pwr-community'],
  ...['/user/profile/nova', '/faq', '/how-it-works'],
];

/** Maximum encoded size of the code that a page needs, in kB. */
const most = 165;

/** Duration in ms for which scripts still count after the network is first idle. */
const waited = 10_000;

/** Parts of the code. A source file belongs to the first part that matches. */
const parts: [name: string, of: RegExp][] = [
  ['react and react-dom', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'react-aria and react-stately',
    /node_modules\/(?:@?react-aria|react-aria-components|react-stately|@internationalized)[/-]?/,
  ],
  ['router', /node_modules\/(?:react-router|@remix-run|cookie)/],
  ['TanStack Query', /node_modules\/@tanstack\//],
  ['react-intl', /node_modules\/(?:react-intl|@formatjs|intl-messageformat)/],
  ['emotion', /node_modules\/(?:@emotion|stylis)/],
  ['other libraries', /node_modules\//],
  ['messages', /packages\/i18n\//],
  ['icons and drawings', /packages\/ui\/src\/components\/(?:Icon|Illustration)\//],
  ['components', /packages\/ui\//],
  ['API client', /packages\/api\//],
  ['the site', /src\//],
];

interface Script {
  name: string;
  /** Encoded size, in bytes. */
  bytes: number;
  encoding: string;
  /** True if the script was prefetched when the browser was idle. */
  isIdle: boolean;
}

/**
 * Measures the JavaScript of first visits with an empty cache, in encoded bytes: the code that the page needs, and
 * separately the code that is prefetched when the browser is idle.
 */
export async function bytes(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    const browser = page.context().browser()!;
    const figures: Figure[] = [];
    for (const path of addresses) {
      const scripts = await visit(browser, url + path);
      const needed = scripts.filter(({ isIdle }) => !isIdle);
      const ahead = scripts.filter(({ isIdle }) => isIdle);
      figures.push({
        name: `JavaScript that ${path} needs`,
        value: kB(sum(needed)),
        unit: 'kB',
        bar: { atMost: most },
        details: [
          `${path}: ${needed.map(({ name, bytes: size, encoding }) => `${name} ${size} ${encoding}`).join(', ')}`,
          ...table(needed),
          `  loaded when idle, apart: ${kB(sum(ahead))} kB in ${ahead.length} files`,
        ],
      });
    }
    return figures;
  });
}

/** Visits a page twice, to tell apart the scripts that it needs: data saving loads only those. */
async function visit(browser: Browser, address: string): Promise<Script[]> {
  const needed = await scriptsOf(browser, address, true);
  const all = await scriptsOf(browser, address, false);
  const names = new Set(needed.map(({ name }) => name));
  return all.map((script) => ({ ...script, isIdle: !names.has(script.name) }));
}

async function scriptsOf(browser: Browser, address: string, savesData: boolean): Promise<Script[]> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  if (savesData)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const scripts: Response[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response)));
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await idle(page);
  const found = await Promise.all(scripts.map(toScript));
  await page.close();
  return found;
}

async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(waited);
}

async function toScript(response: Response): Promise<Script> {
  const headers = await response.allHeaders();
  const size = Number(headers['content-length'] ?? (await response.request().sizes()).responseBodySize);
  const encoding = headers['content-encoding'] ?? 'not compressed';
  return { name: response.url().split('/').at(-1)!, bytes: size, encoding, isIdle: false };
}

/** Lists each part's share of the encoded bytes, in proportion to its minified characters. */
function table(scripts: Script[]): string[] {
  const total = new Map<string, number>();
  for (const { name, bytes: size } of scripts) {
    const characters = charactersOf(name);
    const all = [...characters.values()].reduce((one, other) => one + other, 0);
    if (all === 0) total.set('messages', (total.get('messages') ?? 0) + size);
    for (const [source, count] of characters) {
      const part = parts.find(([, of]) => of.test(source))?.[0] ?? 'the bundler';
      total.set(part, (total.get(part) ?? 0) + (size * count) / all);
    }
  }
  return [...total]
    .sort(([, one], [, other]) => other - one)
    .map(([part, size]) => `  ${part.padEnd(30)} ${kB(size).toFixed(1).padStart(6)} kB`);
}

/** Counts a script's minified characters by source file, from its source map. */
function charactersOf(script: string): Map<string, number> {
  const path = join(root, 'apps/web/dist/assets', script);
  const found = new Map<string, number>();
  if (!existsSync(`${path}.map`)) return found;
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
  for (const [line, text] of readFileSync(path, 'utf8').split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      found.set(source, (found.get(source) ?? 0) + 1);
    }
  return found;
}

const sum = (scripts: Script[]) => scripts.reduce((total, { bytes: size }) => total + size, 0);
const kB = (size: number) => Math.round(size / 10) / 100;
