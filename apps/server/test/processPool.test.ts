import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createProcessPool, READY } from '../src/images/processPool.ts';

/** Creates a pool whose workers answer each job with their process id. */
async function usePool() {
  const folder = await mkdtemp(join(tmpdir(), 'pool-'));
  const [file, log] = [join(folder, 'worker.mjs'), join(folder, 'started')];
  await writeFile(log, '');
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(log)}, process.pid + ' ');
     process.on('message', () => process.send({ pid: process.pid }));
     process.send(${JSON.stringify(READY)});`,
  );
  const pool = createProcessPool<object, { pid: number }>({
    file,
    workers: 1,
    timeout: 30_000,
    idle: 60_000,
    heap: 32,
    onEnd: () => new Error('The worker ended.'),
  });
  /** Returns the process ids of all workers started so far. */
  const started = async () => (await readFile(log, 'utf8')).trim().split(' ').filter(Boolean).map(Number);
  onTestFinished(async () => {
    for (const pid of await started())
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The pool has killed it.
      }
    await rm(folder, { recursive: true });
  });
  return { pool, started };
}

it('a prepared worker does the next job, and no second one is prepared', async () => {
  const { pool, started } = await usePool();
  await Promise.all([pool.prepare(), pool.prepare()]);
  const [prepared] = await started();
  expect(await pool({})).toEqual({ pid: prepared });
  await pool.prepare();
  expect(await started()).toEqual([prepared]);
});

it('a job that comes while a worker is prepared waits for it', async () => {
  const { pool, started } = await usePool();
  const preparing = pool.prepare();
  const { pid } = await pool({});
  await preparing;
  expect(await started()).toEqual([pid]);
});

it('a worker is killed only after it has rested for the whole idle time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { pool, started } = await usePool();
  await pool.prepare();
  vi.advanceTimersByTime(40_000);
  const { pid } = await pool({});
  vi.advanceTimersByTime(40_000);
  expect(await pool({})).toEqual({ pid });
  vi.advanceTimersByTime(60_000);
  const next = await pool({});
  expect(await started()).toEqual([pid, next.pid]);
});
