import type { Plugin } from 'vite';
import { paths } from './src/shared/addresses.ts';
import { adminPaths } from './src/shared/adminPaths.ts';

/** Writes every address of the site beside the page, for the server: it answers 404 to any other. */
export function routeTable(): Plugin {
  const patterns = [...Object.values(paths), ...Object.values(adminPaths)].map(({ path }) => path);
  return {
    name: 'route-table',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(patterns) });
    },
  };
}
