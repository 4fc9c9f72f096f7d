import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Timeout of expectations, in ms: long enough for a busy machine. */
export const PATIENCE = 30_000;

/** Starts a program and reads its output. If this process ends first, even on Ctrl-C, the kernel kills the program. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

  const lines: string[] = [];
  const readers = new Set<(line: string) => void>();
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      for (const read of readers) read(line);
    });

  return {
    /** Lines printed so far, to stdout or stderr. */
    lines,
    /** Resolves to the first captured group of the first matching line; rejects if the program ends without one. */
    printed: async (pattern: RegExp) => {
      const found = lines.find((line) => pattern.test(line));
      const line =
        found ??
        (await Promise.race([
          new Promise<string>((resolve) => readers.add((next) => pattern.test(next) && resolve(next))),
          ended.then(() => Promise.reject(new Error(`${command} ended early: ${lines.join('\n')}`))),
        ]));
      return pattern.exec(line)![1]!;
    },
    stop: async (signal?: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
    },
  };
}
