import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/* Sites outside the workspace that install the packed tarball, as their guides say. A browser drives each, and an error
   or a warning in its console fails it. */
const own = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'adopters-'));
const minute = 60_000;
const pnpm = ['--yes', 'pnpm@12.21.0'];
let tarball: string;
let browser: Browser | undefined;

// Vitest sets NODE_ENV, which would build the package and the sites for a test.
const { NODE_ENV: _, ...env } = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: 'pipe', encoding: 'utf8', env: env as NodeJS.ProcessEnv });

beforeAll(async () => {
  run('npx', [...pnpm, 'pack', '--pack-destination', folder], own);
  tarball = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  );
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}, 5 * minute);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
  // Three sites with all they installed are more than 100,000 files.
}, minute);

/** Copies a fixture and installs it with the tarball. `npm` hoists; `pnpm` lets code import only what it declares. */
function install(fixture: string, client: 'npm' | 'pnpm'): string {
  const site = join(folder, `${fixture}-${client}`);
  mkdirSync(site);
  cpSync(join(import.meta.dirname, fixture), site, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as { dependencies: object };
  Object.assign(manifest.dependencies, { '@pwr-community/ui': `file:${tarball}` });
  writeFileSync(join(site, 'package.json'), JSON.stringify(manifest));
  if (client === 'npm') run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], site);
  else {
    // A workspace root of its own, so that pnpm doesn't look for one above.
    writeFileSync(join(site, 'pnpm-workspace.yaml'), 'packages: []\nhoist: false\nshamefullyHoist: false\n');
    run('npx', [...pnpm, 'install', '--prefer-offline', '--ignore-scripts'], site);
  }
  return site;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Builds and starts a site, and shows its first page. */
async function open(site: string, drive: (page: Page) => Promise<void>): Promise<void> {
  run('npm', ['run', 'build'], site);
  const port = await freePort();
  // A group of its own, because npm starts the server as a grandchild.
  const server = spawn('npm', ['start'], {
    cwd: site,
    env: { ...env, PORT: String(port) } as NodeJS.ProcessEnv,
    detached: true,
  });
  const page = await browser!.newPage();
  const said: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  try {
    const address = `http://localhost:${port}/`;
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: minute },
      )
      .toBe(true);
    await page.goto(address);
    await drive(page);
    expect(said).toEqual([]);
  } finally {
    await page.close();
    process.kill(-server.pid!);
  }
}

/** The knitting forum in Arabic: a list, a link of the router, a dialog, and the props of the root. */
async function driveVite(page: Page): Promise<void> {
  await page.getByRole('button', { name: /الخيط/ }).click();
  await page.getByRole('option', { name: 'قطن' }).click();
  await page.getByRole('button', { name: /قطن/ }).waitFor();
  await page.getByRole('link', { name: 'أنماط' }).click();
  expect(new URL(page.url()).pathname).toBe('/patterns');
  await page.getByTestId('delete').click();
  await page.getByRole('alertdialog', { name: 'حذف النمط؟' }).waitFor();
  await page.getByTestId('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  const styles = await page.locator('#delete').evaluate((element) => getComputedStyle(element).display);
  expect(styles).toBe('inline-flex');
}

describe('a Vite site', () => {
  test('installed with npm', () => open(install('vite', 'npm'), driveVite), 4 * minute);

  test('installed with strict pnpm', () => open(install('vite', 'pnpm'), driveVite), 4 * minute);

  test('makes a theme from its accent', () => {
    const site = join(folder, 'vite-npm');
    const css = run('npx', ['--no-install', '@pwr-community/ui', 'theme', '--accent', '#0a7'], site);
    expect(css).toContain('--ui-color-accent-ink: #');
    expect(() => run('npx', ['--no-install', '@pwr-community/ui', 'theme'], site)).toThrow(/Usage: npx/);
  });

  test('contains one copy of React Aria', () => {
    const copies = readdirSync(join(folder, 'vite-pnpm/node_modules/.pnpm')).filter((name) =>
      /^react-(?:aria|stately)(?:-components)?@/.test(name),
    );
    expect(copies.map((name) => name.replace(/@.*/, '')).sort()).toEqual([
      'react-aria',
      'react-aria-components',
      'react-stately',
    ]);
  });
});

test(
  'a Next.js site streams styled server components and hydrates them',
  async () => {
    const site = install('next', 'npm');
    await open(site, async (page) => {
      const html = await fetch(page.url()).then((response) => response.text());
      expect(html).toContain('data-emotion="css ');
      // Emotion's own styles between the elements are what hydration stumbles over.
      expect(html.slice(html.indexOf('<main'))).not.toMatch(/<style[^>]*>(?:(?!<\/style>).)*<\/style><(?:a|button)/);
      await page.locator('#figures').waitFor();
      await page.getByRole('button', { name: 'Stimmen: 0' }).click();
      await page.getByRole('button', { name: 'Stimmen: 1' }).waitFor();
      await page.getByRole('link', { name: 'Muster' }).click();
      await page.getByRole('heading', { name: 'Alle Muster' }).waitFor();
    });
  },
  5 * minute,
);
