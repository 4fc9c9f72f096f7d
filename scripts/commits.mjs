// The commits whose messages `npm test -- lint` checks.
import { execFileSync } from 'node:child_process';
import { root } from './workspace.mjs';

/**
 * Arguments for commitlint: the commits since the merge base with main, except those older than commitlint's
 * configuration. On main itself, in a shallow clone and in a clone without main, only the last commit is checked.
 */
export function commitsToCheck(cwd = root) {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  const base = git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main');
  const since = git('log', '--diff-filter=A', '--format=%cI', '-1', '--', 'commitlint.config.mjs');
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  if (isShallow || !since || !base || base === git('rev-parse', 'HEAD')) return ['--last'];
  return ['--from', base, `--git-log-args=--no-merges --since=${since}`];
}
