import type { Plugin, Rolldown } from 'vite';
import { paths } from './src/shared/addresses.ts';
import { messagesAddress } from './words.ts';

const features = 'src/features';
const airdrop = `${features}/airdrop/AirdropPage.tsx`;
const airdropLayout = `${features}/airdrop/AirdropLayout.tsx`;

/** The modules that the router loads for each public page. */
const modules: [address: { path: string }, ...modules: string[]][] = [
  [paths.home, airdropLayout, airdrop],
  [paths.airdrop, airdropLayout, airdrop],
  [paths.emailVerified, airdropLayout, airdrop],
  [paths.quest, airdropLayout, airdrop],
  [paths.community, airdropLayout, `${features}/community/CommunityPage.tsx`],
  [paths.quiz, airdropLayout, `${features}/quiz/QuizPage.tsx`],
  [paths.quizLeaderboard, airdropLayout, `${features}/leaderboard/QuizLeaderboardPage.tsx`],
  [paths.leaderboard, airdropLayout, `${features}/leaderboard/LeaderboardPage.tsx`],
  [paths.howItWorks, `${features}/info/HowItWorksPage.tsx`],
  [paths.faq, `${features}/info/FaqPage.tsx`],
  [paths.profile, `${features}/profile/ProfilePage.tsx`],
  [paths.profileByName, `${features}/profile/ProfilePage.tsx`],
  [paths.projects, `${features}/projects/ListPage.tsx`],
  [paths.project, `${features}/projects/DetailPage.tsx`],
];

/** Collects a chunk's transitive imports in load order, then the chunk itself. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, into = new Set<string>()) {
  if (into.has(chunk.fileName)) return into;
  for (const file of chunk.imports) withImports(bundle[file] as Rolldown.OutputChunk, bundle, into);
  return into.add(chunk.fileName);
}

/**
 * Emits `build.json`: the style sheet, the addresses of the scripts that server-rendered pages load, and the URL
 * template of message files.
 */
export function serverBuild(): Plugin {
  let start: string[] = [];
  return {
    name: 'server-build',
    apply: 'build',
    // The entry has no file of its own: the page's script tags list its chunks in import order.
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        start = Array.from(html.matchAll(/<script type="module" crossorigin src="([^"]+)">/g), ([, file]) => file!);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const outputs = Object.values(bundle);
        const chunks = outputs.filter((output) => output.type === 'chunk');
        const addresses = (found: Rolldown.OutputChunk[]) =>
          [...new Set(found.flatMap((chunk) => [...withImports(chunk, bundle)]))].map((file) => `/${file}`);
        const chunkOf = (module: string) => {
          const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
            facadeModuleId ? facadeModuleId.endsWith(module) : moduleIds.some((id) => id.endsWith(module)),
          );
          if (!chunk) throw new Error(`No chunk holds ${module}`);
          return chunk;
        };
        const sheet = outputs.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
        const build = {
          sheet: String(sheet.source),
          start,
          pages: Object.fromEntries(
            modules.map(([{ path }, ...names]) => [
              path,
              addresses(names.map(chunkOf)).filter((file) => !start.includes(file)),
            ]),
          ),
          messages: messagesAddress('PART', 'LOCALE'),
        };
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify(build) });
      },
    },
  };
}
