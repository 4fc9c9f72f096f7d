// A sandbox with its own processes and network, and a root file system whose changes stay in memory.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';

/** The site's domain in the sandbox, as in the guides. */
export const DOMAIN = 'community.example';

/**
 * Shell script that turns new namespaces into the sandbox, then replaces itself with the program. The host's files are
 * the overlay's lower layer, so the guides' commands may write to /etc without changing the host. The workspace is
 * mounted read-only. Only /srv, which contains the releases, is shared with the host and writable.
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
 * Runs a program in the sandbox. All processes in the sandbox are killed when the program or this process ends.
 * @param folder a folder without `layers`; its folder `srv` becomes the sandbox's /srv
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
