import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and all that it started, in MiB: what the machine holds of them (RSS). Linux only. */
export function memoryOf(pid: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const status = statusOf(Number(name));
    const parent = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (one: number): number =>
    Number(/^VmRSS:\s*(\d+)/m.exec(statusOf(one))?.[1] ?? 0) +
    (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid) / 1024;
}

/** Its parent's id. */
export const parentOf = (pid: number): number => Number(/^PPid:\s*(\d+)/m.exec(statusOf(pid))?.[1]);

/** The processes that it started. */
export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((one) => parentOf(one) === pid);

/** Empty where the process has gone. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
