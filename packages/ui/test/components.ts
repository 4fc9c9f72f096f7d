import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');

/** Groups of components, each allowed to import those before it. */
const groups = ['components', 'community', 'layouts'] as const;

/** Every component: its name, its folder inside src and its public path. */
export const components = groups.flatMap((group) =>
  readdirSync(join(src, group))
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ name, folder: `${group}/${name}`, path: group === 'components' ? name : `${group}/${name}` })),
);

/** Every source file of the package, with its path inside src. */
export const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/** The files that ship: no stories, no tests. */
export const shipped = files.filter(({ path }) => !/\.(stories|test)\.tsx?$/.test(path));
