import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../contract/problem.ts';
import { refuseInTransaction } from '../inTransaction.ts';
import { packageRoot } from '../paths.ts';
import { unreadable, type ImageType } from './imageHeaders.ts';

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

/** A worker's message: it is ready, the encoded image, or that the image can't be decoded. */
export type Answer = { isReady: true } | { recoded: Uint8Array } | { unreadable: true };

/** Options of a pool. */
interface PoolOptions {
  /** Maximum number of images decoded concurrently, each in its own process. */
  workers: number;
  /** CPU time limit for one image, in ms. Wall-clock time would blame the image for a busy machine. */
  cpuLimit: number;
  /** Wall-clock time limit for one image, in ms. */
  timeout: number;
  /** Time after which an idle worker is stopped, in ms. */
  idle: number;
}

/** Timeout for starting a worker, in ms. */
const START_TIMEOUT = 10_000;

/** Seconds after which a call may be retried if its worker did not start or finish. */
const RETRY_AFTER = 10;

interface Waiting {
  job: Job;
  resolve: (recoded: Buffer) => void;
  reject: (error: unknown) => void;
}

/**
 * Creates a pool of processes that decode images. They are processes and not threads, because native code keeps
 * running when its thread is terminated. Killing a process frees its core and memory at once.
 */
export function createDecodePool({ workers: most, cpuLimit, timeout, idle }: PoolOptions) {
  const waiting: Waiting[] = [];
  const resting: ChildProcess[] = [];
  let working = 0;

  async function work({ job, resolve, reject }: Waiting): Promise<void> {
    working++;
    let worker: ChildProcess | undefined;
    try {
      worker = takeResting(resting) ?? (await startWorker());
      resolve(await ask(worker, { ...job, cpuLimit }, timeout));
      rest(worker);
    } catch (error) {
      worker?.kill('SIGKILL');
      reject(error);
    } finally {
      working--;
      next();
    }
  }

  /** Keeps an idle worker for the next image, without keeping this process alive for it. */
  function rest(worker: ChildProcess): void {
    setReferenced(worker, false);
    resting.push(worker);
    const timer = setTimeout(() => {
      const at = resting.indexOf(worker);
      if (at < 0) return;
      resting.splice(at, 1);
      worker.kill('SIGKILL');
    }, idle);
    timer.unref();
  }

  function next(): void {
    if (working < most && waiting.length > 0) void work(waiting.shift()!);
  }

  return {
    /**
     * Encodes an image again, as soon as a worker is free.
     * @throws Problem `image-invalid-type` if it can't be decoded, `image-too-complex` if it takes too much CPU time
     * or memory, `service-unavailable` if the machine is too busy
     */
    async recode(job: Job): Promise<Buffer> {
      refuseInTransaction('Decoding a picture');
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        next();
      });
    },
  };
}

/** Takes an idle worker that is still alive. */
function takeResting(resting: ChildProcess[]): ChildProcess | undefined {
  for (let worker = resting.pop(); worker; worker = resting.pop())
    if (worker.connected) {
      setReferenced(worker, true);
      return worker;
    }
  return undefined;
}

function setReferenced(worker: ChildProcess, isReferenced: boolean): void {
  const change = isReferenced ? 'ref' : 'unref';
  worker[change]();
  worker.channel?.[change]();
}

/** The built server has the worker next to it; tests and development run the source. */
const isBuilt = import.meta.url.endsWith('.js');
const workerFile = fileURLToPath(new URL(isBuilt ? './decodeWorker.js' : './decodeWorker.ts', import.meta.url));

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(workerFile, {
    execArgv: ['--max-old-space-size=64', ...(isBuilt ? [] : ['--import', 'tsx'])],
    // The folder from which tsx can be resolved.
    cwd: packageRoot,
    // Passes none of the server's secrets. One image needs only one thread and one heap.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A message to a killed worker fails later. Without a listener, that error would end this process.
  worker.on('error', () => undefined);
  try {
    const failure = () => new Error('A worker for pictures did not start.');
    await reply(worker, START_TIMEOUT, { onEnd: failure, onTimeout: failure });
  } catch (error) {
    worker.kill('SIGKILL');
    throw Problem.causedBy(error, 'service-unavailable', RETRY_AFTER);
  }
  return worker;
}

async function ask(worker: ChildProcess, job: LimitedJob, timeout: number): Promise<Buffer> {
  const answered = reply(worker, timeout, {
    onEnd: () => new Problem('image-too-complex', 'It takes too long to decode.'),
    onTimeout: () => Problem.retryAfter(RETRY_AFTER, 'service-unavailable', 'The machine is too busy for pictures.'),
  });
  worker.send(job);
  const answer = await answered;
  if (!('recoded' in answer)) throw unreadable();
  return Buffer.from(answer.recoded);
}

/** Errors for a worker that ends or times out before it answers. */
interface Failures {
  onEnd: () => Error;
  onTimeout: () => Error;
}

/** Waits for a worker's next answer. */
function reply(worker: ChildProcess, timeout: number, { onEnd, onTimeout }: Failures): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onFailure).off('error', onFailure);
      done();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer as Answer));
    const onFailure = () => settle(() => reject(onEnd()));
    const timer = setTimeout(() => settle(() => reject(onTimeout())), timeout);
    worker.once('message', onMessage).once('exit', onFailure).once('error', onFailure);
  });
}

/** This process's pool. Its workers start with the first image. */
export const { recode } = createDecodePool({ workers: 2, cpuLimit: 2000, timeout: 10_000, idle: 10_000 });
