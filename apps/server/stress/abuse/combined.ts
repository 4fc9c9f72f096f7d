import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../processes.ts';
import type { AbuseCase } from './case.ts';
import { check, p99, times } from './measure.ts';
import { IDLE_CALLS, insertProjects, MAX_GROWTH, MAX_MEMORY, MAX_SLOWDOWN, readList } from './pictures.ts';
import { longThread } from './thread.ts';

const COMMENTS = 4000;

/** Number of searches. The variable ABUSE_SEARCHES overrides it, for example for a quick run. */
const SEARCHES = Number(process.env.ABUSE_SEARCHES ?? 30_000);

/** Interval between memory measurements, in ms. */
const MEMORY_INTERVAL = 500;

export const combined: AbuseCase = {
  name: 'readers, searches and hostile pictures at once',
  isLong: true,
  limit: 40 * 60_000,
  async run(site) {
    const { project, token } = await site.prepare(async (db) => {
      const { id, token } = await site.member(db, 'nova');
      await insertProjects(db, id);
      return { project: await longThread(db, site, COMMENTS), token };
    });
    const server = await site.start();
    const list = () => readList(server);
    await times(list, IDLE_CALLS);
    const idle = p99(await times(list, IDLE_CALLS));
    const idleMemory = memoryOf(server.pid);

    const began = performance.now();
    const load = fork(
      fileURLToPath(new URL('./combinedLoad.ts', import.meta.url)),
      [server.origin, String(project), token, String(SEARCHES)],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    const ended = Promise.all([text(load.stdout!), text(load.stderr!), once(load, 'exit')]);
    let most = idleMemory;
    const measuring = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), MEMORY_INTERVAL);
    const busy: number[] = [];
    try {
      while (load.exitCode === null && load.signalCode === null) busy.push(...(await times(list, 1)));
    } finally {
      clearInterval(measuring);
      load.kill();
    }
    const [output, faults] = await ended;
    check(
      load.exitCode === 0,
      `The load ended early: ${faults.split('\n').find((line) => line.includes('Error')) ?? ''}`,
    );
    const { searches, refused, pages, pictures } = JSON.parse(output) as {
      searches: number;
      refused: number;
      pages: number;
      pictures: Record<number, number>;
    };

    const slowdown = p99(busy) / idle;
    const seen =
      `list p99 ${p99(busy).toFixed(1)} ms of ${busy.length} calls, ${idle.toFixed(1)} ms idle (${slowdown.toFixed(1)}×), ` +
      `${Math.round(most)} MiB at most, ${Math.round(idleMemory)} MiB idle, ${searches} searches (${refused} × 503) and ` +
      `${pages} pages in ${Math.round((performance.now() - began) / 1000)} s, pictures ${JSON.stringify(pictures)}`;
    const mostMemory = site.engine === 'PGlite' ? idleMemory + MAX_GROWTH : MAX_MEMORY;
    check(slowdown <= MAX_SLOWDOWN && most <= mostMemory, seen);
    return seen;
  },
};
