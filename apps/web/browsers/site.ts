import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from './processes.ts';

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the built site in demo mode, with a new data folder, on a free port. */
export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'pwr-browsers-'));
  const server = start(process.execPath, [join(import.meta.dirname, '../../server/dist/main.js')], {
    PORT: '0',
    DEMO: 'true',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // All checks share one IP address, so the limits must be high.
    READS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '100000',
    SIGN_INS_PER_MINUTE: '100000',
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await server.printed(/The site is at (http\S+)/), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
