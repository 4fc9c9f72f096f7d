import { join } from 'node:path';
import { build } from 'vite';
import { packageRoot } from '../src/paths.ts';

/** The bundle that tests start as a process. Compiling the source at each start would take several seconds. */
export const built = join(packageRoot, 'test/dist');

/** Builds a fresh bundle for each run, separate from the one that `npm start` uses. */
export default async function setup(): Promise<void> {
  await build({ root: packageRoot, logLevel: 'error', build: { outDir: built, emptyOutDir: true, sourcemap: false } });
}
