import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../contract/problem.ts';
import { packageRoot } from '../paths.ts';

/** The message by which a worker reports that it is ready for its first job. */
export const READY = { isReady: true };

/** Settings of a pool. */
export interface PoolOptions<Job> {
  /** Path of the worker's file, from {@link workerFile}. */
  file: string;
  /** Maximum number of concurrent jobs, each in its own process. */
  workers: number;
  /** Maximum length of the queue; further jobs are refused. Default: no limit. */
  waiting?: number;
  /** Timeout of a job, in ms. */
  timeout: number;
  /** Time after which an idle worker is killed, in ms. */
  idle: number;
  /** Maximum size of a worker's JavaScript heap, in MB. */
  heap: number;
  /** Creates the error for a job whose worker exited. */
  onEnd: (job: Job) => Error;
}

/** Timeout for a new worker to become ready, in ms. */
const START_TIMEOUT = 10_000;

/** Seconds after which a caller may retry if the queue is full, or a worker times out or doesn't start. */
const RETRY_AFTER = 10;

interface Waiting<Job, Answer> {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** An idle worker, and the timer that kills it. */
interface Resting {
  worker: ChildProcess;
  timer: NodeJS.Timeout;
}

/**
 * Creates a pool of processes for native code. Terminating a thread doesn't stop native code, but killing a process
 * frees its core and memory immediately.
 * @returns a function that runs a job in a worker. It rejects with the error of `onEnd` if the worker exits, and with
 * Problem `service-unavailable` if the queue is full, the job times out or the worker doesn't start. Its `prepare`
 * starts a worker for the next job if there is none.
 */
export function createProcessPool<Job extends object, Answer extends object>(options: PoolOptions<Job>) {
  const waiting: Waiting<Job, Answer>[] = [];
  const resting: Resting[] = [];
  let working = 0;

  async function work({ job, resolve, reject }: Waiting<Job, Answer>): Promise<void> {
    working++;
    let worker: ChildProcess | undefined;
    try {
      worker = takeResting(resting) ?? (await startWorker(options));
      resolve(await ask(worker, job, options));
      rest(worker);
    } catch (error) {
      worker?.kill('SIGKILL');
      reject(error);
    } finally {
      working--;
      next();
    }
  }

  /** Keeps a worker for the next job, without keeping this process alive for it. */
  function rest(worker: ChildProcess): void {
    setReferenced(worker, false);
    const timer = setTimeout(() => {
      resting.splice(resting.indexOf(entry), 1);
      worker.kill('SIGKILL');
    }, options.idle);
    timer.unref();
    const entry = { worker, timer };
    resting.push(entry);
  }

  function next(): void {
    if (working < options.workers && waiting.length > 0) void work(waiting.shift()!);
  }

  async function prepare(): Promise<void> {
    if (working > 0 || resting.length > 0) return;
    // Counts as working, so that a job waits for this worker instead of starting another.
    working++;
    try {
      rest(await startWorker(options));
    } catch {
      // The next job tries again and reports the failure.
    } finally {
      working--;
      next();
    }
  }

  const run = async (job: Job): Promise<Answer> => {
    if (working >= options.workers && waiting.length >= (options.waiting ?? Infinity)) throw busy();
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      next();
    });
  };
  return Object.assign(run, { prepare });
}

const busy = () => Problem.retryAfter(RETRY_AFTER, 'service-unavailable', 'The machine is too busy for pictures.');

/** Takes an idle worker that is still connected; undefined if there is none. */
function takeResting(resting: Resting[]): ChildProcess | undefined {
  for (let entry = resting.pop(); entry; entry = resting.pop()) {
    const { worker, timer } = entry;
    clearTimeout(timer);
    if (worker.connected) {
      setReferenced(worker, true);
      return worker;
    }
  }
  return undefined;
}

function setReferenced(worker: ChildProcess, isReferenced: boolean): void {
  const change = isReferenced ? 'ref' : 'unref';
  worker[change]();
  worker.channel?.[change]();
}

/** True in the built server, which runs bundled workers from its own folder. Tests and development run the sources. */
const isBuilt = import.meta.url.endsWith('.js');

/** Returns the path of a worker's file. @param source path of the worker's source, relative to this file */
export const workerFile = (source: string): string =>
  fileURLToPath(new URL(isBuilt ? `./${source.split('/').at(-1)!.replace('.ts', '.js')}` : source, import.meta.url));

async function startWorker({ file, heap }: Pick<PoolOptions<never>, 'file' | 'heap'>): Promise<ChildProcess> {
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${heap}`, ...(isBuilt ? [] : ['--import', 'tsx'])],
    // Node resolves `--import tsx` from the working directory.
    cwd: packageRoot,
    // Withholds the server's secrets. One picture needs only one thread and one `malloc` arena.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Sending to a killed worker fails later with an `error` event, which would end this process without a listener.
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

async function ask<Job extends object, Answer>(
  worker: ChildProcess,
  job: Job,
  { timeout, onEnd }: Pick<PoolOptions<Job>, 'timeout' | 'onEnd'>,
): Promise<Answer> {
  const answered = reply(worker, timeout, { onEnd: () => onEnd(job), onTimeout: busy });
  worker.send(job);
  return (await answered) as Answer;
}

/** Errors for a worker that exits or times out. */
interface Failures {
  onEnd: () => Error;
  onTimeout: () => Error;
}

/** Waits for a worker's next message. Rejects if the worker exits first or takes too long. */
function reply(worker: ChildProcess, timeout: number, { onEnd, onTimeout }: Failures): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onFailure).off('error', onFailure);
      done();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer));
    const onFailure = () => settle(() => reject(onEnd()));
    const timer = setTimeout(() => settle(() => reject(onTimeout())), timeout);
    worker.once('message', onMessage).once('exit', onFailure).once('error', onFailure);
  });
}
