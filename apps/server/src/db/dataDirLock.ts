import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { DatabaseError } from './postgres.ts';

interface Owner {
  pid: number;
  /** Start time of the process in kernel ticks, to detect a reused process id. Linux only. */
  started: string | null;
  token: string;
}

/**
 * Locks a data folder, because PGlite doesn't and two processes would corrupt the database. Takes over the stale lock
 * of a dead process.
 * @returns a function that releases the lock
 * @throws DatabaseError if a living process holds it
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, 'database.lock');
  const mine: Owner = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  const draft = `${path}.${mine.token}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    // Creating a hard link is atomic, so nobody ever reads a half-written lock.
    while (!tryLink(draft, path)) removeStale(path, dir);
  } finally {
    unlinkSync(draft);
  }
  return () => {
    if (read(path)?.token === mine.token) rmSync(path, { force: true });
  };
}

function removeStale(path: string, dir: string): void {
  // An unreadable lock was truncated by a power failure, so nobody holds it.
  const owner = read(path);
  if (owner && isAlive(owner))
    throw new DatabaseError(`The data in ${dir} is in use by process ${owner.pid}: stop it first.`);
  // Moves the file aside and checks it again before removing it, because another process may have taken over the lock
  // in between.
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.token !== owner?.token) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.started === startOf(owner.pid);
}

function startOf(pid: number): string | null {
  try {
    // The process name in parentheses may contain spaces; the start time is the 20th field after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function read(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
