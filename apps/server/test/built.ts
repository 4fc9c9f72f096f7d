import { join } from 'node:path';
import { build } from 'vite';
import { packageRoot } from '../src/paths.ts';

/** Folder of the bundle that tests run as processes. Compiling the source for each start would take seconds. */
export const built = join(packageRoot, 'test/dist');

/** Builds a new bundle for each run, separate from the one that `npm start` uses. */
export default async function setup(): Promise<void> {
  await build({ root: packageRoot, logLevel: 'error', build: { outDir: built, emptyOutDir: true, sourcemap: false } });
}
