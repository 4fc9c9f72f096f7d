// Runs systemd units without systemd, which works only as a machine's first process. Implements the units' settings
// with kernel features: users, bind mounts, a read-only root, signals.
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UNITS = '/etc/systemd/system';
/** Folder for the units' logs. */
export const LOGS = '/run/log';

/** Settings that this test ignores. `systemd-analyze verify` checks their syntax. */
const NOT_APPLIED = new Set(
  (
    'Description Documentation After Wants Group RestartSec LimitNOFILE StateDirectoryMode PrivateDevices ' +
    'ProtectKernelTunables ProtectKernelModules ProtectControlGroups RestrictAddressFamilies RestrictNamespaces ' +
    'LockPersonality SystemCallArchitectures Restart WantedBy'
  ).split(' '),
);

type Settings = Map<string, string>;

/** Parses a unit file, and replaces `%i` with the instance name. */
function readUnit(name: string): Settings {
  const [template, instance = ''] = name.replace(/\.\w+$/, '').split('@');
  const file = join(UNITS, name.includes('@') ? `${template}@.service` : name);
  if (!existsSync(file)) throw new Error(`Unit ${name} not found.`);
  const settings: Settings = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (!key || NOT_APPLIED.has(key)) continue;
    settings.set(
      key,
      value!.replaceAll(/%([i%])/g, (_, letter) => (letter === 'i' ? instance : '%')),
    );
  }
  return settings;
}

const readEnvironment = (text: string, separator: string) =>
  Object.fromEntries(
    text
      .split(separator)
      .filter((line) => line.includes('=') && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  ) as Record<string, string>;

/** Returns a script that sets up the unit's file system and privileges, then executes its program. */
function toScript(settings: Settings, command: string): string {
  const known = new Set(
    (
      'User WorkingDirectory EnvironmentFile Environment ExecStart ExecReload Type StateDirectory TimeoutStopSec ' +
      'ProtectSystem ProtectHome ReadWritePaths PrivateTmp NoNewPrivileges CapabilityBoundingSet'
    ).split(' '),
  );
  for (const key of settings.keys()) if (!known.has(key)) throw new Error(`The test can’t apply ${key}=.`);
  const user = settings.get('User') ?? 'root';
  const state = settings.get('StateDirectory');
  const lines = ['set -eu'];
  if (state) lines.push(`install --directory --owner=${user} --group=${user} --mode=750 /var/lib/${state}`);
  const writable = [...(settings.get('ReadWritePaths')?.split(' ') ?? []), ...(state ? [`/var/lib/${state}`] : [])];
  for (const path of writable) lines.push(`mount --bind ${path} ${path}`);
  if (settings.get('PrivateTmp') === 'yes') lines.push('mount -t tmpfs -o mode=1777 tmpfs /tmp');
  if (settings.get('ProtectHome') === 'yes') lines.push('for home in /home /root; do mount -t tmpfs tmpfs $home; done');
  if (settings.get('ProtectSystem') === 'strict')
    lines.push('for part in / /srv /run; do mount -o remount,bind,ro $part; done');
  const drop = [`setpriv --reuid=${user} --regid=${user} --init-groups --pdeathsig=KILL`];
  if (settings.get('NoNewPrivileges') === 'yes') drop.push('--no-new-privs');
  if (settings.get('CapabilityBoundingSet') === '') drop.push('--inh-caps=-all --bounding-set=-all');
  lines.push(`cd ${settings.get('WorkingDirectory') ?? '/'}`, `exec ${drop.join(' ')} -- ${command}`);
  return lines.join('\n');
}

interface Running {
  child: ChildProcess;
  /** Resolves to the exit code or signal. */
  gone: Promise<string>;
  isStopping: boolean;
}

/** Replaces systemd in the sandbox. */
export class Units {
  private readonly running = new Map<string, Running>();
  readonly enabled = new Set<string>();
  /** Descriptions of services that ended without a stop request, or failed while stopping. */
  readonly faults: string[] = [];

  constructor() {
    mkdirSync(LOGS, { recursive: true });
  }

  /** Executes a `systemctl` command. @throws Error with the message to print */
  async control(args: string[]): Promise<void> {
    const [verb, ...rest] = args.filter((arg) => !arg.startsWith('-'));
    const names = rest.map((name) => (/\.\w+$/.test(name) ? name : `${name}.service`));
    if (verb === 'daemon-reload') return;
    for (const name of names) {
      if (verb === 'enable') this.enabled.add(name);
      if (verb === 'start' || (verb === 'enable' && args.includes('--now'))) await this.start(name);
      else if (verb === 'stop') await this.stop(name);
      else if (verb === 'reload') await this.reload(name);
      else if (verb === 'restart') {
        await this.stop(name);
        await this.start(name);
      } else if (verb !== 'enable') throw new Error(`The test has no “systemctl ${verb}”.`);
    }
  }

  /** Returns the names of the running units. */
  active(): string[] {
    return [...this.running.keys()];
  }

  private async start(name: string): Promise<void> {
    const settings = readUnit(name);
    // Timers aren't simulated: the test starts their services itself.
    if (name.endsWith('.timer')) return;
    if (this.running.has(name)) return;
    const file = settings.get('EnvironmentFile');
    const env = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LANG: 'C.UTF-8',
      ...(file && readEnvironment(readFileSync(file, 'utf8'), '\n')),
      ...readEnvironment(settings.get('Environment') ?? '', ' '),
    };
    const script = toScript(settings, settings.get('ExecStart')!);
    const child = spawn('unshare', ['--mount', '--propagation', 'private', '--', 'sh', '-c', script], { env });
    const log = createWriteStream(join(LOGS, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const running: Running = {
      child,
      isStopping: false,
      gone: new Promise((resolve) => child.once('exit', (code, signal) => resolve(String(signal ?? code)))),
    };
    this.running.set(name, running);
    const ended = running.gone.then((exit) => {
      this.running.delete(name);
      return exit;
    });
    if (settings.get('Type') === 'oneshot') {
      const exit = await ended;
      if (exit !== '0') throw new Error(`Job for ${name} failed: ${exit}.\n${this.log(name)}`);
      return;
    }
    void ended.then((exit) => {
      if (!running.isStopping) this.faults.push(`${name} ended with ${exit}:\n${this.log(name).slice(-2000)}`);
    });
  }

  private async stop(name: string): Promise<void> {
    const running = this.running.get(name);
    if (!running) return;
    running.isStopping = true;
    const limit = Number(readUnit(name).get('TimeoutStopSec') ?? 90) * 1000;
    const timer = setTimeout(() => running.child.kill('SIGKILL'), limit);
    running.child.kill('SIGTERM');
    const exit = await running.gone;
    clearTimeout(timer);
    if (exit !== '0') this.faults.push(`${name} stopped with ${exit}:\n${this.log(name).slice(-2000)}`);
  }

  private async reload(name: string): Promise<void> {
    const running = this.running.get(name);
    if (!running) throw new Error(`${name} is not active, cannot reload.`);
    const command = readUnit(name).get('ExecReload')!;
    const child = spawn('sh', ['-c', command], { env: { MAINPID: String(running.child.pid) } });
    await new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode !== 0) throw new Error(`Reloading ${name} failed.`);
  }

  /** Returns a unit's output so far. */
  log(name: string): string {
    const file = join(LOGS, `${name}.log`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
}
