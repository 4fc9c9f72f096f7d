import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');

/** Folders of src that are not components. */
const others = new Set(['announce', 'internal', 'theme', 'foundations', 'guides', 'patterns']);

/** Names of the components: one folder each. */
export const components = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !others.has(entry.name))
  .map(({ name }) => name);

/** Every source file of the package, with its path inside src. */
export const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/** The files that ship: no stories, no tests. */
export const shipped = files.filter(({ path }) => !/\.(stories|test)\.tsx?$/.test(path));
