import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserFlags } from './browser.ts';
import { median, printTable, type Figure } from './figures.ts';
import { root, startSite } from './site.ts';

/** Number of visits to each page. */
const runs = 5;

/** Common landing pages, to which the newest project's page is added. */
const pages = ['/', '/projects', '/leaderboard', '/pwr-community', '/pwr-quiz', '/faq', '/user/profile/nova'];

/**
 * Maximum number of attempts at a visit. If a trace lacks its start (`NO_NAVSTART`), Lighthouse reports no result and
 * asks for another run.
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

/** Runs Lighthouse in its mobile mode, with simulated throttling. Returns medians of several visits. */
export async function lighthouse(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const figures: Figure[] = [];
    for (const path of [...pages, await lastProject(site.url)]) {
      const reports: Report[] = [];
      while (reports.length < runs) reports.push(await recorded(site.url + path));
      const measured = scores(path, reports);
      // Prints each page's figures as soon as it is done, because all pages take half an hour.
      printTable(measured);
      figures.push(...measured);
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** The path of the newest project, which is an imported one if there are any. */
async function lastProject(url: string): Promise<string> {
  const reply = await fetch(`${url}/backend/projects?limit=1`);
  const { projects } = (await reply.json()) as { projects: { id: number }[] };
  return `/projects/${projects[0]!.id}`;
}

/** Returns a page's figures. The bars are the same for every page. */
function scores(path: string, reports: Report[]): Figure[] {
  const version = reports[0]!.lighthouseVersion;
  const failed = Object.values(reports[0]!.audits).filter((one) => one.score !== null && one.score < 0.9);
  const figure = (name: string, values: number[], unit: string, bar?: Figure['bar']): Figure => ({
    name: `Lighthouse ${version} mobile on ${path}, median of ${runs}: ${name}`,
    value: median(values),
    unit,
    ...(bar && { bar }),
    details: [`${path}, ${name}: ${values.map((value) => Math.round(value * 1000) / 1000).join(' ')}`],
  });
  const score = (category: string) => reports.map(({ categories }) => categories[category]!.score * 100);
  const audit = (name: string) => reports.map(({ audits }) => audits[name]!.numericValue);
  return [
    figure('performance', score('performance'), '', { atLeast: 98 }),
    figure('accessibility', score('accessibility'), '', { atLeast: 100 }),
    figure('best practices', score('best-practices'), '', { atLeast: 100 }),
    figure('SEO', score('seo'), '', { atLeast: 100 }),
    figure('largest contentful paint', audit('largest-contentful-paint'), 'ms'),
    figure('total blocking time', audit('total-blocking-time'), 'ms'),
    {
      ...figure('cumulative layout shift', audit('cumulative-layout-shift'), ''),
      details: [
        `${path}: below 90 in the first run: ${failed.map(({ title }) => title).join('; ') || 'nothing'}`,
        `speed of the machine in each run: ${reports.map(({ environment }) => environment.benchmarkIndex).join(', ')}`,
      ],
    },
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
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}
