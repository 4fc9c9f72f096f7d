import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const src = join(import.meta.dirname, '../packages/ui/src');

/**
 * Lists every package that a component or a story imports, so that Vite pre-bundles all of them. Bundling a dependency
 * that Vite discovers only during a test run would reload the page under the tests.
 */
function packages(): string[] {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const names = sources.flatMap((path) =>
    Array.from(
      readFileSync(join(src, path), 'utf8').matchAll(/^(?:import|export|\}) [^'\n]*from '([^.'][^']*)'/gm),
      ([, name]) => name!,
    ),
  );
  return [...new Set(names)].filter((name) => !/^(?:node:|@storybook\/|vitest|next\/)/.test(name));
}

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  // Keeps component names, because snippets print them.
  build: { rolldownOptions: { output: { keepNames: true } } },
  optimizeDeps: {
    include: ['@emotion/react/jsx-dev-runtime', '@emotion/react/jsx-runtime', ...packages()].map(
      (name) => `@pwr-community/ui > ${name}`,
    ),
  },
});
