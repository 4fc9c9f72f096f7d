import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * Where files are: unchecked uploads, images that are served, the hashed assets of recent builds of the site, and the list
 * of assets of each of those builds.
 */
export type Place = 'incoming' | 'media' | 'assets' | 'builds';

/** Keeps files by key: in a folder of this machine, or in an object storage. */
export interface FileStore {
  /** Writes a whole file or none. */
  put(place: Place, key: string, bytes: Buffer): Promise<void>;
  /** The file, or undefined where there is none. */
  get(place: Place, key: string): Promise<Buffer | undefined>;
  /** Removes the file if it is there. */
  remove(place: Place, key: string): Promise<void>;
  /** Keys of the files that were written before `time`. */
  listOlder(place: Place, time: Date): Promise<string[]>;
  /** Where the store itself takes an incoming file by PUT; absent where this server takes it. */
  uploadUrl?(key: string, contentType: string, seconds: number): Promise<string>;
}

/** The store that is configured. */
export async function createFileStore({ s3, dataDir, providerTimeout }: Config): Promise<FileStore> {
  if (!s3) return localFileStore(dataDir);
  // Loaded on first use: most sites keep their images on their own disk.
  const { s3FileStore } = await import('./s3FileStore.ts');
  return s3FileStore(s3, providerTimeout);
}

/** A store in a folder of this machine. */
export function localFileStore(dir: string): FileStore {
  const path = (place: Place, key: string) => join(dir, place, key);
  return {
    async put(place, key, bytes) {
      await mkdir(join(dir, place), { recursive: true });
      const draft = path(place, `.${randomUUID()}`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, path(place, key));
      } catch (error) {
        // Of a full disk, a part would stay.
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (place, key) => readFile(path(place, key)).catch(orUndefined),
    remove: (place, key) => rm(path(place, key), { force: true }),
    async listOlder(place, time) {
      const names = (await readdir(join(dir, place)).catch(orUndefined)) ?? [];
      const older = await Promise.all(
        names.map(async (name) => ((await stat(path(place, name)).catch(orUndefined))?.mtime ?? time) < time),
      );
      return names.filter((_, index) => older[index]);
    },
  };
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
