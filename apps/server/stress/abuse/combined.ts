import { memoryOf } from '../processes.ts';
import type { AbuseCase } from './case.ts';
import { check, p99, times } from './measure.ts';
import { barOf, type Bar, IDLE_CALLS, insertProjects, readList } from './pictures.ts';
import { longThread } from './thread.ts';
import { underAttack } from './underAttack.ts';

const COMMENTS = 4000;

/** Number of searches. The variable ABUSE_SEARCHES overrides it, for example for a quick run. */
const SEARCHES = Number(process.env.ABUSE_SEARCHES ?? 30_000);

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
    const { took, memory, output } = await underAttack<{
      searches: number;
      refused: number;
      pages: number;
      pictures: Record<number, number>;
    }>(
      new URL('./combinedLoad.ts', import.meta.url),
      [server.origin, String(project), token, String(SEARCHES)],
      server.pid,
      list,
    );
    const { searches, refused, pages, pictures } = output;

    // PGlite has a single connection for all calls, see decision 0023.
    const bar: Bar =
      site.engine === 'PGlite' ? { memory: idleMemory + 350, p99: 1000 } : barOf(site.engine, idle, idleMemory);
    const seen =
      `list p99 ${p99(took).toFixed(1)} ms of ${took.length} calls, ${idle.toFixed(1)} ms idle (${(p99(took) / idle).toFixed(1)}×), ` +
      `${Math.round(memory)} MiB at most, ${Math.round(idleMemory)} MiB idle, ${searches} searches (${refused} × 503) and ` +
      `${pages} pages in ${Math.round((performance.now() - began) / 1000)} s, pictures ${JSON.stringify(pictures)}`;
    check(p99(took) <= bar.p99 && memory <= bar.memory, seen);
    return seen;
  },
};
