import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { locales } from '../../packages/i18n/src/locales.ts';
import { firstCalls } from './firstCalls.ts';
import { startWords } from './words.ts';

/** First pages worth the trouble: their address, the module that the router loads for them, and their heading's messages. */
const pages = [
  {
    pattern: '^/projects/?$',
    module: 'src/features/projects/ListPage.tsx',
    heading: ['projects.title', 'projects.subtitle'],
  },
  { pattern: '^/projects/[^/]+/?$', module: 'src/features/projects/DetailPage.tsx' },
];

/** A heading's words in every language, from the catalogues: what is drawn before any code has come. */
function headingWords(ids: string[]) {
  const words = (code: string, id: string) => {
    const file = new URL(`../../packages/i18n/messages/${code}.json`, import.meta.url);
    const message = JSON.parse(readFileSync(file, 'utf8'))[id];
    return typeof message === 'string' ? message : message.defaultMessage;
  };
  return Object.fromEntries(locales.map(({ code }) => [code, ids.map((id) => words(code, id))]));
}

/**
 * Tells the boot script of index.html what this build made of the first page: which files it needs, so that they come
 * together and not one after the other, and which ones start the site, so that they run after the first paint.
 */
export function startAfterFirstPaint(): Plugin {
  return {
    name: 'start-after-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(
          (output): output is Rolldown.OutputChunk => output.type === 'chunk',
        );
        const entry = chunks.find((chunk) => chunk.isEntry)!;
        const early = new Set([entry.fileName, ...entry.imports]);
        const filesOf = (module: string) => {
          const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
            facadeModuleId ? facadeModuleId.endsWith(module) : moduleIds.some((id) => id.endsWith(module)),
          );
          if (!chunk) throw new Error(`No chunk holds ${module}`);
          return [chunk.fileName, ...chunk.imports].filter((file) => !early.has(file)).map((file) => `/${file}`);
        };
        const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
        const build = {
          pages: pages.map(({ pattern, module, heading }) => ({
            pattern,
            files: filesOf(module),
            heading: heading && headingWords(heading),
          })),
          locales: startWords(),
          calls: firstCalls,
          start: Array.from(html.matchAll(script), ([, file]) => file),
        };
        // In the page itself, so that the first paint waits for nothing else.
        const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
        return html
          .replace(/<link rel="stylesheet"[^>]*>/, () => `<style nonce="__CSP_NONCE__">${String(sheet.source)}</style>`)
          .replace(/\/\* BUILD \*\/ \{.*\}(?=\);)/, () => JSON.stringify(build))
          .replace(script, '');
      },
    },
  };
}
