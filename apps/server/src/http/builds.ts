import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { AppContext } from '../context.ts';
import type { FileStore } from '../outside/files/fileStore.ts';
import { inBatches } from '../outside/files/inBatches.ts';
import { webDist } from '../paths.ts';

/** Retention of a build after its last process ends, in ms: a day, plus the hour between two renewals of its list. */
const LIFETIME = 25 * 60 * 60 * 1000;

/** Number of assets that are removed between two looks at the published builds. */
const BATCH = 8;

/** Minimum interval between two listings of the store, in ms, however many unknown files are requested. */
const REFRESH_INTERVAL = 1000;

/** Matches a build's asset names, which have no slash and don't start with a dot. */
const ASSET_NAME = /^[\w-]+(\.[\w-]+)+$/;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type BuildContext = Pick<AppContext, 'files' | 'clock'>;

/**
 * Copies this build's hashed assets to the file store, with a list of their names. Later runs only renew the list and
 * add missing files.
 * @param site the folder of the built site
 */
export async function publishBuild({ files }: BuildContext, site = webDist): Promise<void> {
  const folder = join(site, 'assets');
  const names = (await readdir(folder).catch(noFiles)).filter(
    (name) => ASSET_NAME.test(name) && !name.endsWith('.map'),
  );
  if (names.length === 0) return;
  names.sort();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  // The list is written first, so that a concurrent sweep keeps the files it names, or puts them back.
  await files.put('builds', `${build}.json`, Buffer.from(JSON.stringify(names)));
  const stored = new Set(await listAll(files, 'assets'));
  const missing = names.filter((name) => !stored.has(name));
  await inBatches(missing, async (name) => files.put('assets', name, await readFile(join(folder, name))));
}

/** Removes the builds that no process has served for a day, except files that a later build shares. */
export async function sweepBuilds({ files, clock }: BuildContext): Promise<void> {
  const before = new Date(clock().getTime() - LIFETIME);
  await inBatches(await files.listOlder('builds', before), (key) => files.remove('builds', key));
  let needed = await neededAssets(files);
  const old = await files.listOlder('assets', before);
  const unneeded = old.filter((name) => !needed.has(name));
  for (let start = 0; start < unneeded.length; start += BATCH) {
    const names = unneeded.slice(start, start + BATCH).filter((name) => !needed.has(name));
    const copies = await Promise.all(names.map(async (name) => ({ name, body: await files.get('assets', name) })));
    await Promise.all(names.map((name) => files.remove('assets', name)));
    // A build that was published meanwhile doesn't store the files it still found, so they are put back.
    needed = await neededAssets(files);
    for (const { name, body } of copies) if (body && needed.has(name)) await files.put('assets', name, body);
  }
}

/** Names of the assets of all builds in the store. */
async function neededAssets(files: FileStore): Promise<Set<string>> {
  const lists = [];
  for (const key of await listAll(files, 'builds')) lists.push(await readList(files, key));
  return new Set(lists.flat());
}

/** An asset as sent to the client. */
interface Asset {
  body: Buffer;
  type: string;
  encoding: 'br' | 'gzip' | undefined;
}

/** Returns a function that finds assets of builds that other processes serve now or served within the last day. */
export function findPublished(files: FileStore): (path: string, acceptEncoding?: string) => Promise<Asset | undefined> {
  const lists = new Map<string, string[]>();
  let names = new Set<string>();
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const keys = await listAll(files, 'builds');
    for (const key of lists.keys()) if (!keys.includes(key)) lists.delete(key);
    // Lists never change, so each is read only once.
    for (const key of keys) if (!lists.has(key)) lists.set(key, await readList(files, key));
    names = new Set([...lists.values()].flat());
  }

  const refreshed = () =>
    (refreshing ??= refresh().finally(() => setTimeout(() => (refreshing = undefined), REFRESH_INTERVAL).unref()));

  return async (path, acceptEncoding = '') => {
    const name = path.replace('/assets/', '');
    if (!ASSET_NAME.test(name)) return undefined;
    if (!names.has(name)) await refreshed();
    if (!names.has(name)) return undefined;
    const type = types[extname(name)] ?? 'application/octet-stream';
    for (const [encoding, ending] of [['br', '.br'] as const, ['gzip', '.gz'] as const]) {
      if (!new RegExp(`\\b${encoding}\\b`).test(acceptEncoding) || !names.has(name + ending)) continue;
      const body = await files.get('assets', name + ending);
      if (body) return { body, type, encoding };
    }
    const body = await files.get('assets', name);
    return body && { body, type, encoding: undefined };
  };
}

/** Lists all keys in a part of the store: every file is older than the latest possible date. */
const listAll = (files: FileStore, place: 'assets' | 'builds') => files.listOlder(place, new Date(8.64e15));

async function readList(files: FileStore, key: string): Promise<string[]> {
  const list = key.endsWith('.json') ? await files.get('builds', key) : undefined;
  return list ? (JSON.parse(list.toString()) as string[]) : [];
}

/** Returns no files if the folder doesn't exist: without a built site, there is nothing to publish. */
function noFiles(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
