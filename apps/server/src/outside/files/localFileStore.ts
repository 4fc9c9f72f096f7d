import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { outsideTransactions } from '../../inTransaction.ts';
import type { FileStore, Place } from './fileStore.ts';
import { inBatches } from './inBatches.ts';

/** A store in a local folder. */
export function localFileStore(dir: string): FileStore {
  const path = (place: Place, key: string) => join(dir, place, key);
  return outsideTransactions<FileStore>('The file store', {
    async put(place, key, bytes) {
      await mkdir(join(dir, place), { recursive: true });
      const draft = path(place, `.${randomUUID()}`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, path(place, key));
      } catch (error) {
        // Deletes the partial file that a full disk leaves behind.
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (place, key) => readFile(path(place, key)).catch(orUndefined),
    remove: (place, key) => rm(path(place, key), { force: true }),
    async listOlder(place, time) {
      const names = (await readdir(join(dir, place)).catch(orUndefined)) ?? [];
      const older = await inBatches(
        names,
        async (name) => ((await stat(path(place, name)).catch(orUndefined))?.mtime ?? time) < time,
      );
      return names.filter((_, index) => older[index]);
    },
  });
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
