import { start } from './processes.ts';

/** Starts an X server that renders to memory. `name` in the result is the value for DISPLAY. */
export async function startDisplay() {
  const server = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  return { name: `:${await server.printed(/^(\d+)$/)}`, stop: server.stop };
}
