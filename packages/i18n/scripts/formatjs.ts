import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package: every path of these scripts starts here. */
export const here = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs the formatjs command; throws with what it printed when it fails. */
export function formatjs(...args: string[]) {
  execFileSync(join(here, 'node_modules/.bin/formatjs'), args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
}
