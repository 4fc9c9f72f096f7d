import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot, webDist } from '../../src/paths.ts';
import { send } from '../client.ts';
import { BUILT, productionSettings, startServer } from '../serverProcess.ts';
import type { AbuseCase } from './case.ts';

/** Time limit for publishing a build, and for serving one of its files, in ms. */
const PATIENCE = 20_000;

/** Installs the server with a newer build of the site, in which one file's content, and therefore its name, changed. */
async function installNext(changed: string) {
  const root = await mkdtemp(join(tmpdir(), 'next-build-'));
  const server = join(root, 'apps', 'server');
  const site = join(root, 'apps', 'web', 'dist');
  await mkdir(server, { recursive: true });
  await cp(join(packageRoot, 'package.json'), join(server, 'package.json'));
  await cp(BUILT, join(server, 'dist'), { recursive: true });
  await cp(join(packageRoot, 'site'), join(server, 'site'), { recursive: true });
  await symlink(join(packageRoot, 'node_modules'), join(server, 'node_modules'));
  await cp(webDist, site, { recursive: true });
  const next = changed.replace(/\w{3}\.js$/, 'New.js');
  for (const ending of ['', '.br', '.gz'])
    await rename(join(site, 'assets', changed + ending), join(site, 'assets', next + ending));
  await writeFile(join(site, 'assets', next), `${await readFile(join(site, 'assets', next), 'utf8')}\n// next`);
  return { next, dist: join(server, 'dist'), remove: () => rm(root, { recursive: true, force: true }) };
}

/** Waits until a server serves a file. @throws Error on timeout */
async function untilServed(origin: string, path: string) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const reply = await send(origin, { method: 'GET', path, headers: { 'accept-encoding': 'br' } });
    if (reply.status === 200) return reply;
    if (Date.now() > end) throw new Error(`${path} is not served: ${reply.status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const deployment: AbuseCase = {
  name: 'a page of the build before asks for its code after a deployment',
  isAnyEngine: true,
  async run(site) {
    // A page chunk's name is just a seven-character hash (see vite.config.ts).
    const changed = (await readdir(join(webDist, 'assets'))).find((name) => /^[\w-]{7}\.js$/.test(name))!;
    const next = await installNext(changed);
    try {
      const before = await site.start();
      const lists = () => readdir(join(site.settings.DATA_DIR!, 'builds')).catch(() => []);
      const end = Date.now() + PATIENCE;
      // The build's list is written before its files, so the build is complete when the last file exists.
      const last = (await readdir(join(webDist, 'assets')))
        .filter((name) => !name.endsWith('.map'))
        .sort()
        .at(-1)!;
      const files = () => readdir(join(site.settings.DATA_DIR!, 'assets')).catch((): string[] => []);
      while (!(await files()).includes(last)) {
        if (Date.now() > end) throw new Error(`the assets were not published: ${String(await lists())}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      if (site.engine === 'PGlite') await before.end('SIGTERM');
      const after = await startServer({ ...(await productionSettings()), ...site.settings }, next.dist);
      try {
        const reply = await untilServed(after.origin, `/assets/${changed}`);
        const headers = [reply.headers['content-encoding'], reply.headers['cache-control']].join(', ');
        if (headers !== 'br, public, max-age=31536000, immutable') throw new Error(`it is served with ${headers}`);
        await untilServed(after.origin, `/assets/${next.next}`);
        // While both builds run, each process serves the assets of both.
        if (site.engine === 'PostgreSQL') await untilServed(before.origin, `/assets/${next.next}`);
        return `served by the next build, which was ready after ${(after.readyAfter / 1000).toFixed(1)} s`;
      } finally {
        await after.end('SIGKILL');
      }
    } finally {
      await next.remove();
    }
  },
};

const traversal: AbuseCase = {
  name: 'names of assets that lead elsewhere',
  isAnyEngine: true,
  async run(site) {
    const { origin } = await site.start();
    await writeFile(join(site.settings.DATA_DIR!, 'secret.js'), 'the secret');
    const paths = [
      ...['/assets/../secret.js', '/assets/..%2fsecret.js', '/assets/%2e%2e/secret.js', '/assets/..%5csecret.js'],
      ...['/assets//../secret.js', '/assets/.%00./secret.js', '/assets/../builds/', '/assets/..', '/assets/%'],
    ];
    for (const path of paths) {
      const reply = await send(origin, { method: 'GET', path, headers: { accept: 'application/javascript' } });
      if (![400, 404].includes(reply.status) || reply.text.includes('the secret'))
        throw new Error(`${path} was answered with ${reply.status}`);
    }
    const guesses = Array.from({ length: 2000 }, (_, index) => `/assets/guess-${index}abcdef.js`);
    const began = performance.now();
    const replies = await Promise.all(guesses.map((path) => send(origin, { method: 'GET', path })));
    const took = performance.now() - began;
    if (replies.some(({ status }) => status !== 404)) throw new Error('an unknown file was not answered with 404');
    return `${paths.length} refused; 2,000 unknown names in ${(took / 1000).toFixed(1)} s`;
  },
};

export const page: AbuseCase[] = [deployment, traversal];
