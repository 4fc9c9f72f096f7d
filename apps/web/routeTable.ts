import type { Plugin } from 'vite';
import { aliases, landings, paths } from './src/shared/addresses.ts';
import { adminPaths } from './src/shared/adminPaths.ts';

/**
 * Emits `routes.json`: the site's route patterns and their redirect targets. The server answers all other addresses
 * with 404.
 */
export function routeTable(): Plugin {
  const pages = [...Object.values(paths), ...Object.values(adminPaths)].map((address) => ({
    pattern: address.path,
    ...('sections' in address && { sections: address.sections }),
    ...(address === paths.home && { leadsTo: landings.map(({ path }) => path) }),
  }));
  const others = Object.entries(aliases).map(([pattern, { path }]) => ({ pattern, leadsTo: [path] }));
  return {
    name: 'route-table',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify([...pages, ...others]) });
    },
  };
}
