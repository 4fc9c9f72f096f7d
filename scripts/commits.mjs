// Decides which commits `npm test -- lint` checks.
import { execFileSync } from 'node:child_process';
import { root } from './workspace.mjs';

/**
 * Arguments for commitlint: the commits since the merge base with main. Only the last commit in a shallow clone, on
 * main itself, or without main. Commits on branches that lack commitlint's configuration are older than the rules.
 */
export function commitsToCheck(cwd = root) {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  const head = git('rev-parse', 'HEAD');
  const base = git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main');
  const introduction = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'commitlint.config.mjs');
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  if (isShallow || !base || base === head || !introduction) return ['--last'];
  return ['--from', introduction, '--git-log-args', `--ancestry-path --no-merges ^${base}`];
}
