import { memoryOf } from '../processes.ts';
import type { AbuseCase } from './case.ts';
import { check, get, p99, times } from './measure.ts';
import {
  checkPictures,
  IDLE_CALLS,
  insertProjects,
  MAX_GROWTH,
  MAX_MEMORY,
  MAX_SLOWDOWN,
  readList,
  uploadHostilePictures,
} from './pictures.ts';
import { longThread, readAll } from './thread.ts';

const COMMENTS = 4000;
const READERS = 20;
const SEARCHES = 30_000;

/** Searches under way at a time. */
const SEARCHERS = 4;

/** How often memory is measured, in ms. */
const MEMORY_INTERVAL = 100;

export const combined: AbuseCase = {
  name: 'readers, searches and hostile pictures at once',
  isLong: true,
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
    let isOver = false;
    let most = idleMemory;
    const measuring = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), MEMORY_INTERVAL);
    const busy: number[] = [];
    const watch = async () => {
      while (!isOver) busy.push(...(await times(list, 1)));
    };
    let pages = 0;
    const read = async () => {
      const isLastPage = () => {
        pages++;
        return isOver;
      };
      while (!isOver) await readAll(server, project, 50, isLastPage);
    };
    let searches = 0;
    let refused = 0;
    const search = async () => {
      while (searches < SEARCHES && !isOver) {
        const { status, headers } = await get(server, `/projects?search=word${searches++}+x`);
        if (status === 503 && Number(headers['retry-after']) > 0) refused++;
        else check(status === 200, `A search was answered ${status}.`);
      }
    };
    const pictures: Record<number, number> = {};
    const sendPictures = async () => {
      while (searches < SEARCHES && !isOver) {
        const keys = await uploadHostilePictures(server, token);
        for (const status of await checkPictures(server, token, keys)) pictures[status] = (pictures[status] ?? 0) + 1;
      }
    };
    const end = () => {
      isOver = true;
    };
    const endOnFailure = async (load: Promise<unknown>) => {
      try {
        await load;
      } catch (error) {
        end();
        throw error;
      }
    };
    const finite = Promise.all([sendPictures(), ...Array.from({ length: SEARCHERS }, search)]).then(end);
    const loads = [finite, watch(), ...Array.from({ length: READERS }, read)].map(endOnFailure);
    // All of them have ended before the server goes.
    await Promise.allSettled(loads);
    clearInterval(measuring);
    await Promise.all(loads);

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
