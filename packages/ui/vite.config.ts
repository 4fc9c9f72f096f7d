import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedProps } from './scripts/checkedProps.ts';

const src = join(import.meta.dirname, 'src');
const entries = ['components', 'community', 'layouts'].flatMap((group) =>
  readdirSync(join(src, group)).map((name) => join(src, group, name, 'index.ts')),
);

/** The library: unbundled ES modules with one entry per component, so that sites load only what they import. */
export default defineConfig({
  plugins: [
    checkedProps(),
    react({ jsxImportSource: '@emotion/react' }),
    {
      name: 'copy-theme',
      closeBundle: () => {
        for (const name of ['theme.css', 'tokens.css', 'reset.css', 'fonts.css', 'fonts', 'tokens.json'])
          cpSync(join(src, 'theme', name), join(import.meta.dirname, 'dist/theme', name), { recursive: true });
      },
    },
    {
      name: 'copy-template',
      closeBundle: () =>
        cpSync(join(import.meta.dirname, '../../examples/knitting-forum'), join(import.meta.dirname, 'dist/template'), {
          recursive: true,
          // Leaves out what installing or building the example in place has created.
          filter: (path) => !/[\\/](?:node_modules|dist|package-lock\.json)$/.test(path),
        }),
    },
  ],
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: [
        join(src, 'theme/tokens.ts'),
        join(src, 'theme/palette.ts'),
        join(src, 'cli/ui.ts'),
        join(src, 'test-utils/index.ts'),
        join(src, 'components/Icon/icons.ts'),
        ...['CommunityProvider.tsx', 'next.tsx'].map((file) => join(src, 'provider', file)),
        ...['focus/index.ts', 'loading.ts', 'styleCache.ts', 'useStable.ts'].map((file) => join(src, 'internal', file)),
        ...entries,
      ],
      formats: ['es'],
    },
    rollupOptions: {
      external: /^(?![./]|\w:\\)/,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
