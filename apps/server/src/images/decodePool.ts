import { Problem } from '../contract/problem.ts';
import { refuseInTransaction } from '../inTransaction.ts';
import { unreadable, type ImageType } from './imageHeaders.ts';
import { createProcessPool, workerFile, type PoolOptions } from './processPool.ts';

/** An image to re-encode. */
export interface Job {
  type: ImageType;
  bytes: Buffer;
  /** Images with more pixels are refused. */
  maxPixels: number;
  /** Makes a WebP of at most this width, in pixels. By default, the type and size don't change. */
  maxWidth?: number;
}

/** A re-encoded image. */
export interface Picture {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A job as sent to its worker. */
export type LimitedJob = Job & {
  /** CPU time after which the worker exits, in ms. */
  cpuLimit: number;
};

/** A worker's reply: the re-encoded picture, or `unreadable` if it can't be decoded. */
export type Answer = { recoded: Uint8Array; width: number; height: number } | { unreadable: true };

type DecodeOptions = Pick<PoolOptions<LimitedJob>, 'workers' | 'timeout' | 'idle'> & {
  /** Maximum CPU time per picture, in ms. Unlike wall-clock time, it doesn't depend on the machine's load. */
  cpuLimit: number;
};

/** Creates a pool of processes that decode pictures. */
export function createDecodePool({ cpuLimit, ...options }: DecodeOptions) {
  const decode = createProcessPool<LimitedJob, Answer>({
    ...options,
    file: workerFile('./decodeWorker.ts'),
    heap: 64,
    onEnd: () => new Problem('image-too-complex', 'The image takes too long to decode.'),
  });
  async function run(job: Job): Promise<Picture> {
    refuseInTransaction('Decoding a picture');
    const answer = await decode({ ...job, cpuLimit });
    if (!('recoded' in answer)) throw unreadable();
    return { bytes: Buffer.from(answer.recoded), width: answer.width, height: answer.height };
  }
  return {
    /**
     * Re-encodes an image as soon as a worker is free.
     * @throws Problem `image-invalid-type` if it can't be decoded, `image-too-complex` if it takes too much CPU time
     * or memory, `service-unavailable` if the machine is too busy
     */
    recode: async (job: Job): Promise<Buffer> => (await run(job)).bytes,
    /** Like `recode`, but creates a WebP that is at most `maxWidth` wide. */
    shrink: (job: Job & { maxWidth: number }): Promise<Picture> => run(job),
  };
}

/** This process's pool. Its workers start with the first picture. */
export const { recode, shrink } = createDecodePool({ workers: 2, cpuLimit: 2000, timeout: 10_000, idle: 10_000 });
