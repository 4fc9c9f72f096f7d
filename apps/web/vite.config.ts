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

/** Returns the short hash of the commit being built, for the self-check page; `unknown` outside of a repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Lets the bundler drop unused router components. Otherwise, their wrappers and display names keep them in the bundle.
 */
const pureRouter: Plugin = {
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
      // The code changes only within lines, so source maps keep their line numbers.
      map: null,
    }),
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    // The catalogs hold all texts. The copies in the code only serve extraction.
    command === 'build' && formatjs({ removeDefaultMessage: true }),
    pureRouter,
    developmentSite(apiOrigin),
    // Drops unused languages: React Aria ships its strings in thirty.
    { ...optimizeLocales.vite({ locales: locales.map(({ code }) => code) }), apply: 'build' as const },
    ...(isSsrBuild ? [] : [nameWords(), serverBuild(), routeTable()]),
    // Precompressed, because the server sends these files as they are. Fonts are already compressed, and visitors don't
    // load source maps.
    !isSsrBuild && compression({ include: /\.(js|css|svg)$/, skipIfLargerOrEqual: false }),
  ],
  resolve: {
    alias: {
      // The package only exports flags as components. As files, they load when the menu opens.
      flags: fileURLToPath(new URL('node_modules/country-flag-icons/3x2', import.meta.url)),
      ...(command === 'build' && {
        // The package resolves to its development build in all bundlers, so this names the production build.
        'react-router-dom': router,
        // Messages are precompiled, so no ICU parser ships.
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
    // The page inlines the only style sheet. If it were split, a later chunk would load it again, after component
    // styles.
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
          // Emotion imports these packages for a helper that nothing here uses.
          treeshake: { moduleSideEffects: (id) => !/\/node_modules\/(?:hoist-non-react-statics|react-is)\//.test(id) },
          output: {
            // The critical bundle contains all chunk names, so later chunks are named by a short hash only. Source maps
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
  // The server provides the API and the site's branding, as set in its configuration file.
  server: { proxy: { '^/(backend|site)/|^/[^/]+[.](png|svg|webmanifest)$': { target: apiOrigin } } },
}));
