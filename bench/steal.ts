import { readFileSync } from 'node:fs';

/** Position of "steal" among the times in `/proc/stat`; those after it are part of earlier ones. */
const STEAL = 7;

/** Reads the CPU time that the machine's host gave to others, and all CPU time. Both are 0 outside of Linux. */
function read(): { stolen: number; all: number } {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const times = first.split(/ +/).slice(1).map(Number);
    return { stolen: times[STEAL] ?? 0, all: times.slice(0, STEAL + 1).reduce((sum, time) => sum + time, 0) };
  } catch {
    return { stolen: 0, all: 0 };
  }
}

/**
 * Starts to watch how much CPU time the host of a virtual machine takes away. Times measured meanwhile are those of a
 * slower machine.
 * @returns a function that returns the share since then, in percent
 */
export function watchSteal(): () => number {
  const before = read();
  return () => {
    const { stolen, all } = read();
    return (100 * (stolen - before.stolen)) / (all - before.all || 1);
  };
}
