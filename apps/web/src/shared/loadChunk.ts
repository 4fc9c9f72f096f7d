import { checkConnection, connected } from './connection.ts';
import { reloadForUpdate } from './update.ts';

/**
 * Loads code or messages that are needed now. A failed load is retried once. Offline, it waits for the connection. After a
 * deployment, the page reloads at its current address.
 *
 * Prefetches call `load` directly: nobody needs the code yet, so a failure doesn't matter.
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
      await reloadForUpdate();
      throw error;
    }
  }
}
