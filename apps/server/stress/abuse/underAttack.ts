import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../processes.ts';
import { check, times } from './measure.ts';

/** Interval between memory measurements, in ms. */
const MEMORY_INTERVAL = 500;

/**
 * Repeats a call while attackers run in a separate process, so that they don't block the event loop of the probe.
 * @param file the attackers' program; it prints one line of JSON when it ends
 * @param pid the server's process
 * @returns the duration of each call in ms, the most memory of the server and its workers in MiB, and the program's
 * output
 * @throws Error if the program fails
 */
export async function underAttack<Output>(
  file: URL,
  args: string[],
  pid: number,
  call: () => Promise<unknown>,
): Promise<{ took: number[]; memory: number; output: Output }> {
  const program = fork(fileURLToPath(file), args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = Promise.all([text(program.stdout!), text(program.stderr!), once(program, 'exit')]);
  let memory = memoryOf(pid);
  const measuring = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), MEMORY_INTERVAL);
  const took: number[] = [];
  try {
    while (program.exitCode === null && program.signalCode === null) took.push(...(await times(call, 1)));
  } finally {
    clearInterval(measuring);
    program.kill();
  }
  const [output, faults] = await ended;
  const fault = faults.split('\n').find((line) => line.includes('Error')) ?? '';
  check(program.exitCode === 0, `The attack ended early: ${fault}`);
  return { took, memory, output: JSON.parse(output) as Output };
}
