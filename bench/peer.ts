import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

/** The commit of bulletproof-react to compare with. */
const COMMIT = '9506629ed003a561c6627735480cce4994244bb4';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** A running peer. */
export interface Peer {
  url: string;
  stop: () => void;
}

/**
 * Builds and serves bulletproof-react from the folder named by PEER_DIR: its Vite app with its dependencies installed
 * (`yarn install` in `apps/react-vite`), compressed, without its mock. Undefined if PEER_DIR isn't set.
 * @throws Error if the folder is at another commit or can't be built
 */
export async function startPeer(): Promise<Peer | undefined> {
  const folder = process.env.PEER_DIR;
  if (!folder) return undefined;
  const commit = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  if (commit !== COMMIT) throw new Error(`PEER_DIR is at ${commit}, not at ${COMMIT}.`);
  const app = join(folder, 'apps/react-vite');
  if (!existsSync(join(app, 'node_modules'))) throw new Error(`Install the dependencies of ${app} first.`);
  const built = mkdtempSync(join(tmpdir(), 'peer-'));
  try {
    await promisify(execFile)('npx', ['vite', 'build', '--base=/', '--outDir', built], {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production', VITE_APP_API_URL: '/api', VITE_APP_ENABLE_API_MOCKING: 'false' },
      maxBuffer: 64 * 1024 * 1024,
    });
    const files = new Map(
      readdirSync(built, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [`/${relative(built, path)}`, brotliCompressSync(readFileSync(path))]),
    );
    const server = await serve(files);
    return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/** Serves a single-page app. To the app's only call on its first page, it replies that nobody has signed in. */
function serve(files: ReadonlyMap<string, Buffer>): Promise<Server> {
  const server = createServer(({ url = '/' }, reply) => {
    if (url === '/api/auth/me') {
      reply.setHeader('content-type', 'application/json').end('{"data":null}');
      return;
    }
    const path = files.has(url) ? url : '/index.html';
    reply
      .setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      .setHeader('content-encoding', 'br')
      .setHeader('vary', 'accept-encoding')
      .end(files.get(path));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
