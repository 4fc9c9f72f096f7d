import { isBoolean, isListOf, isString } from './shape.ts';
import { readTab, writeTab } from './tabStorage.ts';

/** URL of this file's chunk. It contains the names of all other chunks, so its hash changes with every build. */
const build = new URL(import.meta.url).pathname;

/** Keys for the builds that this tab has left, and for the pending update notice. */
const leftKey = 'leftBuilds';
const updatedKey = 'wasUpdated';

/** Maximum number of builds to remember. */
const MOST_LEFT = 20;

const isBuilds = isListOf(isString);

/** True if the server now serves another build. False if that can't be determined. */
async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return reply.ok && !(await reply.text()).includes(build);
  } catch {
    return false;
  }
}

/**
 * Reloads the page if a new build was deployed, and then never resolves. A tab leaves each build at most once:
 * otherwise, two servers with different builds behind a load balancer would make it reload forever.
 */
export async function reloadForUpdate(): Promise<void> {
  const left = readTab(leftKey, isBuilds) ?? [];
  if (!import.meta.env.PROD || left.includes(build) || !(await isOutdated())) return;
  writeTab(leftKey, [...left, build].slice(-MOST_LEFT));
  // Without storage, nothing would stop a reload loop.
  if (!readTab(leftKey, isBuilds)?.includes(build)) return;
  writeTab(updatedKey, true);
  // Suppresses the forms' prompts before unload, because drafts survive the reload.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
  await new Promise(() => {});
}

/** Returns true on the first call after a reload for an update. */
export function takeUpdateNotice(): boolean {
  const wasUpdated = readTab(updatedKey, isBoolean) ?? false;
  if (wasUpdated) writeTab(updatedKey, null);
  return wasUpdated;
}
