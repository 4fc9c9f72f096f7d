import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitsToCheck } from '../commits.mjs';

const root = join(import.meta.dirname, '../..');

const folder = mkdtempSync(join(tmpdir(), 'commits-'));
const cwd = join(folder, 'repository');

const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' });

/** A commit in the format of `git fast-import`, a minute after the one before, so that dates order the commits. */
function commit(number: number, branch: string, message: string, ...lines: string[]) {
  const seconds = Date.UTC(2026, 0, 1) / 1000 + 60 * number;
  return [
    `commit refs/heads/${branch}`,
    `mark :${number}`,
    `committer Ann <ann@example.com> ${seconds} +0000`,
    `data ${message.length}`,
    message,
    ...lines,
    '',
  ].join('\n');
}

// One process writes all branches. The commits of `old` begin before commitlint's configuration.
const history = [
  commit(1, 'main', 'An old message on main'),
  commit(2, 'old', 'An old message on a branch', 'from :1'),
  commit(3, 'main', 'build: check commit messages', 'M 100644 inline commitlint.config.mjs', 'data 0'),
  commit(4, 'old', 'Bring in what main has', 'merge :3'),
  commit(5, 'old', 'feat: add a thing'),
  commit(6, 'feature', 'A message without a type', 'from :3'),
  commit(7, 'feature', `feat: ${'long'.padEnd(67, 'x')}`),
  commit(8, 'feature', `feat: ${'fits'.padEnd(66, 'x')}`),
  commit(9, 'main', 'A message without a type'),
  commit(10, 'late', 'feat: add a thing', 'from :9'),
].join('\n');

/** Checks a branch's commits with the project's rules; returns the output, or undefined if they pass. */
function complaints(branch: string) {
  git('symbolic-ref', 'HEAD', `refs/heads/${branch}`);
  const binary = join(root, 'node_modules/.bin/commitlint');
  const config = ['--config', join(root, 'commitlint.config.mjs'), '--cwd', cwd];
  const { status, stdout } = spawnSync(binary, [...config, '--no-color', ...commitsToCheck(cwd)], { encoding: 'utf8' });
  return status === 0 ? undefined : stdout;
}

beforeAll(() => {
  execFileSync('git', ['init', '--initial-branch=main', cwd], { stdio: 'ignore' });
  execFileSync('git', ['fast-import', '--quiet'], { cwd, input: history });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('checks every commit of a branch: a type, and a subject of at most 72 characters', () => {
  const output = complaints('feature');
  expect(output).toContain('type may not be empty');
  expect(output).toContain('header must not be longer than 72 characters');
  expect(output).not.toContain('fits');
});

test('ignores merge commits, and commits older than the rules', () => {
  expect(complaints('old')).toBeUndefined();
});

test('checks only the last commit on main, in a shallow clone and without main', () => {
  git('symbolic-ref', 'HEAD', 'refs/heads/main');
  expect(commitsToCheck(cwd)).toEqual(['--last']);
  for (const [name, option] of [
    ['shallow', '--depth=1'],
    ['alone', '--single-branch'],
  ] as const) {
    const clone = join(folder, name);
    git('clone', option, '--no-checkout', '--branch=late', `file://${cwd}`, clone);
    expect(commitsToCheck(clone), name).toEqual(['--last']);
  }
});
