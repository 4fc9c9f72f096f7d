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

const start = 'src/main.tsx';
const features = 'src/features';
const list = pages[0]!.module;
const layout = `${features}/airdrop/AirdropLayout.tsx`;
/** Pages by which the code is cut, each with what it is drawn with. */
const cutBy: Record<string, string[]> = {
  list: [list],
  home: [layout, `${features}/airdrop/AirdropPage.tsx`],
  boards: [layout, `${features}/leaderboard/LeaderboardPage.tsx`, `${features}/leaderboard/QuizLeaderboardPage.tsx`],
  quiz: [layout, `${features}/quiz/QuizPage.tsx`],
  community: [layout, `${features}/community/CommunityPage.tsx`],
  profile: [`${features}/profile/ProfilePage.tsx`],
  faq: [`${features}/info/FaqPage.tsx`],
  guide: [`${features}/info/HowItWorksPage.tsx`],
  project: [`${features}/projects/DetailPage.tsx`],
  comments: [`${features}/comments/Comments.tsx`],
};
/** What the list shares with one of these is in every visit: a file more would cost the list more than it spares others. */
const atStart = ['home', 'boards', 'quiz', 'guide'];
/** What the list shares with some of the others, the narrower before the wider; what is for more than one of these is in every visit. */
const sharedWithList: Record<string, string[]> = {
  lists: ['list', 'profile', 'project'],
  paging: ['list', 'profile', 'community'],
  fields: ['list', 'faq', 'comments'],
};
/** What other pages share without the list, the narrower before the wider: it goes into the first that is for all of them. */
const shared: Record<string, string[]> = {
  info: ['faq', 'guide'],
  flags: ['boards', 'profile'],
  airdrop: ['home', 'boards', 'quiz', 'community'],
  members: Object.keys(cutBy).filter((name) => name !== 'home'),
  pages: Object.keys(cutBy),
};
/** All pages that are no first ones, and the dialogs that few visits to the list open: what these share with pages stays with the pages. */
const community =
  /\/features\/(?:airdrop|comments|community|info|leaderboard|profile|profile-edit|project-form|quiz|contact|wallet)\/|\/RejectionReasonDialog\//;
/** The pages that are forms. */
const form = /\/features\/(?:profile-edit|project-form)\//;

/** What draws charts: large, and no other page's. */
const charts = /\/(?:LineChart|BarChart)\//;
/** What leads to the pages for admins, and to nothing that others see. */
const adminEntries = ['src/adminRoutes.tsx', 'src/features/admin/dashboard/DashboardPage.tsx'];

const at = (module: string) => `${import.meta.dirname}/${module}`;

/** A package's index names everything in it; what is used of it is reached another way too. */
const isBarrel = (id: string) => /\/exports\/index\.m?js$/.test(id);

/** The index of its package brings it along; fields for numbers alone use it. */
const isNumberParser = (id: string) => /@internationalized\/number\/.*\/NumberParser\.mjs$/.test(id);

/** The quiz draws its skeleton before anyone has started it, and one index brings both along. */
const isQuestion = (id: string) => /\/QuizQuestion\/QuizQuestion\.tsx$/.test(id);

/** Icons come through one index: whose they are, the names in the code tell. */
const iconName = /\/Icon\/generated\/(\w+)\.ts$/;

/** What a module needs before it can run: all that it imports, but not what it loads later. */
function staticImports(from: string, context: Rolldown.ChunkingContext, into = new Set<string>()): Set<string> {
  if (into.has(from) || isBarrel(from) || isNumberParser(from) || isQuestion(from)) return into;
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
 * what both the project list and `/` need counts as such. What several pages share goes into the files above; of the rest,
 * what draws charts, what only admins see, what only forms need and what several overlays share each go into one. Left
 * alone, the bundler cuts a file for every combination of pages and overlays that share a module, and a first visit makes
 * forty requests.
 */
export function firstPageChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, { ids: Set<string>; text: string }>();
  const needs = (module: string, id: string, context: Rolldown.ChunkingContext) => {
    if (!closures.has(module)) {
      const ids = staticImports(module, context);
      const own = [...ids].filter((one) => !/\/Icon\/|\/node_modules\//.test(one));
      closures.set(module, { ids, text: own.map((one) => context.getModuleInfo(one)?.code ?? '').join('\n') });
    }
    const { ids, text } = closures.get(module)!;
    const icon = iconName.exec(id)?.[1];
    return ids.has(id) && (!icon || new RegExp(`\\b${icon}\\b`).test(text));
  };
  const pagesOf = (id: string, context: Rolldown.ChunkingContext) =>
    Object.keys(cutBy).filter((page) => cutBy[page]!.some((module) => needs(at(module), id, context)));
  let later: string[] | undefined;
  let ofOthers: Set<string>;
  const homeOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    const needing = pagesOf(id, context);
    const isAmong = (pages: string[]) => needing.every((page) => pages.includes(page));
    const ofList = needing.includes('list');
    const withList = Object.keys(sharedWithList).find((name) => isAmong(sharedWithList[name]!));
    if (needs(at(start), id, context) || (ofList && !withList))
      return id.includes('/node_modules/') ? 'libraries' : 'start';
    if (ofList) return needing.length === 1 ? 'list' : withList!;
    later ??= [...loadedLater(at(start), context)];
    ofOthers ??= loadedLater(at(start), context, new Set(adminEntries.map(at)));
    const users = later.filter((module) => needs(module, id, context));
    const others = users.filter((module) => ofOthers.has(module) && !adminEntries.map(at).includes(module));
    const isOfPages = others.every((module) => community.test(module));
    if (!isOfPages && needing.some((page) => atStart.includes(page))) return 'common';
    if (!isOfPages && needing.length > 1) return 'members';
    if (needing.length > 1) return Object.keys(shared).find((name) => isAmong(shared[name]!))!;
    if (users.length < 2) return null;
    if (users.every((module) => charts.test(module))) return 'charts';
    if (others.length === 0) return 'admins';
    if (needing.length === 1) return `${needing[0]}${isOfPages ? 'Parts' : 'Overlays'}`;
    if (others.every((module) => form.test(module))) return 'form';
    return isOfPages ? 'rest' : 'overlays';
  };
  const names = new Map<string, string | null>();
  const nameOf = (id: string, context: Rolldown.ChunkingContext) => {
    if (!names.has(id)) names.set(id, /\.(?:json|css)$/.test(id) ? null : homeOf(id, context));
    return names.get(id)!;
  };
  // The wider before the narrower: a group takes along what its modules import.
  const widening = [
    ...['charts', 'admins', 'form', 'rest', 'overlays'],
    ...Object.keys(cutBy).map((page) => `${page}Parts`),
    ...Object.keys(cutBy).map((page) => `${page}Overlays`),
    ...Object.keys(shared),
    ...['common', 'list', ...Object.keys(sharedWithList), 'start', 'libraries'],
  ];
  return [
    {
      name: 'react',
      test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
      priority: widening.length,
    },
    ...widening.map((name, priority) => ({
      debugName: name,
      name: (id: string, context: Rolldown.ChunkingContext) => (nameOf(id, context) === name ? name : null),
      priority,
    })),
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
