// Releases: what deploy/Containerfile puts into its image, made by the same commands.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();

/** The commands of the Containerfile's first stage. */
export function buildCommands(containerfile: string): string[] {
  const [, stage = ''] = containerfile.split(/^FROM .*$/m);
  const lines = stage.replaceAll(/\s*\\\n\s*/g, ' ').split('\n');
  return lines.filter((line) => line.startsWith('RUN ')).map((line) => line.slice('RUN '.length));
}

/**
 * Builds the sources in a folder, and packs the release.
 * @param into a folder that does not exist yet
 */
function pack(sources: string, into: string): void {
  const commands = buildCommands(readFileSync(join(sources, 'deploy/Containerfile'), 'utf8'));
  if (commands.length === 0) throw new Error('deploy/Containerfile has no commands that build.');
  for (const command of commands) {
    // A container's RUN uses sh, too.
    execFileSync('sh', ['-c', command.replaceAll('/release', into)], {
      cwd: sources,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/**
 * Packs the work tree: the last commit and what has changed since.
 * @param folder an empty folder for the sources
 */
export function packWorkTree(folder: string, into: string): void {
  const sources = join(folder, 'sources');
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(join(workspaceRoot, file))) cpSync(join(workspaceRoot, file), join(sources, file));
  pack(sources, into);
  rmSync(sources, { recursive: true });
}

/** Packs a commit. Its release stays in `.cache`, because a commit never changes. */
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
  // Linked, because nothing changes the files of a release.
  execFileSync('cp', ['--archive', '--link', release, into]);
}

/** Adds the files that the guides copy. They are the work tree's, as the guides are. */
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
  // pnpm links to absolute paths inside the release relatively, so it can be moved.
  renameSync(packed, release);
  rmSync(sources, { recursive: true });
}
