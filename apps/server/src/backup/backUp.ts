import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ConfigError, type Config } from '../config.ts';
import { openUnlimited } from '../db/database.ts';
import { DatabaseError } from '../db/postgres.ts';
import type { FileStore } from '../outside/files/fileStore.ts';
import { dump } from './dump.ts';
import { complete, copyImages, listImages, openForBackup, type BackupFolder } from './folder.ts';
import { joinLines, linesOfFile, splitLines } from './lines.ts';
import { connectToDumps } from './liveDump.ts';
import { SectionReader } from './sections.ts';

/**
 * Maximum number of times that a backup copies the database. It is copied again if an image it refers to was deleted in
 * the meantime.
 */
const ATTEMPTS = 3;

/** Counts of what a backup contains, and the images that it lacks. */
interface BackUp {
  rows: number;
  images: number;
  /** Keys of images that the database refers to but the store no longer has. */
  lost: string[];
}

/**
 * Copies the database and the images it refers to into a folder while the site runs. Images are copied before the
 * database, and those added in the meantime after it. If such an image is already gone, the row that referred to it
 * should be, too, so the database is copied again. Repeating an interrupted backup resumes it.
 * @throws ConfigError if the folder holds a complete backup or other files, or its disk is full; DatabaseError
 */
export async function backUp(config: Config, files: FileStore, path: string): Promise<BackUp> {
  const folder = await openForBackup(path);
  try {
    return await fill(folder, config, files);
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new ConfigError(`The disk of ${path} is full: free some space, and repeat the backup with the same folder.`);
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

async function fill(folder: BackupFolder, config: Config, files: FileStore): Promise<BackUp> {
  await copyImages(files, folder.images, await listImages(files));
  let lost: string[] = [];
  for (let attempt = 1; ; attempt++) {
    await writeDatabase(config, folder);
    const { rows, images } = await readContents(folder);
    const before = lost;
    lost = await copyImages(files, folder.images, images);
    // An image that was already missing in the previous attempt is lost for good.
    const isSettled = lost.every((key) => before.includes(key));
    if (!isSettled && attempt < ATTEMPTS) continue;
    const kept = images.filter((key) => !lost.includes(key));
    await removeOthers(folder, new Set(kept));
    await complete(folder, kept);
    return { rows, images: kept.length, lost };
  }
}

async function removeOthers({ images }: BackupFolder, kept: Set<string>): Promise<void> {
  for (const key of await listImages(images)) if (!kept.has(key)) await images.remove('media', key);
}

async function writeDatabase(config: Config, { draft, database }: BackupFolder): Promise<void> {
  await rm(draft, { force: true });
  await readSource(config, (lines) => pipeline(joinLines(lines), createGzip(), createWriteStream(draft)));
  await rename(draft, database);
}

/** Reads the configured database. Reads an embedded one through the process that has it open, if there is one. */
async function readSource(config: Config, receive: (lines: AsyncIterable<string>) => Promise<void>): Promise<void> {
  const socket = config.databaseUrl ? undefined : await connectToDumps(config.dataDir);
  if (socket) return receive(splitLines(socket));
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    throw new DatabaseError(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  const { db, close } = await openUnlimited(config);
  try {
    await dump(db, receive);
  } finally {
    await close();
  }
}

/** Checks that the backup's database is complete, counts its rows, and lists the images it refers to. */
async function readContents({ database }: BackupFolder): Promise<{ rows: number; images: string[] }> {
  const reader = new SectionReader(linesOfFile(database), 'The site stopped during the backup: repeat it.');
  const images: string[] = [];
  let rows = 0;
  for (let header = await reader.next(); header; header = await reader.next()) {
    if (header.section === 'table') rows += header.lines;
    for await (const line of reader.lines()) if (header.section === 'images') images.push(JSON.parse(line) as string);
  }
  return { rows, images };
}
