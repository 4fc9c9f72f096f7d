import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { locales } from '../../packages/i18n/src/locales.ts';
import { chunkGroups } from './chunks.ts';
import { developmentSite } from './developmentSite.ts';
import { serverBuild } from './serverBuild.ts';
import { routeTable } from './routeTable.ts';
import { nameWords } from './words.ts';

const require = createRequire(import.meta.url);
const intl = createRequire(createRequire(require.resolve('@pwr-community/i18n')).resolve('react-intl'));

const router = createRequire(require.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development\/index\.m?js$/, 'production/index.mjs');

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** The commit being built, shown on the self-check page. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Lets the bundler drop unused components of the router, which their wrappers and display names keep in the bundle. */
const pureRouter: Plugin = {
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
      // Lines stay where they are.
      map: null,
    }),
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    // Catalogs hold the texts. The copies in the code only serve extraction.
    command === 'build' && formatjs({ removeDefaultMessage: true }),
    pureRouter,
    developmentSite(apiOrigin),
    // React Aria ships its own strings in thirty languages.
    { ...optimizeLocales.vite({ locales: locales.map(({ code }) => code) }), apply: 'build' as const },
    ...(isSsrBuild ? [] : [nameWords(), serverBuild(), routeTable()]),
    // The server sends these files as they are. Fonts are already compressed, and visitors don't load source maps.
    !isSsrBuild && compression({ include: /\.(js|css|svg)$/, skipIfLargerOrEqual: false }),
  ],
  resolve: {
    alias: {
      // The package exports flags only as components. As files, they load when the menu opens.
      flags: fileURLToPath(new URL('node_modules/country-flag-icons/3x2', import.meta.url)),
      // Messages are compiled ahead of time, so no ICU parser ships.
      ...(command === 'build' && {
        // The package resolves to its development build for every bundler, so this names the production build.
        'react-router-dom': router,
        '@formatjs/icu-messageformat-parser': intl.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
      }),
    },
  },
  define: {
    'import.meta.env.BUILD_COMMIT': JSON.stringify(process.env.BUILD_COMMIT ?? commit()),
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  // Bundles all dependencies, so the server build runs without node_modules.
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The page inlines the only style sheet. With splitting, a later chunk would load it again, after component styles.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Every page has already loaded the critical chunks, so preloading them again only adds bytes.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(?:rolldown-runtime|libraries|start)-/.test(file)),
    },
    sourcemap: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Emotion imports these for a helper that nothing here uses.
          treeshake: { moduleSideEffects: (id) => !/\/node_modules\/(?:hoist-non-react-statics|react-is)\//.test(id) },
          output: {
            // The critical bundle contains every chunk name, so names of later chunks are only a short hash. Source maps
            // identify them.
            chunkFileNames: ({ name }) =>
              /^(?:rolldown-runtime|libraries|start|lists?)$/.test(name)
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunkGroups() },
          },
        },
  },
  // The server brings the API and everything from the site's file.
  server: { proxy: { '^/(backend|site)/|^/[^/]+[.](png|svg|webmanifest)$': { target: apiOrigin } } },
}));
