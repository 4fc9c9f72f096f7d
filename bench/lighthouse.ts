import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserFlags } from './browser.ts';
import { median, type Figure } from './figures.ts';
import { root, startSite } from './site.ts';

const runs = 5;

/** How often a visit is taken whose trace has no beginning: Lighthouse says to run it again, and so it is not a result. */
const attempts = 4;

/** The part of a Lighthouse report that is read. */
interface Report {
  lighthouseVersion: string;
  /** How fast the machine was just then, by Lighthouse's own measure: the throttling multiplies whatever it is. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; title: string; score: number | null }>;
}

/** Lighthouse on the project list as a phone sees it, simulated throttling, medians. */
export async function lighthouse(): Promise<Figure[]> {
  const site = await startSite();
  const reports: Report[] = [];
  try {
    for (let run = 0; run < runs; run += 1) reports.push(await recorded(`${site.url}/projects`));
  } finally {
    await site.stop();
  }
  const score = (category: string) => median(reports.map(({ categories }) => categories[category]!.score * 100));
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]!.numericValue));
  const failed = Object.values(reports[0]!.audits).filter((one) => one.score !== null && one.score < 0.9);
  return [
    {
      name: `Lighthouse ${reports[0]!.lighthouseVersion} mobile, median of ${runs}: performance`,
      value: score('performance'),
      unit: '',
      bar: { atLeast: 97 },
      details: [
        `below 90 in the first run: ${failed.map(({ title }) => title).join('; ') || 'nothing'}`,
        `speed of the machine in each run: ${reports.map(({ environment }) => environment.benchmarkIndex).join(', ')}`,
      ],
    },
    { name: 'accessibility', value: score('accessibility'), unit: '', bar: { atLeast: 100 } },
    { name: 'best practices', value: score('best-practices'), unit: '', bar: { atLeast: 95 } },
    {
      name: 'largest contentful paint',
      value: audit('largest-contentful-paint') / 1000,
      unit: 's',
      bar: { atMost: 1.8 },
    },
    { name: 'total blocking time', value: audit('total-blocking-time'), unit: 'ms', bar: { atMost: 100 } },
    { name: 'cumulative layout shift', value: audit('cumulative-layout-shift'), unit: '', bar: { atMost: 0.02 } },
  ];
}

async function recorded(url: string, left = attempts): Promise<Report> {
  try {
    return await visit(url);
  } catch (error) {
    if (left > 1 && error instanceof Error && error.message.includes('NO_NAVSTART')) return recorded(url, left - 1);
    throw error;
  }
}

async function visit(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}
