import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from './figures.ts';

/** The CPU time of reads at random places of memory. */
export interface Reading {
  /** Time of the reading, in ms since 1970. */
  at: number;
  /** In µs. */
  time: number;
}

/** Times by which a reading takes longer than usual when memory is slow. */
const SLOW = 2;

/** Time for which calls wait for those before them after memory was slow, in ms. */
const DRAIN = 250;

export interface MemoryWatch {
  /**
   * Ends a period.
   * @returns a function that says whether memory was fast from shortly before a time until another, in ms since 1970
   */
  read: () => Promise<(from: number, to: number) => boolean>;
  close: () => void;
}

/**
 * Watches how fast memory is. Virtual machines on one host share its caches and the way to its memory: while another
 * one uses them, all that reads memory is slower, and no counter in this machine says so. The watch takes about 2 % of
 * a core.
 */
export async function watchMemory(): Promise<MemoryWatch> {
  const probe = fork(new URL('./memoryProbe.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  await once(probe, 'spawn');
  const died = once(probe, 'exit').then(() => {
    throw new Error('The process that watches the memory has died.');
  });
  // Nobody waits for it between two readings, nor at the end.
  died.catch(() => {});
  const take = async () => {
    probe.send('read');
    const [readings] = (await Promise.race([once(probe, 'message'), died])) as [Reading[]];
    return readings;
  };
  await take();
  return {
    async read() {
      const readings = await take();
      const usual = median(readings.map(({ time }) => time));
      const slow = readings.filter(({ time }) => time > SLOW * usual).map(({ at }) => at);
      return (from, to) => !slow.some((at) => at > from - DRAIN && at < to);
    },
    close: () => probe.disconnect(),
  };
}
