import type { ApiClient } from '@pwr-community/api/client';
import type { LocaleCode, Part } from '@pwr-community/i18n';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { aliases } from './shared/addresses.ts';
import { DialogFrame } from './shared/DialogFrame.tsx';
import { useIsHydrating } from './shared/hydration.ts';
import { commonMessages, layoutMessages } from './shared/messages.ts';
import { useModals } from './shared/modals.tsx';
import { page, useIdlePrefetch, type PageTable } from './shared/page.ts';
import { paths } from './shared/paths.ts';
import { useMember } from './shared/session.tsx';
import { homeHref, isOn, isPageOf, pageSite, useSite, type PublicSite } from './shared/site.ts';
import { read, storageKeys } from './shared/storage.ts';
import { Layout } from './app/layout/Layout.tsx';
import { SignInProvider, useSignIn } from './features/sign-in/SignInProvider.tsx';

const Comments = page(async () => (await import('./features/comments/Comments.tsx')).Comments, 'comments');
const Modals = page(async () => (await import('./app/Modals.tsx')).Modals, 'login', 'error');
const AirdropPage = page(async () => {
  const { AirdropPage: Page, preloadMember } = await import('./features/airdrop/AirdropPage.tsx');
  // Also loads the members' sections, so that a member's page renders in one step.
  if (read(storageKeys.sessionFlag)) await preloadMember();
  return Page;
}, 'airdrop');
const ListPage = page(async () => (await import('./features/projects/ListPage.tsx')).ListPage);
const DetailPage = page(async () => (await import('./features/projects/DetailPage.tsx')).DetailPage, 'project');
const RequireMember = page(async () => (await import('./app/RequireMember.tsx')).RequireMember);
const ProjectFormPage = page(
  async () => (await import('./features/project-form/ProjectFormPage.tsx')).ProjectFormPage,
  'form',
  'error',
);
const ProjectEditPage = page(
  async () => (await import('./features/project-form/ProjectEditPage.tsx')).ProjectEditPage,
  'form',
  'error',
);
const ProfilePage = page(
  async () => (await import('./features/profile/ProfilePage.tsx')).loadProfilePage(),
  'profile',
  'points',
);
const ProfileByNamePage = page(
  async () => (await import('./features/profile/ProfilePage.tsx')).loadProfileByNamePage(),
  'profile',
  'points',
);
const AirdropLayout = page(async () => (await import('./features/airdrop/AirdropLayout.tsx')).AirdropLayout);
const TelegramConnectPage = page(
  async () => (await import('./features/airdrop/TelegramConnectPage.tsx')).TelegramConnectPage,
  'airdrop',
  'quest',
  'appeal',
  'project',
  'error',
);
const ProfileEditPage = page(
  async () => (await import('./features/profile-edit/ProfileEditPage.tsx')).ProfileEditPage,
  'account',
  'profile',
  'interest',
  'notice',
  'form',
  'error',
);
const CommunityPage = page(
  async () => (await import('./features/community/CommunityPage.tsx')).loadCommunityPage(),
  'content',
);
const HowItWorksPage = page(async () => (await import('./features/info/HowItWorksPage.tsx')).HowItWorksPage, 'info');
const FaqPage = page(async () => (await import('./features/info/FaqPage.tsx')).FaqPage, 'info');
const SelfCheckPage = page(async () => (await import('./features/info/SelfCheckPage.tsx')).SelfCheckPage, 'info');
const UnsubscribePage = page(
  async () => (await import('./features/notifications/UnsubscribePage.tsx')).UnsubscribePage,
  'notice',
  'error',
);
const QuizPage = page(async () => (await import('./features/quiz/QuizPage.tsx')).QuizPage, 'quiz', 'error');
const LeaderboardPage = page(
  async () => (await import('./features/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  'board',
  'interest',
);
const QuizLeaderboardPage = page(
  async () => (await import('./features/leaderboard/QuizLeaderboardPage.tsx')).QuizLeaderboardPage,
  'board',
  'interest',
);
const SnapshotPage = page(
  async () => (await import('./features/snapshots/SnapshotPage.tsx')).SnapshotPage,
  'snapshot',
  'error',
);
const RequireAdmin = page(async () => (await import('./app/RequireAdmin.tsx')).RequireAdmin);
const DashboardPage = page(
  async () => (await import('./features/admin/dashboard/DashboardPage.tsx')).DashboardPage,
  'admin',
  'error',
);
const CallbackPage = page(async () => (await import('./features/sign-in/CallbackPage.tsx')).CallbackPage, 'login');
const NotFoundPage = page(async () => (await import('./app/layout/NotFoundPage.tsx')).NotFoundPage);

/** Returns a prefetch that ignores failures: they surface when the code is needed. */
const ahead = (load: () => Promise<void>) => () => void load().catch(() => {});
const preloadModals = ahead(Modals.preload);

/** True if the last member who signed in here is an admin. Known before the server answers. */
const isAdminHere = () => read(storageKeys.isAdmin) === 'true';

/** Admins get the dashboard, everyone else gets the guide. */
function DashboardOrGuide() {
  return useMember()?.is_admin ? <DashboardPage /> : <HowItWorksPage />;
}
const Dashboard = Object.assign(DashboardOrGuide, {
  preload: () => (isAdminHere() ? DashboardPage : HowItWorksPage).preload(),
});

const AdminPages = page(async () => (await import('./adminRoutes.tsx')).AdminPages, 'admin');
const Admin = Object.assign(() => <AdminPages />, {
  preload: async (pathname: string) => {
    await AdminPages.preload();
    await (await import('./adminRoutes.tsx')).preloadAdminPage(pathname);
  },
});

/** The quest board. Shows the 404 page for nonexistent quests. */
const QuestsPage = Object.assign(() => <AirdropPage NotFound={NotFoundPage} />, {
  preload: AirdropPage.preload,
  facts: AirdropPage.facts,
});

const airdropPages: PageTable = [
  [paths.home, QuestsPage],
  [paths.airdrop, QuestsPage],
  [paths.snapshot, SnapshotPage],
  [paths.emailVerified, QuestsPage],
  [paths.quest, QuestsPage],
  [paths.community, CommunityPage],
  [paths.telegramConnect, TelegramConnectPage],
  [paths.quiz, QuizPage],
  [paths.quizLeaderboard, QuizLeaderboardPage],
  [paths.leaderboard, LeaderboardPage],
];

const memberPages: PageTable = [
  [paths.apply, ProjectFormPage],
  [paths.projectEdit, ProjectEditPage],
  [paths.profileEdit, ProfileEditPage],
];

const adminPages: PageTable = [[{ path: '/admin/*' }, Admin]];

const otherPages: PageTable = [
  [paths.howItWorks, HowItWorksPage],
  [paths.dashboard, Dashboard],
  [paths.faq, FaqPage],
  [paths.selfCheck, SelfCheckPage],
  [paths.unsubscribe, UnsubscribePage],
  [paths.profile, ProfilePage],
  [paths.profileByName, ProfileByNamePage],
  [paths.authTwitter, CallbackPage],
  [paths.authCallback, CallbackPage],
];

const projectPages = [
  [paths.projects, ListPage],
  [paths.project, DetailPage],
] as const;

const everyPage = [
  [null, projectPages],
  [AirdropLayout, airdropPages],
  [RequireMember, memberPages],
  [RequireAdmin, adminPages],
  [null, otherPages],
] as const;

function findPage(pathname: string, site: PublicSite) {
  for (const [Around, pages] of everyPage) {
    for (const [address, Page] of pages) {
      const match = matchPath(address.path, pathname);
      if (match && isPageOf(site, address)) return { Around, pages, path: address.path, Page, params: match.params };
    }
  }
  return undefined;
}

/** Loads the code for a path's page, so that the first render needs no loading screen. */
export async function preloadPage(pathname: string): Promise<void> {
  const found = findPage(pathname, pageSite!);
  // Only admins load the code of admin pages. Everyone else is redirected or gets the 404 page.
  if (!found || (found.pages === adminPages && !isAdminHere())) return NotFoundPage.preload();
  await Promise.all([found.Around?.preload(), found.Page.preload(pathname)]);
}

/** Returns the queries for an address's page; none until its code has loaded. */
export function queriesOf(
  api: ApiClient,
  address: Pick<URL, 'pathname' | 'search'>,
  locale: LocaleCode,
  site: PublicSite,
) {
  const found = findPage(address.pathname, site);
  const place = { params: found?.params ?? {}, search: new URLSearchParams(address.search), locale };
  return found?.Page.facts?.().queries?.(api, place) ?? [];
}

/** Pages that depend on state that only the browser has, such as the session or a pending sign-in. */
const browserPages: readonly string[] = [
  paths.dashboard.path,
  paths.telegramConnect.path,
  paths.selfCheck.path,
  paths.unsubscribe.path,
  paths.authTwitter.path,
  paths.authCallback.path,
];

export interface PublicPage {
  /** The route's pattern; `*` for an unknown address. */
  pattern: string;
  /** Path and query, without parameters that the page doesn't read. */
  address: string;
  /** Message parts that the page needs besides `start`. */
  parts: readonly Part[];
}

/** Finds an address's public page; undefined for pages that the server can't render. */
export function findPublicPage({ pathname, searchParams }: URL, site: PublicSite): PublicPage | undefined {
  const found = findPage(pathname, site);
  if (!found) return { pattern: '*', address: pathname, parts: [] };
  if (found.pages === memberPages || found.pages === adminPages || browserPages.includes(found.path)) return undefined;
  const { searchNames = [], parts = [] } = found.Page.facts?.() ?? {};
  const read = new URLSearchParams();
  for (const name of searchNames) {
    const value = searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  return { pattern: found.path, address: read.size > 0 ? `${pathname}?${read}` : pathname, parts };
}

const routesOf = (site: PublicSite) => (pages: PageTable) =>
  pages
    .filter(([address]) => isPageOf(site, address))
    .map(([{ path }, Page]) => <Route key={path} path={path} element={<Page />} />);

/** Redirects to another page and keeps the query. */
function LeadTo({ path }: { path: string }) {
  const { search } = useLocation();
  const isHydrating = useIsHydrating();
  // The server redirects by itself.
  return isHydrating ? null : <Navigate to={path + search} replace />;
}

/** The topmost modal's frame, shown while the modals load. */
function TopModalFrame() {
  const { formatMessage } = useIntl();
  const { stack, close } = useModals();
  const { refuseConfirmation } = useSignIn();
  const top = stack.at(-1);
  if (!top) return null;
  const isLogin = top.id === 'login' || top.id === 'confirmSignIn';
  const isContact = top.id === 'contact';
  const title = isLogin ? commonMessages.logIn : isContact ? layoutMessages.contact : layoutMessages.loading;
  return (
    <DialogFrame
      size={isLogin ? 's' : 'm'}
      title={formatMessage(title)}
      onClose={() => (top.id === 'confirmSignIn' ? refuseConfirmation() : close(top.id))}
    />
  );
}

/** Loads the modals when the browser is idle or the first modal opens, and keeps them mounted for exit animations. */
function ModalHost() {
  const { stack } = useModals();
  useIdlePrefetch(Modals.preload);
  const [wanted, setWanted] = useState(false);
  if (stack.length > 0 && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense fallback={<TopModalFrame />}>
        <Modals />
      </Suspense>
    )
  );
}

/** All routes. Features don't import each other, so this module passes shared parts between them. */
export function Pages() {
  const site = useSite();
  const routes = routesOf(site);
  const isHomeOpen = isPageOf(site, paths.home);
  return (
    <SignInProvider>
      <Routes>
        <Route element={<Layout preloadLogin={preloadModals} />}>
          <Route element={<AirdropLayout />}>{routes(airdropPages)}</Route>
          {isOn(site, 'projects') && (
            <>
              <Route path={paths.projects.path} element={<ListPage Comments={Comments} />} />
              <Route path={paths.project.path} element={<DetailPage Comments={Comments} />} />
            </>
          )}
          <Route element={<RequireMember NotFound={NotFoundPage} />}>
            {routes(memberPages)}
            <Route element={<RequireAdmin NotFound={NotFoundPage} />}>{routes(adminPages)}</Route>
          </Route>
          {routes(otherPages)}
          {Object.entries(aliases)
            .filter(([, address]) => isPageOf(site, address))
            .map(([alias, { path }]) => (
              <Route key={alias} path={alias} element={<LeadTo path={path} />} />
            ))}
          {!isHomeOpen && <Route path={paths.home.path} element={<LeadTo path={homeHref(site)} />} />}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <ModalHost />
    </SignInProvider>
  );
}
