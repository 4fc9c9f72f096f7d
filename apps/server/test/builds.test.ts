import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { findPublished, publishBuild, sweepBuilds } from '../src/http/builds.ts';
import type { FileStore, Place } from '../src/outside/files/fileStore.ts';
import { localFileStore } from '../src/outside/files/localFileStore.ts';
import { s3FileStore } from '../src/outside/files/s3FileStore.ts';
import { useTestApp } from './harness.ts';
import { useObjectStorage } from './objectStorage.ts';

const HOUR = 60 * 60 * 1000;

/** Creates a build of the site with these assets, each with a compressed copy and a source map. */
async function build(...names: string[]) {
  const site = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  await mkdir(join(site, 'assets'));
  await writeFile(join(site, 'index.html'), '<!doctype html>');
  for (const name of names) {
    await writeFile(join(site, 'assets', name), `code of ${name}`);
    await writeFile(join(site, 'assets', `${name}.br`), brotliCompressSync(`code of ${name}`));
    await writeFile(join(site, 'assets', `${name}.map`), '{}');
  }
  return site;
}

/** Creates two builds that share one file, and a server that runs the second one. */
async function useTwoBuilds(files: FileStore) {
  const before = await build('page-0ld0ld0.js', 'shared-5ame5am.js');
  const now = await build('page-n3wn3wn.js', 'shared-5ame5am.js');
  const test = await useTestApp({}, () => ({ files }));
  let passed = 0;
  const context = { files, clock: () => new Date(Date.now() + passed) };
  const app = await buildApp({ ...test, files }, now);
  onTestFinished(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { before, now, context, get, pass: (ms: number) => (passed += ms) };
}

async function useFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'published-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const stores = {
  'a folder': async () => localFileStore(await useFolder()),
  'object storage': async () => s3FileStore((await useObjectStorage()).config, 5000),
};

for (const [kind, createStore] of Object.entries(stores))
  it(`serves the assets of another build from ${kind}`, async () => {
    const { before, context, get } = await useTwoBuilds(await createStore());
    expect((await get('/assets/page-0ld0ld0.js')).statusCode).toBe(404);
    await publishBuild(context, before);
    await expect.poll(async () => (await get('/assets/page-0ld0ld0.js')).statusCode, { timeout: 5000 }).toBe(200);
    const plain = await get('/assets/page-0ld0ld0.js');
    expect([plain.payload, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
      'code of page-0ld0ld0.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    const packed = await get('/assets/page-0ld0ld0.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('code of page-0ld0ld0.js');
  });

it('publishes hashed assets only, each once', async () => {
  const folder = await useFolder();
  const store = localFileStore(folder);
  const written: string[] = [];
  const put: FileStore['put'] = (place, key, bytes) => {
    written.push(`${place}/${key}`);
    return store.put(place, key, bytes);
  };
  const { before, now, context } = await useTwoBuilds({ ...store, put });
  await publishBuild(context, before);
  await publishBuild(context, now);
  await publishBuild(context, now);
  const names = ['page-0ld0ld0.js', 'page-n3wn3wn.js', 'shared-5ame5am.js'];
  expect(written.filter((key) => key.startsWith('assets/')).sort()).toEqual(
    names.flatMap((name) => [`assets/${name}`, `assets/${name}.br`]),
  );
  expect(await readdir(join(folder, 'builds'))).toHaveLength(2);
});

it('removes a build a day after its last process, but keeps files of later builds', async () => {
  const folder = await useFolder();
  const { before, now, context, pass } = await useTwoBuilds(localFileStore(folder));
  const assets = async () => (await readdir(join(folder, 'assets'))).filter((name) => !name.endsWith('.br'));
  await publishBuild(context, before);
  await publishBuild(context, now);
  pass(24 * HOUR);
  await sweepBuilds(context);
  expect(await assets()).toContain('page-0ld0ld0.js');
  pass(2 * HOUR);
  // File times follow the machine's clock. Leaving out the new build's list here simulates its hourly renewal.
  const { clock } = context;
  const renewed: FileStore = {
    ...context.files,
    listOlder: async (place, time) => {
      const older = await context.files.listOlder(place, time);
      if (place !== 'builds' || time > clock()) return older;
      const lists = await Promise.all(older.map((key) => context.files.get('builds', key)));
      return older.filter((_, index) => !String(lists[index]).includes('page-n3wn3wn.js'));
    },
  };
  await sweepBuilds({ files: renewed, clock });
  expect((await assets()).sort()).toEqual(['page-n3wn3wn.js', 'shared-5ame5am.js']);
});

it.each(['listOlder', 'remove'] as const)(
  'keeps the files of an old build that starts again when a sweep calls %s',
  async (call) => {
    const folder = await useFolder();
    const store = localFileStore(folder);
    const { before, context, pass } = await useTwoBuilds(store);
    await publishBuild(context, before);
    pass(26 * HOUR);
    let isPublished = false;
    const publishAt = async (moment: typeof call, place: Place) => {
      if (moment !== call || place !== 'assets' || isPublished) return;
      isPublished = true;
      await publishBuild(context, before);
    };
    const files: FileStore = {
      ...store,
      listOlder: async (place, time) => {
        await publishAt('listOlder', place);
        return store.listOlder(place, time);
      },
      remove: async (place, key) => {
        await publishAt('remove', place);
        return store.remove(place, key);
      },
    };
    await sweepBuilds({ ...context, files });
    expect(isPublished).toBe(true);
    expect((await readdir(join(folder, 'assets'))).sort()).toEqual(
      ['page-0ld0ld0.js', 'shared-5ame5am.js'].flatMap((name) => [name, `${name}.br`]),
    );
  },
);

it('refuses names outside of the published assets', async () => {
  const folder = await useFolder();
  await writeFile(join(folder, 'secret.js'), 'secret');
  const files = localFileStore(folder);
  const { before, context, get } = await useTwoBuilds(files);
  await publishBuild(context, before);
  // A forged list of a build's files names all of these paths.
  const paths = ['../secret.js', '..%2fsecret.js', '..%5csecret.js', '.', '..', ''];
  await files.put('builds', 'forged.json', Buffer.from(JSON.stringify(paths)));
  const find = findPublished(files);
  for (const path of paths) expect(await find(`/assets/${path}`), path).toBeUndefined();
  for (const path of ['..%2fsecret.js', '..%5csecret.js', ''])
    expect((await get(`/assets/${path}`)).statusCode, path).toBe(404);
});

it('lists the store at most once a second, however many unknown files are requested', async () => {
  const store = localFileStore(await useFolder());
  let looks = 0;
  const listOlder: FileStore['listOlder'] = (place, time) => {
    looks++;
    return store.listOlder(place, time);
  };
  const { get } = await useTwoBuilds({ ...store, listOlder });
  await Promise.all(Array.from({ length: 200 }, (_, index) => get(`/assets/guess-${index}0000.js`)));
  expect(looks).toBeLessThanOrEqual(3);
});
