import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { components } from './components.ts';

/* Tests the package as another site gets it: the packed tarball, in an app outside the workspace, with only the
   packages that its manifest names. */
const own = join(import.meta.dirname, '..');
const site = mkdtempSync(join(tmpdir(), 'packed-'));
const installed = join(site, 'node_modules/@pwr-community/ui');
const minute = 60_000;

type Manifest = Record<'dependencies' | 'peerDependencies', Record<string, string>> & { exports: object };
let manifest: Manifest;

const { publishConfig } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { publishConfig: Manifest };
/**
 * Components that can be imported without the name of their group. Paths from before the groups existed stay until the
 * next major version.
 */
const ungrouped = components.filter(({ name, path }) => path === name || `./${name}` in publishConfig.exports);
let tarball: string;

const page = `
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { Button } from '@pwr-community/ui/Button';
import { ProjectCard, type ProjectSummary } from '@pwr-community/ui/community/ProjectCard';
import { token } from '@pwr-community/ui/tokens';

const project: ProjectSummary = { id: '1', name: 'Moraine', bio: 'Data.', categories: ['DeFi'], upvotes: 962, comments: 31 };

export const Page = () => (
  <main style={{ color: token.color.ink }}>
    <Button variant="primary">Submit a project</Button>
    <ProjectCard
      project={project}
      href="/projects/1"
      commentsHref="/projects/1#comments"
      onUpvote={() => {}}
      messages={{ comments: (count) => count + ' comments', upvote: (count, name) => 'Upvote ' + name + ', ' + count }}
    />
  </main>
);
`;

/** Plain JavaScript that makes each mistake twice. The package should report each mistake once. */
const careless = `
import { Button } from '@pwr-community/ui/Button';
import { getIcon } from '@pwr-community/ui/icons';
import { IconButton } from '@pwr-community/ui/IconButton';
import { Link } from '@pwr-community/ui/Link';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

for (let time = 0; time < 2; time++) {
  renderToString(h(Button, { variant: 'loud' }, 'Send'));
  renderToString(h(IconButton, { messages: {} }, h(getIcon('BelIcon'))));
  renderToString(h(Link, { href: '/' }, 'Home'));
}
`;

const files: Record<string, string> = {
  'page.tsx': page,
  'wrong.tsx': `import { Button } from '@pwr-community/ui/Button';\n// @ts-expect-error There is no such variant.\nexport const wrong = <Button variant="loud">Send</Button>;`,
  'careless.js': careless,
  'css.d.ts': "declare module '*.css';",
  'main.tsx': `import { createRoot } from 'react-dom/client'; import { Page } from './page'; createRoot(document.body).render(<Page />);`,
  'server.tsx': `import { renderToString } from 'react-dom/server'; import { Page } from './page'; export const html = renderToString(<Page />);`,
  'every.ts': components.map(({ name, path }) => `export * as ${name} from '@pwr-community/ui/${path}';`).join('\n'),
  'before.ts': ungrouped.map(({ name }) => `export * as ${name} from '@pwr-community/ui/${name}';`).join('\n'),
  'index.html': '<!doctype html><title>A site</title><script type="module" src="/main.tsx"></script>',
  'package.json': '{ "type": "module" }',
};

/** Links one of this package's dependencies into the site, as an installer would. */
function link(name: string): void {
  mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true });
  symlinkSync(join(own, 'node_modules', name), join(site, 'node_modules', name));
}

beforeAll(() => {
  const packed = join(site, 'packed');
  // Drops the NODE_ENV that Vitest sets, because the package is built for production.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', packed], {
    cwd: own,
    stdio: 'pipe',
    env: env as NodeJS.ProcessEnv,
  });
  tarball = join(packed, readdirSync(packed)[0]!);
  execFileSync('tar', ['-xzf', tarball], { cwd: packed });
  cpSync(join(packed, 'package'), installed, { recursive: true });
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  const named = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  for (const name of [...named, '@types/react', '@types/react-dom']) link(name);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
}, 3 * minute);

afterAll(() => rmSync(site, { recursive: true, force: true }), minute);

const config = { root: site, configFile: false, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } } as const;

test('the manifest passes publint', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test(
  'every entry resolves to code and types in bundlers and Node',
  () => {
    const paths = [...components.map(({ path }) => path), ...ungrouped.map(({ name }) => name)];
    const entries = [...new Set([...paths, 'icons', 'test-utils'])].map((path) => `./${path}`);
    const styles = ['./theme.css', './tokens.css', './reset.css', './fonts.css', './community/*', './layouts/*', './*'];
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'];
    const attw = join(own, 'node_modules/.bin/attw');
    const check = () =>
      execFileSync(
        attw,
        [tarball, ...options, '--include-entrypoints', ...entries, '--exclude-entrypoints', ...styles],
        { encoding: 'utf8' },
      );
    expect(check).not.toThrow();
  },
  minute,
);

test(
  'every entry stays within its size limit',
  () => {
    const check = () => execFileSync(join(own, 'node_modules/.bin/size-limit'), { cwd: own, encoding: 'utf8' });
    expect(check).not.toThrow();
  },
  2 * minute,
);

test('the tarball contains the modules of the entries, but no stories, tests or fixtures', () => {
  const carried = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  const own = carried.filter((path) => !path.startsWith('template/'));
  expect(own.filter((path) => /stories|\.test\.|^docs\//.test(path))).toEqual([]);
  expect(JSON.stringify(manifest)).not.toMatch(/catalog:|workspace:|\/src\//);
});

test('components render on a server, including their styles', async () => {
  const outDir = join(site, 'server');
  await build({ ...config, build: { outDir, ssr: 'server.tsx' }, ssr: { noExternal: ['@pwr-community/ui'] } });
  const { html } = (await import(pathToFileURL(join(outDir, 'server.js')).href)) as { html: string };
  expect(html).toContain('Submit a project');
  expect(html).toContain('data-component="ProjectCard"');
  expect(html).toContain('<style data-emotion="css ');
});

test('mistakes in plain JavaScript are reported once, in development only', async () => {
  const outDir = join(site, 'careless');
  await build({ ...config, build: { outDir, ssr: 'careless.js' }, ssr: { noExternal: ['@pwr-community/ui'] } });
  const said = (NODE_ENV: string) => {
    const { stderr, status } = spawnSync('node', [join(outDir, 'careless.js')], {
      env: { ...process.env, NODE_ENV },
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    return stderr.trim().split('\n');
  };
  expect(said('development')).toEqual([
    'Button has no variant “loud”. Known: primary, secondary, quiet, destructive.',
    expect.stringMatching(/^Button has no CommunityProvider above it/),
    'There is no icon “BelIcon”. @pwr-community/ui/icons lists all names as iconNames.',
    'IconButton has no messages.label. Pass the text: <IconButton messages={{ … }}>.',
  ]);
  expect(said('production')).toEqual(['']);
});

test('a Vite app builds with the package, its theme and its fonts', async () => {
  const outDir = join(site, 'client');
  const define = { 'process.env.NODE_ENV': '"production"' };
  await build({ ...config, define, build: { outDir } });
  const assets = readdirSync(join(outDir, 'assets'));
  expect(assets.filter((name) => name.endsWith('.woff2'))).toHaveLength(5);
  const css = assets
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(outDir, 'assets', name), 'utf8'));
  expect(css.join('')).toContain('--ui-color-canvas');
  const code = assets
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(outDir, 'assets', name), 'utf8'));
  expect(code.join('').match(/has no messages|Known: |has no CommunityProvider/)).toBeNull();
});

test(
  'every entry compiles in strict mode',
  () => {
    const tsc = createRequire(join(own, 'package.json')).resolve('typescript/bin/tsc');
    const options =
      '--noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler --target es2022';
    const check = () =>
      execFileSync('node', [tsc, ...options.split(' '), 'css.d.ts', 'page.tsx', 'wrong.tsx', 'every.ts', 'before.ts'], {
        cwd: site,
        encoding: 'utf8',
      });
    expect(check()).toBe('');
  },
  minute,
);

/* The same tarball in another community's site (test/site): installed with npm, with its own messages and brand. */
test(
  'a site with its own messages and brand works by keyboard',
  async () => {
    const root = join(site, 'community');
    cpSync(join(import.meta.dirname, 'site'), root, { recursive: true });
    writeFileSync(join(root, 'package.json'), '{ "type": "module", "private": true }');
    const packages = [tarball, 'react@^19', 'react-dom@^19'];
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], {
      cwd: root,
      stdio: 'pipe',
    });
    await build({ ...config, root });
    const server = await preview({ ...config, root, preview: { port: 0, host: '127.0.0.1' } });
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(server.resolvedUrls!.local[0]!);
      const upvote = page.getByRole('button', { name: 'Votar por Moraine' });
      const send = page.getByRole('button', { name: 'Enviar un proyecto' });
      const isFocused = async (name: string) => {
        const focused = page.locator(':focus');
        await focused
          .filter({ hasText: name })
          .or(focused.and(page.getByLabel(name)))
          .waitFor();
      };
      await send.waitFor();
      await page.keyboard.press('Tab');
      await isFocused('Moraine');
      await page.keyboard.press('Tab');
      await isFocused('31 comentarios sobre Moraine');
      await page.keyboard.press('Tab');
      await isFocused('Votar por Moraine, 962');
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Votar por Moraine, 963', pressed: true }).waitFor();
      expect(await upvote.getAttribute('aria-pressed')).toBe('true');

      await page.keyboard.press('Tab');
      await isFocused('Enviar un proyecto');
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog', { name: '¿Enviar el proyecto?' }).waitFor();
      await isFocused('Cancelar');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await isFocused('Enviar un proyecto');

      expect(await send.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(122, 46, 14)');
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  },
  2 * minute,
);
