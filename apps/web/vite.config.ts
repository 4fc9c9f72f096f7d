import { createRequire } from 'node:module';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFirstPage } from './preloadFirstPage.ts';

const require = createRequire(import.meta.url);
const intl = createRequire(createRequire(require.resolve('@pwr-community/i18n')).resolve('react-intl'));

export default defineConfig(({ command }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    // The words are in the catalogues: the copies in the code are for the extraction alone.
    command === 'build' && formatjs({ removeDefaultMessage: true }),
    preloadFirstPage(),
  ],
  // Messages are compiled ahead of time, so no ICU parser ships.
  resolve:
    command === 'build'
      ? { alias: { '@formatjs/icu-messageformat-parser': intl.resolve('@formatjs/icu-messageformat-parser/no-parser.js') } }
      : {},
  build: { target: 'es2022', modulePreload: { polyfill: false }, sourcemap: true },
  server: { proxy: { '/backend': { target: process.env.API_ORIGIN ?? 'http://localhost:3000' } } },
}));
