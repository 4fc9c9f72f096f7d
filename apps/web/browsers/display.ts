import { start } from './processes.ts';

/** Starts an in-memory X screen and returns its name, for DISPLAY. */
export async function startDisplay() {
  const server = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  return { name: `:${await server.printed(/^(\d+)$/)}`, stop: server.stop };
}
