import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package's folder, found from `src/` as well as from the bundle in `dist/`. */
export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

/** The root of the workspace. */
export const workspaceRoot = join(packageRoot, '..', '..');

/** The built site. The folder may be missing during work on the API alone. */
export const webDist = join(workspaceRoot, 'apps', 'web', 'dist');

function findPackageRoot(dir: string): string {
  return existsSync(join(dir, 'package.json')) ? dir : findPackageRoot(dirname(dir));
}
