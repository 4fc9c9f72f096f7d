// What Linux tells about processes. What is asked of a process that has ended comes back empty.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Memory of a process and everything it started, in MiB. It is the proportional set size, so pages that several processes
 * share, such as Node's own code, count once.
 */
export const memoryOf = (pid: number): number =>
  childrenOf(pid).reduce(
    (total, child) => total + memoryOf(child),
    Number(/^Pss:\s*(\d+)/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024,
  );

/** The process that started this one. */
export const parentOf = (pid: number): number => Number(/^PPid:\s*(\d+)/m.exec(read(`${pid}/status`))?.[1]);

/** The processes that this one started. Any of its threads may have done so. */
export const childrenOf = (pid: number): number[] =>
  list(`${pid}/task`).flatMap((thread) =>
    read(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

/** How many sockets it holds open, whether they listen or are connected. */
export const socketsOf = (pid: number): number =>
  list(`${pid}/fd`).filter((name) => orEmpty('', () => readlinkSync(`/proc/${pid}/fd/${name}`)).startsWith('socket:'))
    .length;

const list = (path: string) => orEmpty([], () => readdirSync(`/proc/${path}`));
const read = (path: string) => orEmpty('', () => readFileSync(`/proc/${path}`, 'utf8'));

function orEmpty<T>(empty: T, work: () => T): T {
  try {
    return work();
  } catch {
    return empty;
  }
}
