import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { locales } from '../../packages/i18n/src/locales.ts';

/** First pages worth the trouble: their address, the module that the router loads for them, and their heading's messages. */
const pages = [
  {
    pattern: '^/projects/?$',
    module: 'src/features/projects/ListPage.tsx',
    heading: ['projects.title', 'projects.subtitle'],
  },
  { pattern: '^/projects/[^/]+/?$', module: 'src/features/projects/DetailPage.tsx' },
];

const start = 'src/main.tsx';
const list = pages[0]!.module;
/** What `/` is drawn with. */
const home = ['src/features/airdrop/AirdropLayout.tsx', 'src/features/airdrop/AirdropPage.tsx'];
/** The pages that are forms, and all pages that are no first ones. */
const form = /\/features\/(?:profile-edit|project-form)\//;
const community = /\/features\/(?:airdrop|community|info|leaderboard|profile|profile-edit|project-form|quiz)\//;

/** What draws charts: large, and no other page's. */
const charts = /\/(?:LineChart|BarChart)\//;
/** What leads to the pages for admins, and to nothing that others see. */
const adminEntries = ['src/adminRoutes.tsx', 'src/features/admin/dashboard/DashboardPage.tsx'];

const at = (module: string) => `${import.meta.dirname}/${module}`;

/** A package's index names everything in it; what is used of it is reached another way too. */
const isBarrel = (id: string) => /\/exports\/index\.m?js$/.test(id);

/** The index of its package brings it along; fields for numbers alone use it. */
const isNumberParser = (id: string) => /@internationalized\/number\/.*\/NumberParser\.mjs$/.test(id);

/** Icons come through one index: whose they are, the names in the code tell. */
const iconName = /\/Icon\/generated\/(\w+)\.ts$/;

/** What a module needs before it can run: all that it imports, but not what it loads later. */
function staticImports(from: string, context: Rolldown.ChunkingContext, into = new Set<string>()): Set<string> {
  if (into.has(from) || isBarrel(from) || isNumberParser(from)) return into;
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
 * Puts React into one file, the other libraries of every page into a second, and what is ours of every page into a third:
 * what both the project list and `/` need counts as such. What the list needs beside it goes into another, what `/` shares
 * with any other page or overlay into one, what several overlays share into one more, what the other pages share beyond all
 * that into one, and what the project's form needs into the last. Left alone, the bundler cuts a file for every combination
 * of pages and overlays that share a module, and a first visit makes forty requests.
 */
export function firstPageChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, Set<string>>();
  const needs = (module: string, id: string, context: Rolldown.ChunkingContext) => {
    if (!closures.has(module)) closures.set(module, staticImports(module, context));
    const closure = closures.get(module)!;
    const icon = iconName.exec(id)?.[1];
    if (!icon || !closure.has(id)) return closure.has(id);
    const uses = new RegExp(`\\b${icon}\\b`);
    return [...closure].some((one) => !/\/Icon\//.test(one) && uses.test(context.getModuleInfo(one)?.code ?? ''));
  };
  const neededAtFirst = (id: string, context: Rolldown.ChunkingContext) =>
    needs(at(start), id, context) || (needs(at(list), id, context) && neededAtHome(id, context));
  let later: string[] | undefined;
  let ofOthers: Set<string>;
  const neededAtHome = (id: string, context: Rolldown.ChunkingContext) =>
    home.some((module) => needs(at(module), id, context));
  const neededLater = (id: string, context: Rolldown.ChunkingContext) => {
    later ??= [...loadedLater(at(start), context)];
    ofOthers ??= loadedLater(at(start), context, new Set(adminEntries.map(at)));
    const needing = later.filter((module) => needs(module, id, context));
    if (needing.length < 2) return null;
    if (needing.every((module) => charts.test(module))) return 'charts';
    const others = needing.filter((module) => ofOthers.has(module) && !adminEntries.map(at).includes(module));
    if (others.length === 0) return 'admins';
    const isOfPages = others.every((module) => community.test(module));
    if (neededAtHome(id, context)) return isOfPages ? 'home' : 'common';
    if (others.every((module) => form.test(module))) return 'form';
    return isOfPages ? 'community' : 'shared';
  };
  const code = (id: string) => !id.endsWith('.json') && !id.endsWith('.css');
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 8 },
    {
      name: (id, context) =>
        code(id) && neededAtFirst(id, context) ? (id.includes('/node_modules/') ? 'libraries' : 'start') : null,
      priority: 7,
    },
    { name: (id, context) => (code(id) && needs(at(list), id, context) ? 'list' : null), priority: 6 },
    // The wider before the narrower: a group takes along what its modules import.
    ...['charts', 'admins', 'form', 'community', 'shared', 'home', 'common'].map(
      (name, priority): Rolldown.CodeSplittingGroup => ({
        name: (id, context) => (code(id) && neededLater(id, context) === name ? name : null),
        priority,
      }),
    ),
  ];
}

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
        const codes = chunks
          .map(({ facadeModuleId }) => /i18n\/generated\/start\/([\w-]+)\.json$/.exec(facadeModuleId ?? '')?.[1])
          .filter((code) => code !== undefined);
        const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
        const build = {
          pages: pages.map(({ pattern, module, heading }) => ({
            pattern,
            files: filesOf(module),
            heading: heading && headingWords(heading),
          })),
          locales: Object.fromEntries(codes.map((code) => [code, filesOf(`i18n/generated/start/${code}.json`)])),
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
