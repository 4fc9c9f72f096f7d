// npm run test:nodes: installs, checks and starts a copy of the working tree on each supported Node release. `-- 24`
// runs one release, and `-- 24 types start` some of the steps.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkSystem, orExit, root, run } from './workspace.mjs';

const releases = ['22', '24', '26'];

/** Prints a starting site's output and resolves to the address in it. Rejects if the site ends first. */
async function originOf(output) {
  for await (const line of createInterface({ input: output })) {
    console.log(line);
    const found = /http:\/\/localhost:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error('the site ended before it served anything');
}

/** Starts the site, requests a page and the readiness check, and stops the site. Rejects if anything fails. */
async function start({ cwd, env }) {
  const site = spawn('node', ['scripts/start.mjs'], {
    cwd,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => site.once('close', resolve));
  try {
    const origin = await originOf(site.stdout);
    for (const path of ['/projects', '/backend/ready']) {
      const { status } = await fetch(origin + path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  } finally {
    site.kill();
    await ended;
  }
}

/** Runs a command through `sh`, which finds `node` on the new PATH. */
const shell = (command) => (options) => run('sh', ['-c', command], options);

const steps = {
  types: shell('node scripts/test.mjs types'),
  unit: shell('node scripts/test.mjs unit'),
  server: shell('node_modules/.bin/vitest run --project server'),
  start,
};

/** Downloads a release from npm, unless it is cached; returns the folder of its `node`. */
async function download(release) {
  const folder = join(root, '.cache/nodes', release);
  const node = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(node))
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${release}`], {
      quiet: true,
    });
  return dirname(node);
}

/** Copies all files that git tracks or would track: a fresh clone plus uncommitted changes. */
function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'pwr-node-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0').filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  return copy;
}

const results = [];

async function check(release, chosen) {
  const bin = await download(release);
  const version = execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim();
  const cwd = copyWorkspace();
  const options = { cwd, env: { PATH: [bin, process.env.PATH].join(delimiter) } };
  try {
    for (const step of chosen) {
      console.log(`\nNode ${version}: ${step}`);
      const began = Date.now();
      const failure = await steps[step](options).then(
        () => undefined,
        (error) => error,
      );
      const seconds = Math.round((Date.now() - began) / 1000);
      results.push({
        isFine: !failure,
        line: `Node ${version} ${step}: ${failure ? failure.message : `${seconds} s`}`,
      });
    }
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

checkSystem();
const args = process.argv.slice(2);
const unknown = args.find((arg) => !releases.includes(arg) && !steps[arg]);
if (unknown) {
  console.error(`There is no “${unknown}”. Known: ${[...releases, ...Object.keys(steps)].join(', ')}.`);
  process.exit(1);
}
const orAll = (known) =>
  known.some((name) => args.includes(name)) ? known.filter((name) => args.includes(name)) : known;
for (const release of orAll(releases)) await orExit(check(release, orAll(Object.keys(steps))));
console.log(`\n${results.map(({ isFine, line }) => `${isFine ? '✓' : '✗'} ${line}`).join('\n')}`);
process.exit(results.every(({ isFine }) => isFine) ? 0 : 1);
