import type { Plugin } from 'vite';
import { paths } from './src/shared/addresses.ts';
import { adminPaths } from './src/shared/adminPaths.ts';

/** Emits the site's route patterns for the server, which answers any other address with 404. */
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
