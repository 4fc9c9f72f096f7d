import { Suspense, useState } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { useModals } from './app/modals.tsx';
import { page } from './app/page.ts';
import { paths } from './app/paths.ts';
import { read, storageKeys } from './app/storage.ts';
import { Layout } from './features/layout/Layout.tsx';
import { SignInProvider } from './features/sign-in/SignInProvider.tsx';

const Comments = page(async () => (await import('./features/comments/Comments.tsx')).Comments);
const Modals = page(async () => (await import('./features/sign-in/Modals.tsx')).Modals);
const AirdropPage = page(async () => {
  const { AirdropPage: Page, preloadMember } = await import('./features/airdrop/AirdropPage.tsx');
  // A member's page is drawn at once, or not at all.
  if (read(storageKeys.sessionFlag)) await preloadMember();
  return Page;
}, 'airdrop');
const ListPage = page(async () => (await import('./features/projects/ListPage.tsx')).ListPage);
const DetailPage = page(async () => (await import('./features/projects/DetailPage.tsx')).DetailPage);
const RequireMember = page(async () => (await import('./app/RequireMember.tsx')).RequireMember);
const ProjectFormPage = page(
  async () => (await import('./features/project-form/ProjectFormPage.tsx')).ProjectFormPage,
  'community',
);
const ProjectEditPage = page(
  async () => (await import('./features/project-form/ProjectEditPage.tsx')).ProjectEditPage,
  'community',
);
const ProfilePage = page(async () => (await import('./features/profile/ProfilePage.tsx')).ProfilePage, 'community');
const ProfileByNamePage = page(
  async () => (await import('./features/profile/ProfilePage.tsx')).ProfileByNamePage,
  'community',
);
const AirdropLayout = page(async () => (await import('./features/airdrop/AirdropLayout.tsx')).AirdropLayout, 'airdrop');
const TelegramConnectPage = page(
  async () => (await import('./features/airdrop/TelegramConnectPage.tsx')).TelegramConnectPage,
  'quest',
);
const ProfileEditPage = page(
  async () => (await import('./features/profile-edit/ProfileEditPage.tsx')).ProfileEditPage,
  'community',
);
const CommunityPage = page(
  async () => (await import('./features/community/CommunityPage.tsx')).CommunityPage,
  'community',
);
const HowItWorksPage = page(
  async () => (await import('./features/info/HowItWorksPage.tsx')).HowItWorksPage,
  'community',
);
const FaqPage = page(async () => (await import('./features/info/FaqPage.tsx')).FaqPage, 'community');
const SelfCheckPage = page(async () => (await import('./features/info/SelfCheckPage.tsx')).SelfCheckPage, 'community');
const QuizPage = page(async () => (await import('./features/quiz/QuizPage.tsx')).QuizPage, 'community');
const LeaderboardPage = page(
  async () => (await import('./features/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  'community',
);
const QuizLeaderboardPage = page(
  async () => (await import('./features/leaderboard/QuizLeaderboardPage.tsx')).QuizLeaderboardPage,
  'community',
);
const RequireAdmin = page(async () => (await import('./app/RequireAdmin.tsx')).RequireAdmin);
const ReviewPage = page(async () => (await import('./features/admin/ReviewPage.tsx')).ReviewPage, 'admin', 'community');
const CallbackPage = page(async () => (await import('./features/sign-in/CallbackPage.tsx')).CallbackPage);
const NotFoundPage = page(async () => (await import('./features/layout/NotFoundPage.tsx')).NotFoundPage);

/** A failure shows itself when what was fetched ahead is asked for. */
const ahead = (load: () => Promise<void>) => () => void load().catch(() => {});
const preloadModals = ahead(Modals.preload);

const firstPages: readonly (readonly [path: string, ...pages: { preload: () => Promise<void> }[]])[] = [
  [paths.home.path, AirdropLayout, AirdropPage],
  [paths.projects.path, ListPage],
  [paths.project.path, DetailPage],
];

/** Fetches the code of the page at an address, so that the first drawing shows it and not that it loads. */
export async function preloadPage(pathname: string): Promise<void> {
  const [, ...pages] = firstPages.find(([path]) => matchPath(path, pathname)) ?? [''];
  await Promise.all(pages.map(({ preload }) => preload()));
}

/** Modals are fetched for the first one that opens, and stay to see it out. */
function ModalHost() {
  const { stack } = useModals();
  const [wanted, setWanted] = useState(false);
  if (stack.length > 0 && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <Modals />
      </Suspense>
    )
  );
}

/** Every page of the site. Features do not know one another: what they share meets here. */
export function Pages() {
  return (
    <SignInProvider>
      <Routes>
        <Route element={<Layout preloadLogin={preloadModals} />}>
          <Route element={<AirdropLayout />}>
            <Route path={paths.community.path} element={<CommunityPage />} />
            {[paths.home, paths.airdrop, paths.emailVerified].map(({ path }) => (
              <Route key={path} path={path} element={<AirdropPage />} />
            ))}
            <Route path={paths.telegramConnect.path} element={<TelegramConnectPage />} />
            <Route path={paths.quiz.path} element={<QuizPage />} />
            <Route path={paths.quizLeaderboard.path} element={<QuizLeaderboardPage />} />
            <Route path={paths.leaderboard.path} element={<LeaderboardPage />} />
          </Route>
          <Route path={paths.projects.path} element={<ListPage Comments={Comments} />} />
          <Route path={paths.project.path} element={<DetailPage Comments={Comments} />} />
          <Route element={<RequireMember />}>
            <Route path={paths.apply.path} element={<ProjectFormPage />} />
            <Route path={paths.projectEdit.path} element={<ProjectEditPage />} />
            <Route path={paths.profileEdit.path} element={<ProfileEditPage />} />
            <Route element={<RequireAdmin />}>
              <Route path={paths.admin.path} element={<ReviewPage />} />
            </Route>
          </Route>
          <Route path={paths.howItWorks.path} element={<HowItWorksPage />} />
          <Route path={paths.dashboard.path} element={<HowItWorksPage />} />
          <Route path={paths.faq.path} element={<FaqPage />} />
          <Route path={paths.selfCheck.path} element={<SelfCheckPage />} />
          <Route path={paths.profile.path} element={<ProfilePage />} />
          <Route path={paths.profileByName.path} element={<ProfileByNamePage />} />
          <Route path={paths.authTwitter.path} element={<CallbackPage />} />
          <Route path={paths.authCallback.path} element={<CallbackPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <ModalHost />
    </SignInProvider>
  );
}
