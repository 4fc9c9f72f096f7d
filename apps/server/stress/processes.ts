// Reads process information from Linux. A process that has ended yields empty results instead of errors.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Memory of a process and its descendants, in MiB. Uses the proportional set size, so that pages shared by several
 * processes, such as Node's own code, count once.
 */
export const memoryOf = (pid: number): number =>
  childrenOf(pid).reduce(
    (total, child) => total + memoryOf(child),
    Number(/^Pss:\s*(\d+)/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024,
  );

/** Returns the id of a process's parent. */
export const parentOf = (pid: number): number => Number(/^PPid:\s*(\d+)/m.exec(read(`${pid}/status`))?.[1]);

/** Returns the ids of a process's children, including those started by its other threads. */
export const childrenOf = (pid: number): number[] =>
  list(`${pid}/task`).flatMap((thread) =>
    read(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

/** Counts a process's open sockets, both listening and connected. */
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
