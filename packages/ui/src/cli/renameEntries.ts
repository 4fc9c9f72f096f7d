import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The `exports` of the published manifest. */
type Exports = Record<string, string | { default: string }>;

const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/;
const FOREIGN = new Set(['node_modules', 'dist', 'build']);

/** Maps old names of entries that moved to a group to their new names: `TopBar` to `layouts/TopBar`. */
export function renamedEntries(exports: Exports): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [path, target] of Object.entries(exports)) {
    const group = typeof target === 'string' ? null : /^\.\/dist\/(community|layouts)\/\w+\//.exec(target.default);
    const old = /^\.\/(\w+)$/.exec(path);
    if (group && old) renamed.set(old[1]!, `${group[1]!}/${old[1]!}`);
  }
  return renamed;
}

/** Replaces old entries wherever one is a whole string literal: in imports, exports, dynamic imports and mocks. */
export function renameEntries(code: string, renamed: Map<string, string>): string {
  return code.replace(/(['"`])(@pwr-community\/ui)\/(\w+)\1/g, (found, quote: string, name: string, entry: string) => {
    const now = renamed.get(entry);
    return now ? `${quote}${name}/${now}${quote}` : found;
  });
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      const isForeign = FOREIGN.has(entry.name) || entry.name.startsWith('.');
      return isForeign ? [] : filesIn(join(path, entry.name));
    }
    return CODE.test(entry.name) ? [join(path, entry.name)] : [];
  });
}

/**
 * Rewrites a site's files that import entries by their old paths.
 * @param path a file or a folder
 * @returns the paths of the changed files
 */
export function renameEntriesIn(path: string, exports: Exports): string[] {
  const renamed = renamedEntries(exports);
  return filesIn(path).filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = renameEntries(before, renamed);
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  });
}
