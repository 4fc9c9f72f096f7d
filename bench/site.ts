import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Path of the real projects to import. The file may be missing. */
export const projectsFile = resolve(root, process.env.PROJECTS_DATA || '../shared/data', 'projects.jsonl');

/** Timeout for a server's first answer, in ms. */
const START_TIMEOUT = 60_000;

/** A running server. */
export interface Running {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

let dataDir: string | undefined;

/** Returns the data folder with the demo's and the real projects in the embedded database; created once per run. */
export async function siteData(): Promise<string> {
  if (dataDir) return dataDir;
  dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const made = dataDir;
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  // The first start seeds the demo.
  await (await startSite()).stop();
  importProjects({ DATA_DIR: dataDir });
  return dataDir;
}

/** Imports the real projects, if their file exists. */
export function importProjects(env: Record<string, string>): void {
  if (!existsSync(projectsFile)) return;
  execFileSync(process.execPath, ['apps/server/dist/importProjects.js', projectsFile], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Starts the built server on the run's data, with the demo's sign-in. */
export async function startSite(): Promise<Running> {
  const DATA_DIR = await siteData();
  return start(process.execPath, ['apps/server/dist/main.js'], { DATA_DIR, DEMO: 'true' });
}

/** Starts a command that serves on PORT, and waits until `path` is answered. */
export async function start(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  path = '/backend/ready',
): Promise<Running> {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd: root,
    // An earlier build in the same run sets NODE_ENV to production, which has no demo.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      READS_PER_MINUTE: '1000000000',
      WRITES_PER_MINUTE: '1000000000',
      ...env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Has its own process group, so that its child processes end with it.
    detached: true,
  });
  const end = () => void (child.exitCode === null && child.signalCode === null && process.kill(-child.pid!, 'SIGTERM'));
  process.on('exit', end);
  const url = `http://localhost:${port}`;
  await untilItAnswers(url + path, child);
  const stop = async () => {
    process.off('exit', end);
    const ended = once(child, 'exit');
    end();
    await ended;
  };
  return { url, process: child, stop };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`What should serve ${url} ended with exit code ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`${url} was not answered within ${START_TIMEOUT / 1000} s.`);
    const reply = await fetch(url).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 10));
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
