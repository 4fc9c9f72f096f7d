import type { Plugin, Rolldown } from 'vite';

/** First pages worth the trouble: the pattern of the address, and the module that the router loads for it. */
const pages = {
  '^/projects/?$': 'src/features/projects/ListPage.tsx',
  '^/projects/[^/]+/?$': 'src/features/projects/DetailPage.tsx',
};

const start = 'src/main.tsx';
const list = pages['^/projects/?$'];
/** The pages of the project's form. */
const form = /\/features\/project-form\//;

const at = (module: string) => `${import.meta.dirname}/${module}`;

/** A package's index names everything in it; what is used of it is reached another way too. */
const isBarrel = (id: string) => /\/exports\/index\.m?js$/.test(id);

/** What a module needs before it can run: all that it imports, but not what it loads later. */
function staticImports(from: string, context: Rolldown.ChunkingContext, into = new Set<string>()): Set<string> {
  if (into.has(from) || isBarrel(from)) return into;
  into.add(from);
  for (const id of context.getModuleInfo(from)?.importedIds ?? []) staticImports(id, context, into);
  return into;
}

/** Every module that is loaded later, by this one or by what it leads to. */
function loadedLater(
  from: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
  into = new Set<string>(),
): Set<string> {
  if (seen.has(from)) return into;
  seen.add(from);
  const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(from) ?? {};
  for (const id of dynamicallyImportedIds) into.add(id);
  for (const id of [...importedIds, ...dynamicallyImportedIds]) loadedLater(id, context, seen, into);
  return into;
}

/**
 * Puts what every page needs into one file, what the project list needs beside it into another, what several overlays
 * share into a third, and what the project's form needs beyond all that into a fourth. Left alone, the bundler cuts a file
 * for every combination of pages and overlays that share a module, and a first visit makes forty requests.
 */
export function firstPageChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, Set<string>>();
  const needs = (module: string, id: string, context: Rolldown.ChunkingContext) => {
    if (!closures.has(module)) closures.set(module, staticImports(module, context));
    return closures.get(module)!.has(id);
  };
  let later: string[] | undefined;
  const neededLater = (id: string, context: Rolldown.ChunkingContext) => {
    later ??= [...loadedLater(at(start), context)];
    const needing = later.filter((module) => needs(module, id, context));
    if (needing.length < 2) return null;
    return needing.every((module) => form.test(module)) ? 'form' : 'shared';
  };
  const code = (id: string) => !id.endsWith('.json') && !id.endsWith('.css');
  return [
    { name: (id, context) => (code(id) && needs(at(start), id, context) ? 'start' : null), priority: 3 },
    { name: (id, context) => (code(id) && needs(at(list), id, context) ? 'list' : null), priority: 2 },
    // Before the form: a group takes along what its modules import.
    { name: (id, context) => (code(id) && neededLater(id, context) === 'shared' ? 'shared' : null), priority: 1 },
    { name: (id, context) => (code(id) && neededLater(id, context) === 'form' ? 'form' : null) },
  ];
}

/**
 * Lets the browser fetch the code and the words of the first page together with the start code, not after it.
 * The boot script of index.html reads the table that this puts in place of the word null behind PRELOAD.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
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
