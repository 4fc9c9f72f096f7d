import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../contract/problem.ts';
import { packageRoot } from '../paths.ts';

/** What a worker sends once it can take its first job. */
export const READY = { isReady: true };

/** How a pool works. */
export interface PoolOptions<Job> {
  /** The file of the worker, as {@link workerFile} finds it. */
  file: string;
  /** Most jobs at the same time, each in a process of its own. */
  workers: number;
  /** Most jobs that wait for a worker. Another one is refused. Default: no limit. */
  waiting?: number;
  /** Longest time for one job by the clock, in ms. */
  timeout: number;
  /** How long a worker without work is kept, in ms. */
  idle: number;
  /** Most memory for JavaScript in one worker, in MB. */
  heap: number;
  /** Why a job fails whose worker ended. */
  onEnd: (job: Job) => Error;
}

/** Longest time until a new worker is ready, in ms. */
const START_TIMEOUT = 10_000;

/** When a call may be repeated that found the pool full, or whose worker did not start or finish, in s. */
const RETRY_AFTER = 10;

interface Waiting<Job, Answer> {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes a pool of processes for work in native code. Processes rather than threads: native code goes on when its thread is
 * terminated, but a killed process frees its core and its memory at once.
 * @returns a function that has a worker answer a job. It throws Problem `service-unavailable` if the machine is too busy.
 */
export function createProcessPool<Job extends object, Answer extends object>(options: PoolOptions<Job>) {
  const waiting: Waiting<Job, Answer>[] = [];
  const resting: ChildProcess[] = [];
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
    resting.push(worker);
    const timer = setTimeout(() => {
      const at = resting.indexOf(worker);
      if (at < 0) return;
      resting.splice(at, 1);
      worker.kill('SIGKILL');
    }, options.idle);
    timer.unref();
  }

  function next(): void {
    if (working < options.workers && waiting.length > 0) void work(waiting.shift()!);
  }

  return async (job: Job): Promise<Answer> => {
    if (working >= options.workers && waiting.length >= (options.waiting ?? Infinity)) throw busy();
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      next();
    });
  };
}

const busy = () => Problem.retryAfter(RETRY_AFTER, 'service-unavailable', 'The machine is too busy for pictures.');

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

/** The built server has its workers beside it; tests and development run their sources. */
const isBuilt = import.meta.url.endsWith('.js');

/** @param source the path of the worker's source, from here */
export const workerFile = (source: string): string =>
  fileURLToPath(new URL(isBuilt ? `./${source.split('/').at(-1)!.replace('.ts', '.js')}` : source, import.meta.url));

async function startWorker({ file, heap }: Pick<PoolOptions<never>, 'file' | 'heap'>): Promise<ChildProcess> {
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${heap}`, ...(isBuilt ? [] : ['--import', 'tsx'])],
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

async function ask<Job extends object, Answer>(
  worker: ChildProcess,
  job: Job,
  { timeout, onEnd }: Pick<PoolOptions<Job>, 'timeout' | 'onEnd'>,
): Promise<Answer> {
  const answered = reply(worker, timeout, { onEnd: () => onEnd(job), onTimeout: busy });
  worker.send(job);
  return (await answered) as Answer;
}

/** Why a worker gave no answer: it ended, or it took too long. */
interface Failures {
  onEnd: () => Error;
  onTimeout: () => Error;
}

/** The next answer of a worker. */
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
