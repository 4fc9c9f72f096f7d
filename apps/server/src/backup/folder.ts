import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import type { FileStore } from '../outside/files/fileStore.ts';
import { inBatches } from '../outside/files/inBatches.ts';
import { localFileStore } from '../outside/files/localFileStore.ts';

/** File names of the database: when it is complete, and while it is being written. */
const DATABASE = 'database.ndjson.gz';
const DRAFT = 'database.draft';

/** Checksums of all files, in the format of `sha256sum`. Written last, so a folder with it is complete. */
const SUMS = 'SHA256SUMS';

/** Name of the checksums while they are being written. */
const SUMS_DRAFT = `.${SUMS}`;

/** Subfolder in which the backup's local file store keeps the images. */
const IMAGES = 'media';

/** A backup's folder, its image store and the paths of its database. */
export interface BackupFolder {
  path: string;
  images: FileStore;
  database: string;
  draft: string;
}

const folderAt = (path: string): BackupFolder => ({
  path,
  images: localFileStore(path),
  database: join(path, DATABASE),
  draft: join(path, DRAFT),
});

/**
 * Opens a folder for a new backup, or for one that was interrupted.
 * @throws ConfigError if the folder can't be used, or holds a complete backup or other files
 */
export async function openForBackup(path: string): Promise<BackupFolder> {
  const names = await mkdir(path, { recursive: true })
    .then(() => readdir(path))
    .catch(({ code }: NodeJS.ErrnoException) => {
      throw new ConfigError(`${path} cannot be used (${code}): name another folder.`);
    });
  if (names.includes(SUMS)) throw new ConfigError(`${path} holds a complete backup already: name another folder.`);
  const other = names.find((name) => ![DATABASE, DRAFT, IMAGES, SUMS_DRAFT].includes(name));
  if (other) throw new ConfigError(`${path} holds something else (${other}): name an empty folder.`);
  return folderAt(path);
}

/** Writes the checksums, which completes a backup. */
export async function complete(folder: BackupFolder, images: string[]): Promise<void> {
  const names = [DATABASE, ...images.map((key) => `${IMAGES}/${key}`)];
  const sums = await inBatches(names, async (name) => `${await sumOf(join(folder.path, name))}  ${name}\n`);
  const draft = join(folder.path, SUMS_DRAFT);
  await writeFile(draft, sums.join(''));
  await rename(draft, join(folder.path, SUMS));
}

/**
 * Opens a complete backup, after comparing every file with its checksum.
 * @returns the folder and the keys of its images
 * @throws ConfigError if the folder holds no complete backup, or a file is missing or damaged
 */
export async function openForRestore(path: string): Promise<{ folder: BackupFolder; images: string[] }> {
  const list = await readFile(join(path, SUMS), 'utf8').catch(() => {
    throw new ConfigError(`${path} holds no complete backup: it has no ${SUMS}.`);
  });
  const entries = list.split('\n').slice(0, -1);
  const files = entries.map((entry) => {
    const [, sum, name] = /^([0-9a-f]{64}) {2}((?:media\/)?\w[\w.-]*)$/.exec(entry) ?? [];
    if (!sum || !name) throw new ConfigError(`${SUMS} in ${path} is damaged: restore another backup.`);
    return { sum, name };
  });
  if (!files.some(({ name }) => name === DATABASE))
    throw new ConfigError(`${SUMS} in ${path} does not name ${DATABASE}.`);
  await inBatches(files, async ({ sum, name }) => {
    const found = await sumOf(join(path, name)).catch(() => undefined);
    if (found === sum) return;
    const state = found ? 'damaged' : 'missing';
    throw new ConfigError(`${join(path, name)} is ${state}: restore another backup.`);
  });
  const images = files.filter(({ name }) => name !== DATABASE).map(({ name }) => name.slice(IMAGES.length + 1));
  return { folder: folderAt(path), images };
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Copies the images that `to` doesn't have yet. Images never change, so those that it has are up to date.
 * @returns the keys that `from` doesn't have
 */
export async function copyImages(from: FileStore, to: FileStore, keys: Iterable<string>): Promise<string[]> {
  const present = new Set(await listImages(to));
  const missing = [...keys].filter((key) => !present.has(key));
  const lost = await inBatches(missing, async (key) => {
    const bytes = await from.get('media', key);
    if (!bytes) return [key];
    await to.put('media', key, bytes);
    return [];
  });
  return lost.flat();
}

/** Lists the keys of all images: every file is older than the latest possible date. */
export const listImages = (files: FileStore): Promise<string[]> => files.listOlder('media', new Date(8.64e15));
