import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../contract/problem.ts';
import { refuseInTransaction } from '../inTransaction.ts';
import { packageRoot } from '../paths.ts';
import { unreadable, type ImageType } from './imageHeaders.ts';

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

/** What a worker says: that it can begin, the picture encoded again, or that it could not decode it. */
export type Answer = { isReady: true } | { recoded: Uint8Array } | { unreadable: true };

/** How a pool works. */
interface PoolOptions {
  /** Most pictures decoded at the same time, each in a process of its own. */
  workers: number;
  /** Most CPU time for one picture, in ms. On a busy machine that is longer by the clock, and no fault of the picture. */
  cpuLimit: number;
  /** Longest time for one picture by the clock, in ms. */
  timeout: number;
  /** How long a worker without work is kept, in ms. */
  idle: number;
}

/** Longest time until a new worker is ready, in ms. */
const START_TIMEOUT = 10_000;

/** When a call may be repeated whose worker did not start or finish, in s. */
const RETRY_AFTER = 10;

interface Waiting {
  job: Job;
  resolve: (recoded: Buffer) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes a pool of processes that decode pictures. Processes rather than threads: a decoder in native code goes on when its thread
 * is terminated, but a killed process frees its core and its memory at once.
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

  /** Keeps a worker for the next picture, without keeping this process alive for it. */
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
     * Encodes a picture again. Waits for a free worker.
     * @throws Problem `image-invalid-type` where it cannot be decoded, `image-too-complex` where it takes too much CPU time or
     *   memory, `service-unavailable` where the machine is too busy
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

/** A worker that still lives. */
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

/** The built server has the worker beside it; tests and development run its source. */
const isBuilt = import.meta.url.endsWith('.js');
const workerFile = fileURLToPath(new URL(isBuilt ? './decodeWorker.js' : './decodeWorker.ts', import.meta.url));

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(workerFile, {
    execArgv: ['--max-old-space-size=64', ...(isBuilt ? [] : ['--import', 'tsx'])],
    // From where tsx is found.
    cwd: packageRoot,
    // None of the server's secrets. One picture needs one thread and one heap.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A message to a killed worker fails later. Nobody waits for it, and unheard it would end this process.
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

/** Why a worker gave no answer: it ended, or it took too long. */
interface Failures {
  onEnd: () => Error;
  onTimeout: () => Error;
}

/** The next answer of a worker. */
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

/** The pool of this process. Its workers start with the first picture. */
export const { recode } = createDecodePool({ workers: 2, cpuLimit: 2000, timeout: 10_000, idle: 10_000 });
