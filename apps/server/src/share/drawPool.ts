import { createProcessPool, workerFile } from '../images/processPool.ts';
import type { SharePicture } from './picture.ts';

/** What a worker answers. */
export interface Drawn {
  png: Uint8Array;
}

/** Makes a pool of processes that draw share pictures. */
export const createDrawPool = (options: { workers: number; waiting: number; timeout: number; idle: number }) =>
  createProcessPool<SharePicture, Drawn>({
    ...options,
    file: workerFile('../share/drawWorker.ts'),
    heap: 128,
    onEnd: ({ title }) => new Error(`The worker ended while it drew the share picture of “${title}”.`),
  });

/** The pool of this process. One worker draws several pictures a second; who finds 16 before them is told to come back. */
export const draw = createDrawPool({ workers: 1, waiting: 16, timeout: 10_000, idle: 60_000 });
