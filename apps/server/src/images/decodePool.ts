import { Problem } from '../contract/problem.ts';
import { refuseInTransaction } from '../inTransaction.ts';
import { unreadable, type ImageType } from './imageHeaders.ts';
import { createProcessPool, workerFile, type PoolOptions } from './processPool.ts';

/** A picture to encode again. */
export interface Job {
  type: ImageType;
  bytes: Buffer;
  /** More than these are refused. */
  maxPixels: number;
}

/** A job as its worker gets it. */
export type LimitedJob = Job & {
  /** The worker ends itself once the picture has taken this much CPU time, in ms. */
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
     * Encodes a picture again. Waits for a free worker.
     * @throws Problem `image-invalid-type` where it cannot be decoded, `image-too-complex` where it takes too much CPU time or
     *   memory, `service-unavailable` where the machine is too busy
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
