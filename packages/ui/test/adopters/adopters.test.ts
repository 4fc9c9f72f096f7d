import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { animationsEnd } from '../animations.ts';

/* Sites outside the workspace that install the packed tarball as their guides describe. A browser visits each site, and
   any console error or warning fails the test. */
const own = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'adopters-'));
const minute = 60_000;
const pnpm = ['--yes', 'pnpm@12.21.0'];
let tarball: string;
let browser: Browser | undefined;

// Drops the NODE_ENV that Vitest sets, because the package and the sites are built for production.
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
  // Deleting takes long: the sites and their packages are more than 200,000 files.
}, 3 * minute);

/**
 * Copies a fixture and installs it with the tarball. `npm` hoists packages; `pnpm` lets code import only packages that
 * it declares.
 */
function install(fixture: string, client: 'npm' | 'pnpm'): string {
  const site = join(folder, `${fixture}-${client}`);
  mkdirSync(site);
  cpSync(join(import.meta.dirname, fixture), site, { recursive: true });
  installIn(site, client);
  return site;
}

function installIn(site: string, client: 'npm' | 'pnpm'): void {
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as { dependencies: object };
  Object.assign(manifest.dependencies, { '@pwr-community/ui': `file:${tarball}` });
  writeFileSync(join(site, 'package.json'), JSON.stringify(manifest));
  if (client === 'npm') run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], site);
  else {
    // Makes the site its own workspace root, so that pnpm doesn't look for one in parent folders.
    writeFileSync(join(site, 'pnpm-workspace.yaml'), 'packages: []\nhoist: false\nshamefullyHoist: false\n');
    run('npx', [...pnpm, 'install', '--prefer-offline', '--ignore-scripts'], site);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Builds and starts a site, drives its first page, and fails on errors and warnings in the console. */
async function open(site: string, drive: (page: Page) => Promise<void>): Promise<void> {
  run('npm', ['run', 'build'], site);
  const port = await freePort();
  // The server is npm's child, so `kill` below needs a process group that contains both.
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

/** Tests the knitting forum in Arabic: a list, a router link, a dialog, and props of root elements. */
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

describe('a site with a chart', () => {
  test(
    'is told that recharts is missing',
    () => {
      const site = install('charts', 'npm');
      expect(existsSync(join(site, 'node_modules/recharts'))).toBe(false);
      expect(() => run('npm', ['run', 'build'], site)).toThrow(/recharts/);
    },
    4 * minute,
  );

  test(
    'draws it once recharts is installed',
    () => {
      const site = join(folder, 'charts-npm');
      run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', 'recharts@^3'], site);
      return open(site, (page) => page.getByRole('application', { name: /^Patterns by yarn Chart/ }).waitFor());
    },
    4 * minute,
  );
});

test(
  'a Next.js site streams styled server components and hydrates them',
  async () => {
    const site = install('next', 'npm');
    await open(site, async (page) => {
      const html = await fetch(page.url()).then((response) => response.text());
      expect(html).toContain('data-emotion="css ');
      // `<style>` elements from Emotion between the other elements would break hydration.
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

test(
  'a React Router site renders styled pages on the server and hydrates them',
  () =>
    open(install('react-router', 'npm'), async (page) => {
      const html = await fetch(page.url()).then((response) => response.text());
      expect(html).toContain('data-emotion="css ');
      expect(html).toMatch(/1.024/);
      await page.getByRole('button', { name: 'Votes : 0' }).click();
      await page.getByRole('button', { name: 'Votes : 1' }).waitFor();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.resourceType()));
      await page.getByRole('link', { name: 'Modèles' }).click();
      await page.getByRole('heading', { name: 'Tous les modèles' }).waitFor();
      expect(requests).not.toContain('document');
      await page.getByRole('tab', { name: 'Bonnets' }).click();
      await page.getByText('Côtes 2 × 2').waitFor();
    }),
  4 * minute,
);

test(
  'plain renderToString in Node gives a styled page without code',
  () =>
    open(install('node', 'npm'), async (page) => {
      expect(await page.locator('script').count()).toBe(0);
      const look = (name: string) =>
        page
          .getByRole('button')
          .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
      expect(await look('display')).toBe('inline-flex');
      expect(await look('background-color')).toBe('rgb(0, 87, 255)');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Patrones' }).waitFor();
    }),
  2 * minute,
);

test(
  'a page with a strict Content-Security-Policy is styled, and opens overlays',
  () =>
    open(install('csp', 'npm'), async (page) => {
      const policy = (await fetch(page.url())).headers.get('content-security-policy');
      expect(policy).toMatch(/script-src 'nonce-.+'; style-src 'nonce-.+'; /);
      await page.getByRole('button', { name: 'Neues Muster' }).click();
      await page.getByRole('dialog', { name: 'Neues Muster' }).getByRole('combobox').fill('Baum');
      await page.getByRole('option', { name: 'Baumwolle' }).click();
      const trigger = page.getByRole('combobox');
      expect(await trigger.inputValue()).toBe('Baumwolle');
      // A press starts a new style sheet, which needs the nonce as well.
      const sheets = await page.locator('style').evaluateAll((all) => all.map(({ nonce }) => nonce === ''));
      expect(sheets.length).toBeGreaterThan(1);
      expect(sheets).not.toContain(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  4 * minute,
);

/** Returns the violations that axe finds in the current page, each with the root's language and theme. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  await page.evaluate(animationsEnd);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    const root = `${document.documentElement.lang} ${document.documentElement.className}`;
    return violations.map(({ id, nodes }) => `${root}: ${id} ${nodes[0]!.html}`);
  });
}

/** Chooses a language with only the keyboard. */
async function chooseLanguage(page: Page, label: string, endonym: string): Promise<void> {
  await page.getByRole('button', { name: label }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitemradio', { name: endonym });
  await item.waitFor();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await item.waitFor({ state: 'detached' });
}

/**
 * Types with key events, as on a keyboard with those letters. Playwright's `keyboard.type` inserts letters outside the
 * US layout without any key event, so type-ahead wouldn't see them.
 */
async function typeKeys(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  await session.detach();
}

describe('the knitting forum', () => {
  const site = join(folder, 'forum');

  test(
    'is created with one command, and its own test passes',
    () => {
      run('npx', ['--yes', '--prefer-offline', '--package', `file:${tarball}`, 'ui', 'create', 'forum'], folder);
      installIn(site, 'npm');
      run('npm', ['test'], site);
      const page = readFileSync(join(site, 'src/Forum.tsx'), 'utf8');
      expect(page.trim().split('\n').length).toBeLessThanOrEqual(60);
    },
    4 * minute,
  );

  test(
    'works by keyboard in English, German and Arabic, light and dark',
    () =>
      open(site, async (page) => {
        const found: string[] = [];
        for (const [label, endonym, language, add, close] of [
          ['Language', 'English', 'en', 'Add a pattern', 'Close'],
          ['Language', 'Deutsch', 'de', 'Anleitung hinzufügen', 'Schließen'],
          ['Sprache', 'العربية', 'ar', 'أضف باترونًا', 'إغلاق'],
        ] as const) {
          await chooseLanguage(page, label, endonym);
          await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
          for (const scheme of ['light', 'dark']) {
            expect(await page.locator('html').getAttribute('class')).toBe(scheme);
            // Moves focus off the toggle, because its tooltip is outside the page's landmarks.
            await page.getByRole('button', { name: add }).focus();
            await page.getByRole('tooltip').waitFor({ state: 'detached' });
            found.push(...(await violations(page)));
            await page.keyboard.press('Enter');
            const dialog = page.getByRole('dialog', { name: add, busy: false });
            await dialog.getByRole('button', { name: close }).waitFor();
            found.push(...(await violations(page)));
            await page.keyboard.press('Escape');
            await dialog.waitFor({ state: 'detached' });
            await page.locator('[data-component=ThemeToggle]').first().focus();
            await page.keyboard.press('Enter');
          }
        }
        expect(found).toEqual([]);
        expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
        // A needle size keeps its left-to-right direction.
        const tag = page.getByText('4 mm', { exact: true }).first();
        expect(await tag.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
        await page.getByRole('button', { name: /^الخيط/ }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('option', { name: 'قطن' }).waitFor();
        await typeKeys(page, 'قطن');
        await page.keyboard.press('Enter');
        await page.getByText('Harbor sweater').waitFor({ state: 'detached' });
        await page.getByText('Market bag').waitFor();
      }),
    4 * minute,
  );
});
