import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserFlags } from './browser.ts';
import { median, type Figure } from './figures.ts';
import { root, startSite } from './site.ts';

/** Number of visits to the project list, and to each other page. */
const runs = 5;
const otherRuns = 3;

/** Other common landing pages. */
const others = ['/', '/leaderboard', '/pwr-community', '/pwr-quiz'];

/**
 * Maximum number of attempts of a visit whose trace has no start: Lighthouse asks to run it again, so it is not a
 * result.
 */
const attempts = 4;

/** The part of a Lighthouse report that is used. */
interface Report {
  lighthouseVersion: string;
  /** The machine's speed as measured by Lighthouse; throttling is relative to it. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; title: string; score: number | null }>;
}

/** Runs Lighthouse as a phone with simulated throttling; reports medians. */
export async function lighthouse(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const figures = listFigures(await visits(`${site.url}/projects`, runs));
    for (const path of others) figures.push(...scores(path, await visits(site.url + path, otherRuns)));
    return figures;
  } finally {
    await site.stop();
  }
}

async function visits(url: string, count: number): Promise<Report[]> {
  const reports: Report[] = [];
  while (reports.length < count) reports.push(await recorded(url));
  return reports;
}

const score = (reports: Report[], category: string) =>
  median(reports.map(({ categories }) => categories[category]!.score * 100));

const audit = (reports: Report[], name: string) => median(reports.map(({ audits }) => audits[name]!.numericValue));

/** Bars of every page. */
function scores(path: string, reports: Report[]): Figure[] {
  const failed = Object.values(reports[0]!.audits).filter((one) => one.score !== null && one.score < 0.9);
  return [
    {
      name: `Lighthouse ${reports[0]!.lighthouseVersion} mobile on ${path}, median of ${reports.length}: performance`,
      value: score(reports, 'performance'),
      unit: '',
      bar: { atLeast: 97 },
      details: [
        `${path}: below 90 in the first run: ${failed.map(({ title }) => title).join('; ') || 'nothing'}`,
        `speed of the machine in each run: ${reports.map(({ environment }) => environment.benchmarkIndex).join(', ')}`,
      ],
    },
    { name: 'accessibility', value: score(reports, 'accessibility'), unit: '', bar: { atLeast: 100 } },
  ];
}

/** Bars of the project list. */
const listFigures = (reports: Report[]): Figure[] => [
  ...scores('/projects', reports),
  { name: 'best practices', value: score(reports, 'best-practices'), unit: '', bar: { atLeast: 95 } },
  {
    name: 'largest contentful paint',
    value: audit(reports, 'largest-contentful-paint') / 1000,
    unit: 's',
    bar: { atMost: 1.8 },
  },
  { name: 'total blocking time', value: audit(reports, 'total-blocking-time'), unit: 'ms', bar: { atMost: 100 } },
  {
    name: 'cumulative layout shift',
    value: audit(reports, 'cumulative-layout-shift'),
    unit: '',
    bar: { atMost: 0.02 },
  },
];

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
