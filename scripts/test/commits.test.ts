import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitsToCheck } from '../commits.mjs';

const root = join(import.meta.dirname, '../..');

let folder: string;
let seconds = 0;

function git(cwd: string, ...args: string[]) {
  // A minute apart, so that dates order the commits.
  const date = new Date(Date.UTC(2026, 0, 1) + 60_000 * seconds++).toISOString();
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd, env, stdio: 'ignore' });
}

const commit = (cwd: string, message: string) => git(cwd, 'commit', '--allow-empty', '-m', message);

/** Checks a repository's commits with the project's rules; returns the output, or undefined if they pass. */
function complaints(cwd: string) {
  const binary = join(root, 'node_modules/.bin/commitlint');
  const config = ['--config', join(root, 'commitlint.config.mjs'), '--cwd', cwd];
  const { status, stdout } = spawnSync(binary, [...config, '--no-color', ...commitsToCheck(cwd)], { encoding: 'utf8' });
  return status === 0 ? undefined : stdout;
}

/** A repository with an old commit on main and on a branch `old`, and then commitlint's configuration on main. */
function createRepository(name: string) {
  const cwd = join(folder, name);
  git(folder, 'init', '--initial-branch=main', name);
  commit(cwd, 'An old message on main');
  git(cwd, 'checkout', '-b', 'old');
  commit(cwd, 'An old message on a branch');
  git(cwd, 'checkout', 'main');
  cpSync(join(root, 'commitlint.config.mjs'), join(cwd, 'commitlint.config.mjs'));
  git(cwd, 'add', '.');
  commit(cwd, 'build: check commit messages');
  return cwd;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('checks every commit of a branch: a type, and a subject of at most 72 characters', () => {
  const cwd = createRepository('branch');
  git(cwd, 'checkout', '-b', 'feature');
  commit(cwd, 'A message without a type');
  commit(cwd, `feat: ${'long'.padEnd(67, 'x')}`);
  commit(cwd, `feat: ${'fits'.padEnd(66, 'x')}`);
  const output = complaints(cwd);
  expect(output).toContain('type may not be empty');
  expect(output).toContain('header must not be longer than 72 characters');
  expect(output).not.toContain('fits');
});

test('ignores merge commits, and commits older than the rules', () => {
  const cwd = createRepository('merge');
  git(cwd, 'checkout', 'old');
  git(cwd, 'merge', 'main', '-m', 'Bring in what main has');
  commit(cwd, 'feat: add a thing');
  expect(complaints(cwd)).toBeUndefined();
});

test('checks only the last commit on main, in a shallow clone and without main', () => {
  const cwd = createRepository('last');
  expect(commitsToCheck(cwd)).toEqual(['--last']);
  commit(cwd, 'A message without a type');
  git(cwd, 'checkout', '-b', 'feature');
  commit(cwd, 'feat: add a thing');
  git(folder, 'clone', '--depth=1', `file://${cwd}`, 'shallow');
  expect(commitsToCheck(join(folder, 'shallow'))).toEqual(['--last']);
  git(cwd, 'branch', '-D', 'main');
  expect(complaints(cwd)).toBeUndefined();
});
