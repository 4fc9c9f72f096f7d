// Makes what is out of date, and only that: dependencies, generated files, builds.
// Each step names what it reads and what it writes; a hash of the former is kept in .cache/.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Not in the manifest: there pnpm would write itself into the lockfile, and refuse a frozen one without that. */
const pnpm = 'pnpm@12.21.0';
const packages = ['packages/ui', 'packages/api', 'packages/i18n', 'apps/web', 'apps/server'];
const unread = new Set(['node_modules', 'dist', 'generated', '.data', '.cache', 'storybook-static']);

function* files(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (!unread.has(entry.name)) yield* files(join(path, entry.name));
}

function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of files(join(root, input))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a command in the workspace; rejects with one sentence when it fails. */
export function run(command, args = [], { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const path = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(':');
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: path },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      const error = new Error(`“${command} ${args.join(' ')}” ended with exit code ${code}.`);
      // What is not quiet has said itself what went wrong.
      reject(Object.assign(error, { exitCode: code ?? 1, isSaid: !quiet }));
    });
  });
}

const bin = (name, args, folder) => () => run(name, args, { cwd: join(root, folder), quiet: true });

const steps = {
  install: {
    says: 'Installing dependencies',
    inputs: [
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'package.json',
      ...packages.map((name) => `${name}/package.json`),
    ],
    outputs: ['node_modules/.pnpm'],
    make: () => run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { quiet: true }),
  },
  theme: {
    says: 'Generating the theme',
    needs: ['install'],
    inputs: ['packages/ui/src/theme/tokens.json', 'packages/ui/src/theme/reset.css', 'packages/ui/scripts'],
    outputs: ['packages/ui/src/theme/theme.css', 'packages/ui/src/theme/tokens.ts'],
    make: bin('tsx', ['scripts/theme.ts'], 'packages/ui'),
  },
  contract: {
    says: 'Generating types from the contract',
    needs: ['install'],
    inputs: ['openapi', 'redocly.yaml', 'packages/api/scripts'],
    outputs: ['packages/api/generated/openapi.json', 'packages/api/generated/schema.d.ts'],
    make: bin('tsx', ['scripts/generate.ts'], 'packages/api'),
  },
  messages: {
    says: 'Compiling the messages',
    needs: ['install'],
    inputs: ['packages/i18n/messages', 'packages/i18n/scripts', 'packages/i18n/src/parts.ts'],
    outputs: ['packages/i18n/generated/start/en.json', 'packages/i18n/generated/community/tr.json'],
    make: bin('tsx', ['scripts/compile.ts'], 'packages/i18n'),
  },
  rows: {
    says: 'Generating row types from the migrations',
    needs: ['contract'],
    inputs: ['apps/server/src/db', 'apps/server/scripts'],
    outputs: ['apps/server/generated/db.d.ts'],
    make: bin('tsx', ['scripts/generate.ts'], 'apps/server'),
  },
  storybook: {
    says: 'Building Storybook',
    needs: ['theme'],
    inputs: ['.storybook', 'packages/ui/src', 'pnpm-lock.yaml'],
    outputs: ['storybook-static/index.json'],
    make: () => run('storybook', ['build', '-o', 'storybook-static', '--quiet'], { quiet: true }),
  },
  web: {
    says: 'Building the site',
    needs: ['theme', 'contract', 'messages'],
    inputs: [
      'packages/ui/src',
      'packages/api/src',
      'openapi',
      'packages/i18n',
      'apps/web/src',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/vite.config.ts',
      'apps/web/firstPage.ts',
      'apps/web/compress.ts',
      'apps/web/locales.ts',
      'apps/web/.env',
      'pnpm-lock.yaml',
    ],
    outputs: ['apps/web/dist/index.html'],
    make: bin('vite', ['build', '--logLevel', 'warn'], 'apps/web'),
  },
  server: {
    says: 'Building the server',
    needs: ['contract'],
    inputs: ['apps/server/src', 'apps/server/vite.config.ts', 'openapi', 'pnpm-lock.yaml'],
    outputs: ['apps/server/dist/main.js', 'apps/server/dist/importProjects.js'],
    make: bin('vite', ['build', '--logLevel', 'warn'], 'apps/server'),
  },
};

const made = new Map();

/** Brings the named steps, and what they need, up to date, saying what it does. */
export async function ensure(...names) {
  for (const name of names) {
    if (!made.has(name)) made.set(name, ensureOne(name));
    await made.get(name);
  }
}

async function ensureOne(name) {
  const step = steps[name];
  await ensure(...(step.needs ?? []));
  const stamp = join(root, '.cache', `${name}.stamp`);
  const current = fingerprint(step.inputs);
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === current && step.outputs.every((output) => existsSync(join(root, output)))) return;
  const began = Date.now();
  const line = `${step.says} …`;
  process.stdout.write(line);
  const ticker = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r${line} ${Math.round((Date.now() - began) / 1000)} s`), 1000)
    : undefined;
  try {
    await step.make();
  } catch (error) {
    process.stdout.write('\n');
    throw error;
  } finally {
    clearInterval(ticker);
  }
  process.stdout.write(
    `${process.stdout.isTTY ? `\r${line}` : ''} done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
  );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

/** Ends with one clear sentence where this Node is too old for what is built here. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Turns a rejected command into one sentence and a non-zero exit. */
export function orExit(promise) {
  return promise.catch((error) => {
    if (!error.isSaid) console.error(error instanceof Error ? error.message : String(error));
    process.exit(error.exitCode ?? 1);
  });
}
