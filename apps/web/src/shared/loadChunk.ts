import { checkConnection, connected } from './connection.ts';
import { reloadForUpdate } from './update.ts';

/**
 * Loads code or messages that the reader needs now. A failed load is retried once. Without a connection it waits for one,
 * and the page stays as it is. After a deployment the page reloads at its current address.
 *
 * A prefetch calls `load` itself: nobody needs the code yet, so its failure does not matter.
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
