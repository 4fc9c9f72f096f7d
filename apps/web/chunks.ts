import { join } from 'node:path';
import type { Rolldown } from 'vite';

const start = 'src/main.tsx';
const features = 'src/features';
const list = `${features}/projects/ListPage.tsx`;
const layout = `${features}/airdrop/AirdropLayout.tsx`;
/** Common landing pages, the comments, and the comment composer, each with the modules that render it. */
const entryPages: Record<string, string[]> = {
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
  composer: ['../../packages/ui/src/community/CommentComposer/CommentComposer.tsx'],
};
const airdropPages = ['home', 'boards', 'quiz'];
const infoPages = ['faq', 'guide'];
/** Modules that the project list doesn't need: other pages, and dialogs that are rarely opened from the list. */
const community =
  /\/features\/(?:airdrop|comments|community|info|leaderboard|profile|profile-edit|project-form|quiz|contact|wallet)\/|\/RejectionReasonDialog\//;
const charts = /\/(?:LineChart|BarChart)\//;
/**
 * Chunks of certain modules. If these were bundled with the modules that import them, many pages would load them
 * unnecessarily, or would load other modules because of them.
 */
const separate: Record<string, RegExp> = {
  flags: /\/shared\/flagOf\.ts$/,
  errors: /\/shared\/errorMessages\.ts$/,
  rows: /\/@tanstack\/(?:react-virtual|virtual-core)\/|\/internal\/virtualRows\.ts$/,
  tabs: /\/TabLinks\/|\/PageTabs\.|\/Tabs\.styles\.|\/useCentered\./,
};
/** Modules that load further code for admins only. */
const adminEntries = ['src/adminRoutes.tsx', 'src/features/admin/dashboard/DashboardPage.tsx'];

const at = (module: string) => join(import.meta.dirname, module);

/** True for barrels. They import their whole package, but the modules in use are also reachable without them. */
const isBarrel = (id: string) => /\/exports\/index\.m?js$/.test(id);

/** Only number fields use the parser, but its package's index imports it everywhere. */
const isNumberParser = (id: string) => /@internationalized\/number\/.*\/NumberParser\.mjs$/.test(id);

/**
 * The quiz page first renders only the question's skeleton, but one index exports both the question and the skeleton.
 */
const isQuestion = (id: string) => /\/QuizQuestion\/QuizQuestion\.tsx$/.test(id);

/**
 * All icons and illustrations share one index, so only their names in the importing code show which ones a module uses.
 */
const drawingName = /\/(?:Icon\/generated|Illustration)\/(?!Drawing\b)(\w+)\.tsx?$/;

/** Collects a module and its transitive static imports, except those that the functions above exclude. */
function staticImports(from: string, context: Rolldown.ChunkingContext, into = new Set<string>()): Set<string> {
  if (into.has(from) || isBarrel(from) || isNumberParser(from) || isQuestion(from)) return into;
  into.add(from);
  for (const id of context.getModuleInfo(from)?.importedIds ?? []) staticImports(id, context, into);
  return into;
}

/** Collects the modules that this module and its imports, static or dynamic, import dynamically. */
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
 * Groups modules by the pages that need them: all landing pages, several of them, or only code that loads later. By
 * default, the bundler would make a chunk for each combination of pages and overlays, and a first visit would fetch 77
 * files.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, { ids: Set<string>; text: string }>();
  const needs = (module: string, id: string, context: Rolldown.ChunkingContext) => {
    if (!closures.has(module)) {
      const ids = staticImports(module, context);
      const own = [...ids].filter((one) => !/\/(?:Icon|Illustration)\/|\/node_modules\//.test(one));
      closures.set(module, { ids, text: own.map((one) => context.getModuleInfo(one)?.code ?? '').join('\n') });
    }
    const { ids, text } = closures.get(module)!;
    const drawing = drawingName.exec(id)?.[1];
    return ids.has(id) && (!drawing || new RegExp(`\\b${drawing}\\b`).test(text));
  };
  const pagesThatNeed = (id: string, context: Rolldown.ChunkingContext) =>
    Object.keys(entryPages).filter((page) => entryPages[page]!.some((module) => needs(at(module), id, context)));
  let later: string[] | undefined;
  let laterOfVisitors: Set<string>;
  const groupOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    const name = Object.keys(separate).find((one) => separate[one]!.test(id));
    if (name) return name;
    const needing = pagesThatNeed(id, context);
    const isAmong = (names: string[]) => needing.every((page) => names.includes(page));
    const isOfList = needing.includes('list');
    const isInEveryVisit = needing.some((page) => page === 'guide' || airdropPages.includes(page));
    if (needs(at(start), id, context) || (isOfList && isInEveryVisit))
      return id.includes('/node_modules/') ? 'libraries' : 'start';
    if (isOfList) {
      if (needing.length === 1) return 'list';
      if (isAmong(['list', 'comments'])) return 'threads';
      if (isAmong(['list', 'faq', 'composer'])) return 'fields';
      return needing.includes('project') || needing.includes('comments') ? 'projects' : 'lists';
    }
    // The composer only opens within the comments.
    if (needing.includes('comments') && isAmong(['comments', 'composer'])) return 'comments';
    later ??= [...loadedLater(at(start), context)];
    laterOfVisitors ??= loadedLater(at(start), context, new Set(adminEntries.map(at)));
    const users = later.filter((module) => needs(module, id, context));
    const visitors = users.filter((module) => laterOfVisitors.has(module) && !adminEntries.map(at).includes(module));
    const isOfPages = visitors.every((module) => community.test(module));
    if (needing.length > 1) {
      if (isAmong(infoPages)) return null;
      if (isAmong([...airdropPages, 'community'])) return 'airdrop';
      if (isOfPages) return 'pages';
      // A page often shares only a drawing with the others.
      return drawingName.test(id) ? 'drawings' : 'common';
    }
    if (users.length < 2) return null;
    if (users.every((module) => charts.test(module))) return 'charts';
    if (visitors.length === 0) return 'admins';
    if (needing.length === 1) return `${needing[0]}${isOfPages ? 'Parts' : 'Overlays'}`;
    return isOfPages ? 'rest' : 'overlays';
  };
  const groups = new Map<string, string | null>();
  const cachedGroupOf = (id: string, context: Rolldown.ChunkingContext) => {
    if (!groups.has(id)) groups.set(id, /\.(?:json|css)$/.test(id) ? null : groupOf(id, context));
    return groups.get(id)!;
  };
  // A group absorbs the imports of its modules, so groups that more pages need get a higher priority.
  const widening = [
    ...['charts', 'admins', 'rest', 'overlays'],
    ...['Parts', 'Overlays'].flatMap((kind) => Object.keys(entryPages).map((page) => page + kind)),
    ...['airdrop', 'pages', 'comments', 'common', 'drawings', 'list', 'fields', 'threads', 'lists', 'projects'],
    ...[...Object.keys(separate), 'start', 'libraries'],
  ];
  return widening.map((name, priority) => ({
    debugName: name,
    name: (id: string, context: Rolldown.ChunkingContext) => (cachedGroupOf(id, context) === name ? name : null),
    priority,
  }));
}
