import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the files that were used last in a folder of this machine. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Makes such a cache in a folder of its own, which is emptied first. Other processes may empty it too: a missing file is only
 * made again.
 * @param most bytes of all files
 */
export async function createDiskCache(folder: string, most: number): Promise<DiskCache> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  /** Bytes by key, the key that was used last at the end. */
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
