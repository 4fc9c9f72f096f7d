// Installs Debian packages.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './workspace.mjs';

/** Returns true if this process can install packages with apt-get. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs packages and their dependencies, but no recommended packages. */
export async function installPackages(names) {
  console.log(`Installing ${names.join(', ')} from Debian …`);
  const apt = (...args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Returns the versions of those packages that are installed, by name. */
function versionsOf(names) {
  const args = ['--showformat=${Package}\t${Version}\t${db:Status-Status}\n', '--show', ...names];
  let output = '';
  try {
    output = execFileSync('dpkg-query', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    // dpkg-query fails for unknown packages, but still prints the others.
    output = error.stdout ?? '';
  }
  const rows = output.split('\n').map((line) => line.split('\t'));
  return new Map(rows.filter(([, , status]) => status === 'installed'));
}

/** Installs missing packages, and prints the versions of all. Throws an error with instructions if it can't install. */
export async function requirePackages(names) {
  const missing = names.filter((name) => !versionsOf(names).has(name));
  if (missing.length > 0) {
    if (!canInstall())
      throw new Error(`This runs on Debian and needs packages. As root: apt-get install ${missing.join(' ')}`);
    await installPackages(missing);
  }
  for (const [name, version] of versionsOf(names)) console.log(`${name} ${version}`);
}
