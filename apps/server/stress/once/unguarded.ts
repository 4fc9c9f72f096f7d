import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { packageRoot } from '../../src/paths.ts';
import { BUILT } from '../serverProcess.ts';
import type { Guard, Replacement } from './guards.ts';

/**
 * Builds a copy of the server without a guard, in a folder that git ignores and from which imports resolve.
 * @returns the copy's folder, or the real build's folder if the guard is only in the database
 */
export async function buildWithout({ replacements }: Guard): Promise<string> {
  if (!replacements) return BUILT;
  const outDir = join(packageRoot, 'node_modules/.cache/unguarded');
  await build({
    root: packageRoot,
    configFile: join(packageRoot, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [replace(replacements)],
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  return outDir;
}

function replace(replacements: Replacement[]): Plugin {
  const left = new Set(replacements);
  return {
    name: 'replace-exactly',
    enforce: 'pre',
    transform(code, id) {
      let replaced = code;
      for (const replacement of replacements) {
        const { file, from, to } = replacement;
        if (id !== join(packageRoot, 'src', file)) continue;
        replaced = replaced.replace(from, () => to);
        left.delete(replacement);
      }
      return replaced;
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        throw new Error(`Not part of the build: ${[...left].map(({ file }) => file).join()}.`);
    },
  };
}
