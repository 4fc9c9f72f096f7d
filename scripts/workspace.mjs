// Keeps the workspace up to date and runs commands in it. Works before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Not in the manifest: pnpm would add itself to the lockfile and then refuse a frozen lockfile without that entry. */
const pnpm = 'pnpm@12.21.0';
const packages = ['packages/ui', 'packages/api', 'packages/i18n', 'apps/web', 'apps/server'];

/** Exits with a one-sentence error on unsupported systems. */
export function checkSystem() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const problem =
    process.platform === 'win32'
      ? 'On Windows, this runs in WSL: https://learn.microsoft.com/windows/wsl/install'
      : major < 20 || (major === 20 && minor < 19)
        ? `This needs Node 20.19 or newer; this is Node ${process.versions.node}.`
        : undefined;
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

/** Runs a command in the workspace; rejects with a one-sentence error if it fails. */
export function run(command, args = [], { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const path = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), env.PATH ?? process.env.PATH].join(
      delimiter,
    );
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
      // The command's own output has already reported the error.
      reject(Object.assign(error, { exitCode: code ?? 1, isSaid: !quiet }));
    });
  });
}

/** Installs dependencies, unless the manifests and Node are the same as at the last install. */
export async function install() {
  const hash = createHash('sha256').update(process.version);
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...['.', ...packages].map((name) => `${name}/package.json`),
  ])
    hash.update(readFileSync(join(root, file)));
  const current = hash.digest('hex');
  // Stored in node_modules, so that deleting the folder deletes the stamp.
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  const began = Date.now();
  process.stdout.write('Installing dependencies …');
  await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { quiet: true });
  process.stdout.write(` done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  writeFileSync(stamp, current);
}

/** Installs dependencies, then rebuilds the outdated parts of a wireit script, such as `packages/ui:theme`. */
export async function make(script) {
  await install();
  const [, folder = '.', name] = /^(?:(\w+\/\w+):)?(.+)$/.exec(script);
  const wireit = createRequire(import.meta.url).resolve('wireit/package.json');
  await run(process.execPath, [join(dirname(wireit), 'bin/wireit.js')], {
    cwd: join(root, folder),
    env: {
      // The variables that `npm run` would set, without npm's startup time of half a second.
      npm_package_json: join(root, folder, 'package.json'),
      npm_lifecycle_event: name,
      npm_config_user_agent: 'npm/',
      // Off, because the cache would keep a copy of every build.
      WIREIT_CACHE: 'none',
    },
  });
}

/** Turns a rejection into a one-sentence error and a non-zero exit code. */
export function orExit(promise) {
  return promise.catch((error) => {
    if (!error.isSaid) console.error(error instanceof Error ? error.message : String(error));
    process.exit(error.exitCode ?? 1);
  });
}
