// Builds releases with the same commands that deploy/Containerfile uses for its image.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();

/** Extracts the RUN commands of the Containerfile's first stage. */
export function buildCommands(containerfile: string): string[] {
  const [, stage = ''] = containerfile.split(/^FROM .*$/m);
  const lines = stage.replaceAll(/\s*\\\n\s*/g, ' ').split('\n');
  return lines.filter((line) => line.startsWith('RUN ')).map((line) => line.slice('RUN '.length));
}

/**
 * Builds the sources in a folder, and packs the release.
 * @param into the release's folder, which must not exist yet
 */
function pack(sources: string, into: string): void {
  const commands = buildCommands(readFileSync(join(sources, 'deploy/Containerfile'), 'utf8'));
  if (commands.length === 0) throw new Error('deploy/Containerfile has no commands that build.');
  for (const command of commands) {
    // RUN in a Containerfile also uses sh.
    execFileSync('sh', ['-c', command.replaceAll('/release', into)], {
      cwd: sources,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/**
 * Packs the work tree, including uncommitted changes.
 * @param folder parent of a temporary copy of the sources
 * @param into the release's folder, which must not exist yet
 */
export function packWorkTree(folder: string, into: string): void {
  const sources = join(folder, 'sources');
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(join(workspaceRoot, file))) cpSync(join(workspaceRoot, file), join(sources, file));
  pack(sources, into);
  rmSync(sources, { recursive: true });
}

/**
 * Packs a commit. The release is cached in `.cache`, because a commit never changes.
 * @throws Error if the history lacks the commit
 */
export function packCommit(commit: string, folder: string, into: string): void {
  let hash: string;
  try {
    hash = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  } catch {
    throw new Error(
      `The history has no commit ${commit}. Name another one that the site is upgraded from: --from COMMIT`,
    );
  }
  const release = join(workspaceRoot, '.cache/operate', hash);
  if (!existsSync(release)) packOnce(hash, folder, release);
  // Hard links suffice, because a running site doesn't change the release's files.
  execFileSync('cp', ['--archive', '--link', release, into]);
}

/** Copies the work tree's deploy and docs folders into a release, because the guides under test use their files. */
export function addGuides(release: string): void {
  for (const folder of ['deploy', 'docs'])
    cpSync(join(workspaceRoot, folder), join(release, folder), { recursive: true });
}

function packOnce(hash: string, folder: string, release: string): void {
  const sources = join(folder, 'old-sources');
  mkdirSync(sources);
  const archive = execFileSync('git', ['archive', hash], { cwd: workspaceRoot, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['--extract'], { cwd: sources, input: archive });
  const packed = join(folder, 'old-release');
  pack(sources, packed);
  mkdirSync(dirname(release), { recursive: true });
  // pnpm's links inside the release are relative, so the folder can be moved.
  renameSync(packed, release);
  rmSync(sources, { recursive: true });
}
