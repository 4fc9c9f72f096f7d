import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package's folder; paths in these scripts are relative to it. */
export const here = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs the formatjs command; throws if it fails, after printing its errors. */
export function formatjs(...args: string[]) {
  execFileSync(join(here, 'node_modules/.bin/formatjs'), args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
}
