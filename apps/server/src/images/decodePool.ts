import { Problem } from '../contract/problem.ts';
import { refuseInTransaction } from '../inTransaction.ts';
import { unreadable, type ImageType } from './imageHeaders.ts';
import { createProcessPool, workerFile, type PoolOptions } from './processPool.ts';

/** An image to encode again. */
export interface Job {
  type: ImageType;
  bytes: Buffer;
  /** Maximum number of pixels. */
  maxPixels: number;
}

/** A job as sent to its worker. */
export type LimitedJob = Job & {
  /** CPU time after which the worker exits, in ms. */
  cpuLimit: number;
};

/** What a worker says of a picture: encoded again, or that it could not decode it. */
export type Answer = { recoded: Uint8Array } | { unreadable: true };

type DecodeOptions = Pick<PoolOptions<LimitedJob>, 'workers' | 'timeout' | 'idle'> & {
  /** Most CPU time for one picture, in ms. On a busy machine that is longer by the clock, and no fault of the picture. */
  cpuLimit: number;
};

/** Makes a pool of processes that decode pictures. */
export function createDecodePool({ cpuLimit, ...options }: DecodeOptions) {
  const decode = createProcessPool<LimitedJob, Answer>({
    ...options,
    file: workerFile('./decodeWorker.ts'),
    heap: 64,
    onEnd: () => new Problem('image-too-complex', 'It takes too long to decode.'),
  });
  return {
    /**
     * Encodes an image again, as soon as a worker is free.
     * @throws Problem `image-invalid-type` if it can't be decoded, `image-too-complex` if it takes too much CPU time
     * or memory, `service-unavailable` if the machine is too busy
     */
    async recode(job: Job): Promise<Buffer> {
      refuseInTransaction('Decoding a picture');
      const answer = await decode({ ...job, cpuLimit });
      if (!('recoded' in answer)) throw unreadable();
      return Buffer.from(answer.recoded);
    },
  };
}

/** The pool of this process. Its workers start with the first picture. */
export const { recode } = createDecodePool({ workers: 2, cpuLimit: 2000, timeout: 10_000, idle: 10_000 });
