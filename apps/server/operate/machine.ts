// Sets up programs in the sandbox, and runs an operator's commands there.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '../stress/failover/until.ts';
import { packedCommands } from './guides.ts';
import { LOGS, type Units } from './units.ts';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const SOCKET = '/run/units.sock';
/** Password of the site's database role. */
export const PASSWORD = 'a-password-of-the-test';
export const SETTINGS = '/etc/community/community.env';

/**
 * Scripts that replace commands that don't work in the sandbox, by name. `npm run` executes the release's built files
 * instead.
 */
const standIns = (): Record<string, string> => ({
  sudo: `user=root
if [ "$1" = -u ]; then user=$2; shift 2; fi
[ "$user" = root ] && exec "$@"
exec setpriv --reuid="$user" --regid="$user" --init-groups -- "$@"`,
  sudoedit: 'exec $SUDO_EDITOR "$@"',
  systemctl: `printf '%s\\n' "$@" | curl --silent --show-error --fail-with-body --unix-socket ${SOCKET} --data-binary @- http://units/`,
  journalctl: `set -- $(printf '%s\\n' "$@" | sed 's/^--unit=\\(.*\\)$/${LOGS.replaceAll('/', '\\/')}\\/\\1.service.log/; s/^--grep=//')
for last; do :; done
grep --no-filename "$last" $(printf '%s\\n' "$@" | head --lines=-1)`,
  npm: `name=$2
shift 2
[ "\${1:-}" = -- ] && shift
case $name in
build) exit 0 ;; # The release is built.
${[...packedCommands()].map(([name, file]) => `${name}) exec node ${file} "$@" ;;`).join('\n')}
esac
echo "The table in install.md has no $name." >&2
exit 1`,
});

/** Creates the site's user, installs the stand-in scripts, and serves requests from the `systemctl` script. */
export function prepareMachine(units: Units): void {
  execFileSync('useradd', ['--system', '--user-group', 'community'], { env: { PATH } });
  for (const [name, script] of Object.entries(standIns())) {
    writeFileSync(join('/usr/local/sbin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    chmodSync(join('/usr/local/sbin', name), 0o755);
  }
  createServer((request, response) => {
    text(request)
      .then((args) => units.control(args.trimEnd().split('\n')))
      .then(
        () => response.end(),
        (error: Error) => response.writeHead(500).end(`${error.message}\n`),
      );
  }).listen(SOCKET);
}

interface Options {
  user?: string;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

/** Runs commands the way an operator types them. @returns their output @throws Error with the output if one fails */
export function run(
  commands: string,
  { user = 'root', cwd = '/srv/community', env = {}, input = '' }: Options = {},
): Promise<string> {
  const args = [
    '--reuid',
    user,
    '--regid',
    user,
    '--init-groups',
    '--',
    'bash',
    '--norc',
    '-euo',
    'pipefail',
    '-c',
    commands,
  ];
  const child = spawn('setpriv', args, {
    cwd,
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    // Detached from the terminal, so that programs read passwords from stdin.
    detached: true,
    env: { PATH, HOME: '/tmp', LANG: 'C.UTF-8', CURL_CA_BUNDLE: process.env.NODE_EXTRA_CA_CERTS!, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (chunk: Buffer) => (output += chunk));
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${commands}\nended with ${code}:\n${output.slice(-4000)}`));
    });
  });
}

/** Like {@link run}, but by default as the site's user. Loads the site's settings as install.md does. */
export const runWithSettings = (commands: string, options: Options = {}): Promise<string> =>
  run(
    `set -a; . ${SETTINGS}; NODE_ENV=production DATA_DIR=/var/lib/community; set +a\n${Object.entries(options.env ?? {})
      .map(([name, value]) => `export ${name}='${value}'`)
      .join('\n')}\n${commands}`,
    { user: 'community', ...options },
  );

/** Sets variables in the settings file. @throws Error if the file doesn't list a variable */
export function setUp(values: Record<string, string>): void {
  let file = readFileSync(SETTINGS, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^#?${name}=.*$`, 'm');
    if (!line.test(file)) throw new Error(`deploy/.env.example has no ${name}.`);
    file = file.replace(line, () => `${name}=${value}`);
  }
  writeFileSync(SETTINGS, file);
}

/** Creates a PostgreSQL cluster, and starts its server on Debian's default socket and port. */
export async function startDatabase(): Promise<void> {
  const [version] = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  const programs = `/usr/lib/postgresql/${version}/bin`;
  mkdirSync('/var/lib/postgresql/site', { recursive: true });
  mkdirSync('/run/postgresql');
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  for (const folder of ['/var/lib/postgresql/site', '/run/postgresql']) chownSync(folder, id('-u'), id('-g'));
  const options = { user: 'postgres', cwd: '/' };
  await run(
    `${programs}/initdb --auth-local=peer --auth-host=scram-sha-256 --encoding=UTF8 --pgdata=/var/lib/postgresql/site`,
    options,
  );
  const log = '/var/lib/postgresql/site.log';
  await run(`${programs}/pg_ctl --pgdata=/var/lib/postgresql/site --log=${log} --wait start >/dev/null`, options);
}

/**
 * Starts nginx with Debian's configuration and deploy/nginx/community.conf, and waits until it listens.
 * @param certificates folder of the certificate and its key
 */
export async function startNginx(certificates: string): Promise<void> {
  cpSync(certificates, '/etc/letsencrypt/live/community.example', { recursive: true });
  cpSync('/srv/community/deploy/nginx/community.conf', '/etc/nginx/conf.d/community.conf');
  mkdirSync('/var/log/nginx', { recursive: true });
  await run('nginx -t');
  await run('nginx');
  await until('nginx listens', 10_000, () =>
    run('curl --silent --output /dev/null http://community.example/').then(() => true),
  );
}
