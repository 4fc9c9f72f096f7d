import { isBoolean, isListOf, isString } from './shape.ts';
import { readTab, writeTab } from './tabStorage.ts';

/** Address of this file's chunk. Its name changes with every build, because it holds the names of all other chunks. */
const build = new URL(import.meta.url).pathname;

/** Under which this tab keeps the builds it has left, and whether the reader is still to be told. */
const leftKey = 'leftBuilds';
const updatedKey = 'wasUpdated';

/** How many of them are kept. */
const MOST_LEFT = 20;

const isBuilds = isListOf(isString);

/** Whether the server now serves a page of another build. */
async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return reply.ok && !(await reply.text()).includes(build);
  } catch {
    return false;
  }
}

/**
 * Reloads the page if the site was deployed anew, and does not return then. A tab leaves each build at most once: behind
 * processes of two builds it would otherwise reload for ever.
 */
export async function reloadForUpdate(): Promise<void> {
  const left = readTab(leftKey, isBuilds) ?? [];
  if (!import.meta.env.PROD || left.includes(build) || !(await isOutdated())) return;
  writeTab(leftKey, [...left, build].slice(-MOST_LEFT));
  // Without storage nothing would stop the second reload.
  if (!readTab(leftKey, isBuilds)?.includes(build)) return;
  writeTab(updatedKey, true);
  // Forms ask before they are left, but their drafts outlive the reload.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
  await new Promise(() => {});
}

/** Whether the page was just reloaded for an update; true once. */
export function takeUpdateNotice(): boolean {
  const wasUpdated = readTab(updatedKey, isBoolean) ?? false;
  if (wasUpdated) writeTab(updatedKey, null);
  return wasUpdated;
}
