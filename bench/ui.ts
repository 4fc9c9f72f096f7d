import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { browserFlags } from './browser.ts';
import { median, quantile, spread, type Figure } from './figures.ts';
import type { Bench } from './ui/main.tsx';

const rounds = 15;
const threads = 45;
const rowCount = 200;
const throttle = 4;
const typed = 'A comment of some length, typed without haste.';

export type BenchWindow = Window & { bench: Bench; keystrokes: number[] };

/** Measures the rendering speed of production builds: of list rows and of a long discussion. */
export const ui = (): Promise<Figure[]> =>
  withComponents(async (page) => [...(await rowFigures(page)), ...(await threadFigures(page))]);

/** Opens the production build of `ui/` in a fresh browser; everything is closed when `use` ends. */
export async function withComponents<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-ui-'));
  const root = join(import.meta.dirname, 'ui');
  const config = { root, configFile: false as const, logLevel: 'error' as const };
  const plugins = [react({ jsxImportSource: '@emotion/react' })];
  await build({ ...config, plugins, build: { outDir, emptyOutDir: true, target: 'es2022' } });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.waitForFunction(() => 'bench' in window);
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Compares ProjectCard with the same markup and literal class names, in alternating rounds. */
async function rowFigures(page: Page): Promise<Figure[]> {
  const rows = (kind: 'ours' | 'plain') =>
    page.evaluate(([which, count]) => (window as unknown as BenchWindow).bench.rows(which, count), [
      kind,
      rowCount,
    ] as const);
  const [ours, plain] = [await rows('ours'), await rows('plain')];
  // Apart from ids and class names, both kinds of rows must have the same markup.
  if (plainMarkup(ours.markup) !== plainMarkup(plain.markup))
    throw new Error(`The rows differ:\n${plainMarkup(ours.markup)}\n${plainMarkup(plain.markup)}`);

  const mount: [number, number][] = [];
  const update: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await rows('ours'), await rows('plain')];
    mount.push([one.mount, other.mount]);
    update.push([one.update, other.update]);
  }
  return [...ratio('drawing', mount), ...ratio('changing', update)];
}

const plainMarkup = (markup: string) => markup.replaceAll(/ (?:id|class)="[^"]*"/g, '');

function ratio(what: string, times: [number, number][]): Figure[] {
  return [
    { name: `${what} ${rowCount} list rows, ours`, value: median(times.map(([ours]) => ours)), unit: 'ms' },
    { name: 'the same with plain classes', value: median(times.map(([, plain]) => plain)), unit: 'ms' },
    {
      name: `ratio, median of ${rounds}`,
      value: median(times.map(([ours, plain]) => ours / plain)),
      unit: '×',
      bar: { atMost: 1.3 },
    },
  ];
}

async function threadFigures(page: Page): Promise<Figure[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const times: number[] = [];
  for (let round = 0; round < threads; round += 1)
    times.push(await page.evaluate(() => (window as unknown as BenchWindow).bench.thread()));

  const nodes = await page.locator('[data-component=CommentThread] *').count();
  const first = page.locator('[data-part=thread]').first();
  const place = `${await first.getAttribute('aria-posinset')} of ${await first.getAttribute('aria-setsize')}`;
  if (place !== '1 of 10000') throw new Error(`The first comment says that it is ${place}.`);

  await page.getByRole('textbox').focus();
  await page.evaluate(() => {
    const own = window as unknown as BenchWindow;
    own.keystrokes = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => void own.bench.painted().then(() => own.keystrokes.push(performance.now() - timeStamp)),
      { capture: true },
    );
  });
  const keystrokes: number[] = [];
  for (const key of typed.repeat(3)) {
    await page.keyboard.press(key);
    await page.evaluate(() => (window as unknown as BenchWindow).bench.painted());
    keystrokes.push(await page.evaluate(() => (window as unknown as BenchWindow).keystrokes.at(-1)!));
  }
  return [
    {
      name: `10,000 comments at ${throttle}× throttle, to paint, median of ${threads}`,
      value: median(times),
      unit: 'ms',
      bar: { atMost: 50 },
      details: [spread(times)],
    },
    { name: 'elements in the document for them', value: nodes, unit: '', bar: { atMost: 2000 } },
    {
      name: `a keystroke in their composer at ${throttle}×, to paint, p95 of ${keystrokes.length}`,
      value: quantile(keystrokes, 0.95),
      unit: 'ms',
      bar: { atMost: 50 },
      details: [spread(keystrokes)],
    },
  ];
}
