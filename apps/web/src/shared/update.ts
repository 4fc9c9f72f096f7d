import { isBoolean, isListOf, isString } from './shape.ts';
import { isStored, readTab, writeTab } from './tabStorage.ts';

/** URL of this file's chunk. It contains the names of all other chunks, so its hash changes with every build. */
const build = new URL(import.meta.url).pathname;

/** Keys for the files for which this tab has reloaded the page, and for the pending update notice. */
const reloadsKey = 'reloads';
const updatedKey = 'wasUpdated';

/** Maximum number of files to remember. */
const MOST_RELOADS = 20;

const isFiles = isListOf(isString);

const reloads = () => readTab(reloadsKey, isFiles) ?? [];

/** True if the server now serves another build. False if that can't be determined. */
async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return reply.ok && !(await reply.text()).includes(build);
  } catch {
    return false;
  }
}

/** Returns the URL of the file whose import failed if the server does have the file. */
async function forgottenFile(error: unknown): Promise<string | undefined> {
  const file = /https?:\S+/.exec(String(error))?.[0];
  const isServed =
    file &&
    (await fetch(file, { cache: 'no-store' })
      .then(({ ok }) => ok)
      .catch(() => false));
  return isServed ? file : undefined;
}

/**
 * Reloads the page after a failed import, and then never resolves, if a new build was deployed or if the browser
 * refuses a file that the server has: Chromium before version 151 never requests a file again whose import has failed
 * (https://github.com/whatwg/html/issues/10327).
 *
 * A tab reloads at most once per build and file: otherwise, two servers with different builds behind a load balancer
 * would make it reload forever.
 */
export async function reloadIfUseful(error: unknown): Promise<void> {
  if (!import.meta.env.PROD) return;
  const isUpdate = !reloads().includes(build) && (await isOutdated());
  const file = isUpdate ? build : await forgottenFile(error);
  if (!file || reloads().includes(file)) return;
  writeTab(reloadsKey, [...reloads(), file].slice(-MOST_RELOADS));
  // Without storage, nothing would stop a reload loop.
  if (!isStored(reloadsKey)) return;
  if (isUpdate) writeTab(updatedKey, true);
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
