import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A least-recently-used cache of files on the local disk. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Creates a cache in its own folder, which it empties first. Other processes may empty the folder as well: a missing file
 * counts as a cache miss.
 * @param most maximum total size of the files, in bytes
 */
export async function createDiskCache(folder: string, most: number): Promise<DiskCache> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  /** File sizes in bytes by key, the most recently used key last. */
  const sizes = new Map<string, number>();
  let total = 0;

  function forget(key: string): void {
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  return {
    async get(key) {
      const size = sizes.get(key);
      if (size === undefined) return undefined;
      try {
        const bytes = await readFile(join(folder, key));
        sizes.delete(key);
        sizes.set(key, size);
        return bytes;
      } catch {
        forget(key);
        return undefined;
      }
    },
    async put(key, bytes) {
      await writeFile(join(folder, key), bytes);
      forget(key);
      sizes.set(key, bytes.length);
      total += bytes.length;
      for (const oldest of sizes.keys()) {
        if (total <= most) break;
        forget(oldest);
        await rm(join(folder, oldest), { force: true });
      }
    },
  };
}
