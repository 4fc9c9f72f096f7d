import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { packageRoot } from '../src/paths.ts';

/** A folder for one test. */
export async function useDir() {
  const dir = await mkdtemp(join(tmpdir(), 'startup-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Starts the server as a process, and waits until it has said something that fits `until`, or has ended. */
export async function start(env: Record<string, string>, until = /The site is at/) {
  const args = ['--import', 'tsx', '--conditions', 'source', 'src/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (until.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([ready, ended]);
  return { output: () => output, ended, child, origin: /http:\/\/localhost:\d+/.exec(output)?.[0] };
}
