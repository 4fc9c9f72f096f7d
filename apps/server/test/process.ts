import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { packageRoot } from '../src/paths.ts';
import { built } from './built.ts';
import { scratchRoot } from './scratch.ts';

/** Creates a folder that is deleted when the test ends. */
export async function useDir() {
  const dir = await mkdtemp(join(scratchRoot(), 'startup-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Creates a data folder with a migrated database, for tests that aren't about a server's first start. */
export async function useMigratedDir() {
  const dir = await useDir();
  await cp(inject('pgliteTemplate')!, join(dir, 'database'), { recursive: true });
  return dir;
}

/** Starts the server as a process, and waits until its output matches `until` or it exits. */
export async function start(env: Record<string, string>, until = /The site is at/) {
  const { child, output, said, ended } = run('main.js', env);
  await Promise.race([said(until), ended]);
  return { output, said, ended, child, origin: /http:\/\/localhost:\d+/.exec(output())?.[0] };
}

/** Runs a file of the bundle as a process. `said` waits until the output, including earlier output, matches. */
export function run(file: string, env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, [join(built, file), ...args], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const waiting = new Set<() => void>();
  const read = (chunk: Buffer) => {
    output += chunk;
    for (const check of waiting) check();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const said = (pattern: RegExp) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!pattern.test(output)) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return { child, output: () => output, said, ended };
}
