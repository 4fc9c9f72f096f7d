// npm run release -- [--dry-run]: builds and tests packages/ui, publishes it to npm, and pushes the release tag, as
// .github/workflows/release.yml does. A dry run publishes nothing: it writes the tarball, the next changelog and the
// changes to the API to .cache/release.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findTestBrowser } from './browser.mjs';
import { checkSystem, make, orExit, root, run } from './workspace.mjs';

const own = join(root, 'packages/ui');
const report = 'packages/ui/api-report.md';
const out = join(root, '.cache/release');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { name, version, repository } = readJson(join(own, 'package.json'));

const git = async (...args) => (await run('git', args, { quiet: true })).trim();
const step = (text) => console.log(`\n— ${text}`);

/** Returns the last release's tag or, before the first tag, the commit that set the current version. */
async function lastRelease() {
  const [tag] = (await git('tag', '--list', `${name}@*`, '--sort=-creatordate')).split('\n');
  return tag || git('log', '-1', '--format=%h', `-S"version": "${version}"`, '--', 'packages/ui/package.json');
}

/** Applies the changesets in a copy of the last commit. Returns the next version, and the changelog that results. */
async function readNext() {
  const tree = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    await git('worktree', 'add', '--detach', tree, 'HEAD');
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');
    await run(process.execPath, [changesets, 'version'], { cwd: tree, quiet: true });
    const next = readJson(join(tree, 'packages/ui/package.json')).version;
    return { next, changelog: readFileSync(join(tree, 'packages/ui/CHANGELOG.md'), 'utf8') };
  } finally {
    await git('worktree', 'remove', '--force', tree);
  }
}

const pendingChangesets = () =>
  readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md').length;

async function writeApiDiff(isDescribed) {
  const since = await lastRelease();
  const diff = await git('diff', since, 'HEAD', '--', report);
  writeFileSync(join(out, 'api.diff'), `${diff}\n`);
  if (diff && !isDescribed)
    throw new Error(`The API changed since ${since}, but no changeset says how: run “npx changeset”.`);
  const count = (sign) => diff.split('\n').filter((line) => line.startsWith(sign) && line[1] !== sign).length;
  console.log(`API since ${since}: ${count('+')} lines added, ${count('-')} removed.`);
}

/** Builds the package and tests its tarball and API. Returns the path of the tarball. */
async function pack() {
  const env = { CHROMIUM_PATH: await findTestBrowser() };
  await run('vitest', ['run', '--root', 'packages/ui', 'test/api.test.ts', 'test/packed.test.ts'], { env }).catch(
    () => {
      throw new Error('The tarball failed its tests, so nothing was published.');
    },
  );
  await run('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', out], { cwd: own, quiet: true });
  return join(
    out,
    readdirSync(out).find((file) => file.endsWith('.tgz')),
  );
}

async function release(args) {
  const isDryRun = args.includes('--dry-run');
  if (args.some((arg) => arg !== '--dry-run')) throw new Error('Usage: npm run release -- [--dry-run]');
  if (await git('status', '--porcelain')) throw new Error('Commit your changes first: a release is made of commits.');
  const pending = pendingChangesets();
  if (!isDryRun && pending)
    throw new Error(`${pending} changesets wait: run “npx changeset version”, commit the result, and release that.`);
  if (!isDryRun && !repository)
    throw new Error('Name the repository in packages/ui/package.json: npm compares it with the provenance.');

  await make('packages/ui:theme');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  if (isDryRun) {
    step('Changelog');
    const { next, changelog } = await readNext();
    writeFileSync(join(out, 'CHANGELOG.md'), changelog);
    console.log(`${pending} changesets make ${name} ${version} → ${next}.`);
    step('API');
    await writeApiDiff(pending > 0);
  }
  step('Build and test of the tarball');
  const tarball = await pack();
  if (isDryRun) {
    console.log(`\nNothing was published. Look at ${relative(root, out)}/: ${readdirSync(out).join(', ')}`);
    return;
  }
  await run('npm', ['publish', tarball, '--provenance', '--access', 'public']);
  await git('tag', `${name}@${version}`);
  await git('push', 'origin', `${name}@${version}`);
}

checkSystem();
await orExit(release(process.argv.slice(2)));
