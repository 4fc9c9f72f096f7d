import { checkConnection, connected } from './connection.ts';
import { reloadIfUseful } from './update.ts';

/**
 * Loads code or messages that are needed now. Retries a failed load once, waits for the connection if it is lost, and
 * reloads the page at its current address after a deployment or if the browser remembers the failure.
 *
 * Prefetches call `load` directly: the code isn't needed yet, so a failure doesn't matter.
 */
export async function loadChunk<Code>(load: () => Promise<Code>): Promise<Code> {
  let failures = 0;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(await checkConnection())) {
        await connected();
        continue;
      }
      failures++;
      if (failures < 2) continue;
      await reloadIfUseful(error);
      throw error;
    }
  }
}
