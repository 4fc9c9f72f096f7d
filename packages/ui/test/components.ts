import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');

/** Groups of components; each may import from those before it. */
const groups = ['components', 'community', 'layouts'] as const;

/** All components: name, folder inside src and public path. */
export const components = groups.flatMap((group) =>
  readdirSync(join(src, group))
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ name, folder: `${group}/${name}`, path: group === 'components' ? name : `${group}/${name}` })),
);

/** All source files of the package, with their paths inside src. */
export const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/** Files that ship: no stories, no tests. */
export const shipped = files.filter(({ path }) => !/\.(stories|test)\.tsx?$/.test(path));
