import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SizedMap } from '../sizedMap.ts';

/** A least-recently-used cache of files on the local disk. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Creates a cache in its own folder, which it empties first. Other processes may empty the folder or be writing the same
 * file: a missing or incomplete file counts as a cache miss.
 * @param most maximum total size of the files, in bytes
 */
export async function createDiskCache(folder: string, most: number): Promise<DiskCache> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  /** File sizes in bytes by key, the most recently used key last. */
  const sizes = new SizedMap<number>(most);

  return {
    async get(key) {
      const size = sizes.get(key);
      if (size === undefined) return undefined;
      try {
        const bytes = await readFile(join(folder, key));
        if (bytes.length === size) {
          sizes.set(key, size, size);
          return bytes;
        }
      } catch {
        // Read errors count as cache misses, too.
      }
      sizes.delete(key);
      return undefined;
    },
    async put(key, bytes) {
      await writeFile(join(folder, key), bytes);
      for (const oldest of sizes.set(key, bytes.length, bytes.length)) await rm(join(folder, oldest), { force: true });
    },
  };
}
