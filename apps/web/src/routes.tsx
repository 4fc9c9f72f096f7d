import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { Layout } from './features/layout/Layout.tsx';
import { SignInProvider } from './features/sign-in/SignInProvider.tsx';

const ListPage = lazy(async () => ({ default: (await import('./features/projects/ListPage.tsx')).ListPage }));
const DetailPage = lazy(async () => ({ default: (await import('./features/projects/DetailPage.tsx')).DetailPage }));
const Comments = lazy(async () => ({ default: (await import('./features/comments/Comments.tsx')).Comments }));
const HomePage = lazy(async () => ({ default: (await import('./features/home/HomePage.tsx')).HomePage }));
const CallbackPage = lazy(async () => ({ default: (await import('./features/sign-in/CallbackPage.tsx')).CallbackPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./features/layout/NotFoundPage.tsx')).NotFoundPage }));
const Modals = lazy(async () => ({ default: (await import('./features/sign-in/Modals.tsx')).Modals }));

/** Every page of the site. Features do not know one another: what they share meets here. */
export function Pages() {
  return (
    <SignInProvider>
      <Routes>
        <Route path={paths.authTwitter.path} element={<Suspense><CallbackPage /></Suspense>} />
        <Route path={paths.authCallback.path} element={<Suspense><CallbackPage /></Suspense>} />
        <Route element={<Layout />}>
          <Route path={paths.home.path} element={<HomePage />} />
          <Route path={paths.projects.path} element={<ListPage Comments={Comments} />} />
          <Route path={paths.project.path} element={<DetailPage Comments={Comments} />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <Suspense>
        <Modals />
      </Suspense>
    </SignInProvider>
  );
}
