import type { Plugin, Rolldown } from 'vite';

/** First pages worth the trouble: the pattern of the address, and the module that the router loads for it. */
const pages = {
  '^/projects/?$': 'src/features/projects/ListPage.tsx',
  '^/projects/[^/]+/?$': 'src/features/projects/DetailPage.tsx',
};

/**
 * Lets the browser fetch the code and the words of the first page together with the start code, not after it.
 * The boot script of index.html reads the table this puts in place of the word null behind PRELOAD.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry)!;
        const early = new Set([entry.fileName, ...entry.imports]);
        const filesOf = (module: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          if (!chunk) this.error(`No chunk holds ${module}`);
          return [chunk.fileName, ...chunk.imports].filter((file) => !early.has(file)).map((file) => `/${file}`);
        };
        const locales = chunks
          .map(({ facadeModuleId }) => /i18n\/generated\/([\w-]+)\.json$/.exec(facadeModuleId ?? '')?.[1])
          .filter((locale) => locale !== undefined);
        const table = {
          pages: Object.entries(pages).map(([pattern, module]) => [pattern, filesOf(module)]),
          locales: Object.fromEntries(locales.map((locale) => [locale, filesOf(`i18n/generated/${locale}.json`)])),
        };
        return html.replace('/* PRELOAD */ null', JSON.stringify(table));
      },
    },
  };
}
