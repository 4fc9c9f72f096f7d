import { join } from 'node:path';
import { build } from 'vite';
import { packageRoot } from '../src/paths.ts';

/** What the tests start as a process: the bundle, for compiling the source at each start takes several seconds. */
export const built = join(packageRoot, 'test/dist');

/** Builds it anew for each run, beside the one that `npm start` uses. */
export default async function setup(): Promise<void> {
  await build({ root: packageRoot, logLevel: 'error', build: { outDir: built, emptyOutDir: true, sourcemap: false } });
}
