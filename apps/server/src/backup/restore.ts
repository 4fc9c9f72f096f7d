import type { Config } from '../config.ts';
import { openUnlimited } from '../db/database.ts';
import type { FileStore } from '../outside/files/fileStore.ts';
import { copyImages, openForRestore } from './folder.ts';
import { linesOfFile } from './lines.ts';
import { load, refuseMembers, type Loaded } from './load.ts';

/**
 * Restores a backup: its images into the file store, then its rows into a database without members. All checksums are
 * compared first, and the rows are written in one transaction, so an interrupted restore can be repeated.
 * @returns the counts of the load, and the images that the backup lacks
 * @throws ConfigError if the backup is incomplete or damaged, DatabaseError
 */
export async function restore(config: Config, files: FileStore, path: string): Promise<Loaded & { lost: string[] }> {
  const { folder, images } = await openForRestore(path);
  const { db, close } = await openUnlimited(config);
  try {
    await refuseMembers(db);
    await copyImages(folder.images, files, images);
    const loaded = await load(db, linesOfFile(folder.database));
    const kept = new Set(images);
    return { ...loaded, lost: loaded.images.filter((key) => !kept.has(key)) };
  } finally {
    await close();
  }
}
