import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';
/** Free space required to use {@link MEMORY}, in bytes. In containers, it often has only 64 MB in total. */
const NEEDED = 4 * 2 ** 30;

/** Returns the parent folder for throwaway databases: in memory if there is room, which makes copies twice as fast. */
export function scratchRoot(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED ? MEMORY : tmpdir();
}
