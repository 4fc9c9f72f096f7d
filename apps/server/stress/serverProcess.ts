import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../src/paths.ts';
import { call } from './client.ts';
import { freePort } from '../test/freePort.ts';

/** A server that runs in its own process. */
export interface ServerProcess {
  origin: string;
  pid: number;
  /** Time from the server's start until it was ready, in ms. */
  readyAfter: number;
  /** Returns the exit code or signal; undefined while the server runs. */
  exit(): string | undefined;
  /** Returns the server's output so far. */
  output(): string;
  /** Sends a signal, and waits until the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Environment variables for a server, such as its data folder. */
export type Settings = Record<string, string>;

/** The PROOF_SECRET setting. It is the same on every start, so that quest proofs stay valid. */
export const PROOF_SECRET = 'the secret of the stress tests, long enough';

/** Settings with rate limits so high that no call reaches them. */
export const UNLIMITED = {
  READS_PER_MINUTE: '1000000000',
  WRITES_PER_MINUTE: '1000000000',
  SIGN_INS_PER_MINUTE: '1000000000',
  UPLOADS_PER_HOUR: '1000000000',
  UPLOAD_MB_PER_HOUR: '1000000000',
};

/** Returns settings for a production server with a free port and one sign-in method. */
export async function productionSettings(): Promise<Settings> {
  const port = String(await freePort());
  const required = {
    PUBLIC_URL: `http://localhost:${port}`,
    CHAIN_RPC_URL: 'http://127.0.0.1:1',
    EXAMPLE_LINKS: 'true',
    // Turned off, because the tests' posts don't exist on any platform.
    POST_PREVIEWS: 'false',
  };
  return { NODE_ENV: 'production', PORT: port, ...required };
}

/** Folder of the server built by `npm run build`. */
export const BUILT = join(packageRoot, 'dist');

/** Time limit for starting a server, in ms. */
const START_LIMIT = 60_000;

/**
 * Starts a built server and waits until it is ready.
 * @param settings environment variables; PUBLIC_URL also requires PORT
 * @param dist folder of the server's build
 * @throws Error if the server exits, hangs or reports that it isn't ready
 */
export async function startServer(settings: Settings, dist = BUILT): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(dist, 'main.js')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: '0', ...UNLIMITED, PROOF_SECRET, ...settings },
  });
  // Kills the server when this process exits.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  let exit: string | undefined;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      exit = String(signal ?? code);
      process.off('exit', kill);
      resolve();
    }),
  );
  const greeted = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const origin = /The site is at (http\S+)/.exec(output)?.[1];
      if (!origin) return;
      // If PUBLIC_URL is set, the server prints it instead of a URL with its port.
      resolve(settings.PUBLIC_URL ? `http://127.0.0.1:${settings.PORT}` : origin.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const timer = setTimeout(kill, START_LIMIT);
  const origin = await Promise.race([greeted, gone]).finally(() => clearTimeout(timer));
  if (!origin) throw new Error(`The server ended with ${exit}: ${output}`);
  const { status } = await call(origin, { method: 'GET', path: '/ready' });
  if (status !== 200) throw new Error(`The server listens and is not ready: it says ${status}.`);
  return {
    origin,
    pid: child.pid!,
    readyAfter: performance.now() - began,
    exit: () => exit,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
