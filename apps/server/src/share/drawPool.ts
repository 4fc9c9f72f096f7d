import { createProcessPool, workerFile } from '../images/processPool.ts';
import type { SharePicture } from './picture.ts';

/** A worker's reply. */
export interface Drawn {
  png: Uint8Array;
}

/** Creates a pool of processes that draw share pictures. */
export const createDrawPool = (options: { workers: number; waiting: number; timeout: number; idle: number }) =>
  createProcessPool<SharePicture, Drawn>({
    ...options,
    file: workerFile('../share/drawWorker.ts'),
    heap: 128,
    onEnd: ({ title }) => new Error(`The worker ended while it drew the share picture of “${title}”.`),
  });

/** This process's pool. One worker draws several pictures a second; beyond 16 in the queue, callers must retry later. */
export const draw = createDrawPool({ workers: 1, waiting: 16, timeout: 10_000, idle: 60_000 });
