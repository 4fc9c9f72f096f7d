import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../client.ts';
import { freePort } from '../../test/freePort.ts';

/** The proxies' source address. Clients use other addresses in 127.0.0.0/8. */
export const PROXY_ADDRESS = '127.0.0.9';

/** A proxy running in its own process. */
export interface RealProxy {
  origin: string;
  end(): Promise<void>;
}

interface Kind {
  program: string;
  arguments(file: string): string[];
  /** Returns the configuration that the proxy's manual recommends. */
  configure(port: number, target: string, folder: string): string;
}

export const kinds = {
  nginx: {
    program: 'nginx',
    arguments: (file) => ['-e', 'stderr', '-c', file],
    configure: (port, target, folder) => `
      daemon off;
      master_process off;
      pid ${folder}/nginx.pid;
      error_log stderr crit;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join('\n')}
        server {
          listen 127.0.0.1:${port};
          location / {
            proxy_pass http://${target};
            proxy_bind ${PROXY_ADDRESS};
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
          }
        }
      }`,
  },
  HAProxy: {
    program: 'haproxy',
    arguments: (file) => ['-db', '-f', file],
    configure: (port, target) => `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend site
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend app
backend app
  server app ${target} source ${PROXY_ADDRESS}
`,
  },
} satisfies Record<string, Kind>;

export type ProxyName = keyof typeof kinds;

/** Debian installs both proxies in folders outside an ordinary user's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/** Returns true if a proxy is installed. */
export const isInstalled = (name: ProxyName): boolean =>
  spawnSync(kinds[name].program, ['-v'], { env: { PATH } }).error === undefined;

/**
 * Starts a proxy in front of a server, and waits until it forwards requests.
 * @throws Error with the proxy's output if the proxy exits instead
 */
export async function startProxy(name: ProxyName, serverOrigin: string): Promise<RealProxy> {
  const kind = kinds[name];
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const file = join(folder, 'proxy.conf');
  await writeFile(file, kind.configure(port, new URL(serverOrigin).host, folder));
  const child = spawn(kind.program, kind.arguments(file), { env: { PATH } });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const end = async () => {
    child.kill('SIGKILL');
    await gone;
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true });
  };
  for (;;) {
    if (child.exitCode !== null) {
      await end();
      throw new Error(`${name} ended with ${child.exitCode}: ${output.trim()}`);
    }
    const answers = await send(origin, { method: 'GET', path: '/backend/health' }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (answers) return { origin, end };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
