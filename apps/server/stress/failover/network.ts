// Nodes of a test cluster. Each is a network namespace, connected to the others by a bridge. Needs root.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';

const BRIDGE = 'failover';
const PREFIX = 'failover-';

/** The cluster's subnet. The test itself has the first address. */
export const NETWORK = '10.93.0.0/24';
const addressOf = (number: number) => `10.93.0.${number}`;

/** A program running on a node. */
export interface Program {
  readonly process: ChildProcess;
  isRunning(): boolean;
  /** Sends a signal, and waits until the program has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface ProgramOptions {
  user: string;
  /** Name of the log file, without its extension. */
  log: string;
  env?: Record<string, string>;
  /** Niceness, 0 by default. */
  nice?: number;
}

/** A node of the cluster. */
export interface Node {
  name: string;
  address: string;
  start(command: string[], options: ProgramOptions): Program;
  /** Returns the ids of all processes on the node. */
  pids(): number[];
  /** Disconnects the node from the network, or reconnects it. */
  setLink(state: 'up' | 'down'): void;
}

const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Looks up the ids of a user and its primary group. */
export function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Returns the ids of the processes in a namespace. */
const pidsIn = (namespace: string) => ip('netns', 'pids', namespace).split('\n').filter(Boolean).map(Number);

/** Sends a signal to processes. Ignores those that have already ended. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/**
 * Creates the bridge, after removing what a killed run left behind.
 * @param logs folder for the programs' logs
 * @returns a function that adds a node
 */
export function createNetwork(logs: string) {
  removeNetwork();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('address', 'add', `${addressOf(1)}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  return (name: string, number: number): Node => addNode(name, number, logs);
}

/** Ends every process on the nodes, and removes the nodes and the bridge. */
export function removeNetwork(): void {
  // Deletes links first: the kernel removes namespaces, and the links in them, with a delay.
  for (const link of readdirSync('/sys/class/net')) if (link.startsWith(BRIDGE)) ip('link', 'delete', link);
  const names = ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0]!);
  for (const namespace of names.filter((name) => name.startsWith(PREFIX))) {
    // Repeats until no process is left, because a killed program may just have started another one.
    for (let pids = pidsIn(namespace); pids.length > 0; pids = pidsIn(namespace)) signal(pids, 'SIGKILL');
    ip('netns', 'delete', namespace);
  }
}

function addNode(name: string, number: number, logs: string): Node {
  const namespace = `${PREFIX}${name}`;
  const [outside, address] = [`failover${number}`, addressOf(number)];
  ip('netns', 'add', namespace);
  ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
  ip('link', 'set', outside, 'master', BRIDGE, 'up');
  ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['eth0', 'lo']) ip('-n', namespace, 'link', 'set', device, 'up');
  return {
    name,
    address,
    pids: () => pidsIn(namespace),
    setLink: (state) => void ip('link', 'set', outside, state),
    start(command, { user, log, env = {}, nice = 0 }) {
      const { uid, gid } = idsOf(user);
      // The kernel kills the program when this process ends, even if this process is killed.
      const drop = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--init-groups', '--pdeathsig=KILL', '--'];
      const args = ['netns', 'exec', namespace, 'nice', '-n', String(nice), ...drop, ...command];
      const child = spawn('ip', args, { env: { PATH: `${process.env.PATH}:/usr/sbin`, ...env }, cwd: '/' });
      const output = createWriteStream(join(logs, `${log}.log`), { flags: 'a' });
      child.stdout.pipe(output, { end: false });
      child.stderr.pipe(output, { end: false });
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      return {
        process: child,
        isRunning: () => child.exitCode === null && child.signalCode === null,
        end: (signal) => (child.kill(signal), gone),
      };
    },
  };
}
