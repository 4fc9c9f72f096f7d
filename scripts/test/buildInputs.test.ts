import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const wireit = join(dirname(createRequire(import.meta.url).resolve('wireit/package.json')), 'bin/wireit.js');

/** The entry file of each script; everything it imports is an input. */
const entries = {
  'packages/ui:theme': 'scripts/theme.ts',
  'packages/api:generate': 'scripts/generate.ts',
  'packages/i18n:compile': 'scripts/compile.ts',
  'apps/server:generate': 'scripts/generate.ts',
  'apps/server:build': 'vite.config.ts',
  'apps/web:build': 'vite.config.ts',
};
type Script = keyof typeof entries;
const folderOf = (script: string) => script.split(':')[0]!;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Finds the workspace's files that a script's entry imports. */
async function findImported(script: Script) {
  const entry = join(folderOf(script), entries[script]);
  const { output } = await cruise([entry], { baseDir: root, exclude: { path: 'node_modules' } });
  return (output as ICruiseResult).modules.map(({ source }) => source).filter((file) => existsSync(join(root, file)));
}

const imported = new Map<Script, string[]>();

/** Folder with a copy of the workspace's manifests, whose commands only log their own names. */
let copy: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
};

/** Rebuilds the copy; returns the scripts that ran, sorted. */
function rebuild(env: Record<string, string> = {}, script = 'make:all') {
  put('log', '');
  execFileSync(process.execPath, [wireit], {
    cwd: copy,
    stdio: 'pipe',
    env: {
      PATH: process.env.PATH,
      npm_package_json: join(copy, 'package.json'),
      npm_lifecycle_event: script,
      npm_config_user_agent: 'npm/',
      WIREIT_CACHE: 'none',
      ...env,
    },
  });
  return readFileSync(join(copy, 'log'), 'utf8').split('\n').filter(Boolean).sort();
}

/** The files that wireit hashed for a script, relative to the copy's root. */
function hashed(script: Script) {
  const folder = folderOf(script);
  const state = join(copy, folder, '.wireit', Buffer.from(script.split(':')[1]!).toString('hex'), 'fingerprint');
  const { files } = JSON.parse(readFileSync(state, 'utf8')) as { files: Record<string, string> };
  return Object.keys(files).map((file) => relative(copy, file));
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'build-inputs-'));
  put('pnpm-lock.yaml', '');
  for (const folder of ['.', 'packages/ui', 'packages/api', 'packages/i18n', 'apps/web', 'apps/server']) {
    const manifest = JSON.parse(read(join(folder, 'package.json'))) as {
      scripts: Record<string, string>;
      wireit: Record<string, { command?: string; dependencies?: string[]; output?: string[] }>;
    };
    for (const [name, script] of Object.entries(manifest.wireit)) {
      // Only builds write to `dist`: any other script in the folder would change the build's output.
      const write = script.output?.includes('dist/**') ? '; mkdir -p dist; echo > dist/index.html' : '';
      if (script.command) script.command = `echo ${folder}:${name} >> ${join(copy, 'log')}${write}`;
    }
    if (folder === '.') {
      manifest.scripts['make:all'] = 'wireit';
      manifest.wireit['make:all'] = { dependencies: ['make:generated', 'make:site', 'make:storybook'] };
    }
    put(join(folder, 'package.json'), JSON.stringify(manifest));
  }
  for (const script of Object.keys(entries) as Script[]) {
    imported.set(script, await findImported(script));
    for (const file of imported.get(script)!) put(file, '');
  }
  rebuild();
});
afterAll(() => rmSync(copy, { recursive: true }));

test.each(Object.keys(entries) as Script[])('%s declares all code that it runs', (script) => {
  const files = imported.get(script)!;
  expect(files).toContain(join(folderOf(script), entries[script]));
  expect(hashed(script)).toEqual(expect.arrayContaining(files));
});

test('the site’s build declares every variable that its code reads', () => {
  const { wireit } = JSON.parse(read('apps/web/package.json')) as { wireit: { build: { env: object } } };
  const text = readdirSync(join(root, 'apps/web'), { encoding: 'utf8' })
    .filter((file) => /^(?!playwright|vitest).*\.ts$/.test(file))
    .map((file) => read(`apps/web/${file}`))
    .join('\n');
  const variables = new Set(Array.from(text.matchAll(/\bprocess\.env\.(\w+)/g), ([, name]) => name!));
  // Only the development server reads this variable.
  variables.delete('API_ORIGIN');
  expect([...variables]).toContain('BUILD_COMMIT');
  expect(Object.keys(wireit.build.env)).toEqual(expect.arrayContaining([...variables]));
});

// Each of the following tests leaves everything up to date for the next.
test('nothing runs again without a change', () => {
  expect(rebuild()).toEqual([]);
});

const site = 'apps/web:build';
const server = 'apps/server:build';
const storybook = '.:make:storybook';
test.each<[file: string, scripts: string[]]>([
  ['apps/web/words.ts', [site]],
  ['apps/web/serverBuild.ts', [site]],
  ['apps/web/index.html', [site]],
  ['apps/web/src/main.tsx', [site]],
  ['apps/web/e2e/smoke.spec.ts', []],
  ['packages/ui/src/components/Button/Button.tsx', [storybook, site]],
  ['packages/ui/src/components/Button/Button.stories.tsx', [storybook]],
  ['packages/ui/src/theme/tokens.json', [storybook, server, site, 'packages/ui:theme']],
  ['packages/i18n/messages/ru.json', [site, 'packages/i18n:compile']],
  ['openapi/paths/quests.yaml', [server, site, 'packages/api:generate']],
  ['apps/server/src/app.ts', [server]],
  ['apps/server/src/db/migrations/0001_start.sql', [server, 'apps/server:generate']],
  ['.storybook/preview.tsx', [storybook]],
  ['pnpm-lock.yaml', [storybook, ...Object.keys(entries)]],
])('a change of %s runs %j', (file, scripts) => {
  put(file, 'changed');
  expect(rebuild()).toEqual(scripts.toSorted());
});

test('a build whose output was deleted runs again', () => {
  rmSync(join(copy, 'apps/web/dist'), { recursive: true });
  expect(rebuild()).toEqual([site]);
});

test('a change of a variable builds the site again', () => {
  expect(rebuild({ BUILD_COMMIT: 'abc1234' })).toEqual([site]);
});
