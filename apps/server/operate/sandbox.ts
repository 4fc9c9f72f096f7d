// A machine of its own: its own processes, its own network, and a root whose changes stay in memory.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';

/** The site's name on the machine, as in the guides. */
export const DOMAIN = 'community.example';

/**
 * Turns a namespace into the machine, then becomes the program. The host's files are its lower layer, so nothing that
 * runs here can change them: the guides' commands may write to /etc and /srv. Folders of the host that are mounted
 * anew are read-only, except the one given for the releases.
 */
const SETUP = `
set -eu
folder=$1 workspace=$2
shift 2
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs "$folder/layers"
mkdir "$folder/layers/upper" "$folder/layers/work" "$folder/layers/root"
mount -t overlay -o "lowerdir=/,upperdir=$folder/layers/upper,workdir=$folder/layers/work" overlay "$folder/layers/root"
root=$folder/layers/root
mount -t proc proc "$root/proc"
for place in tmp run dev; do mount -t tmpfs -o mode=755 tmpfs "$root/$place"; done
chmod 1777 "$root/tmp"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
ln -s /proc/self/fd "$root/dev/fd"
mkdir --mode=1777 "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
mkdir -p "$root$workspace" "$root/srv"
mount --bind "$workspace" "$root$workspace"
mount -o remount,bind,ro "$root$workspace"
mount --bind "$folder/srv" "$root/srv"
mkdir "$root/host"
cd "$root"
pivot_root . host
umount --lazy /host
ip link set lo up
hostname community
echo "127.0.0.1 ${DOMAIN}" >> /etc/hosts
cd "$workspace/apps/server"
exec "$@"
`;

/**
 * Runs a program on the machine. Everything on the machine ends with it, or with this process.
 * @param folder an empty folder. What is written to its folder `srv` is the machine's /srv.
 * @returns the exit code
 */
export function runInside(folder: string, command: string[], env: Record<string, string>): Promise<number> {
  mkdirSync(join(folder, 'layers'));
  const namespaces = ['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child=KILL'];
  const child = spawn('unshare', [...namespaces, '--', 'sh', '-c', SETUP, 'sh', folder, workspaceRoot, ...command], {
    env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: '/root', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => void child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
