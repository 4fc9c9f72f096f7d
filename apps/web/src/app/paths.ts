import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages } from './messages.ts';

/** Every address of the site: the pattern the router matches, and the way to write one. */
export const paths = {
  home: { path: '/', getHref: () => '/' },
  airdrop: { path: '/airdrop', getHref: () => '/airdrop' },
  emailVerified: { path: '/email-verified', getHref: () => '/email-verified' },
  telegramConnect: { path: '/telegramConnect', getHref: () => '/telegramConnect' },
  projects: { path: '/projects', getHref: (search = '') => `/projects${search && `?${search}`}` },
  project: { path: '/projects/:id', getHref: (id: number | string) => `/projects/${id}` },
  projectEdit: { path: '/projects/:id/edit', getHref: (id: number | string) => `/projects/${id}/edit` },
  apply: { path: '/grant/apply', getHref: () => '/grant/apply' },
  quiz: { path: '/pwr-quiz', getHref: () => '/pwr-quiz' },
  quizLeaderboard: { path: '/pwr-quiz-leaderboard', getHref: () => '/pwr-quiz-leaderboard' },
  leaderboard: { path: '/leaderboard', getHref: () => '/leaderboard' },
  community: { path: '/pwr-community', getHref: () => '/pwr-community' },
  howItWorks: { path: '/how-it-works', getHref: () => '/how-it-works' },
  dashboard: { path: '/dashboard', getHref: () => '/dashboard' },
  faq: { path: '/faq', getHref: () => '/faq' },
  selfCheck: { path: '/test', getHref: () => '/test' },
  profileEdit: { path: '/profile/edit', getHref: () => '/profile/edit' },
  profile: { path: '/profile/:id', getHref: (id: number | string) => `/profile/${id}` },
  profileByName: { path: '/user/profile/:username', getHref: (username: string) => `/user/profile/${username}` },
  admin: { path: '/admin', getHref: (search = '') => `/admin${search}` },
  adminProject: { path: '/admin/projects/:id', getHref: (id: number | string) => `/admin/projects/${id}` },
  adminProjectEdit: {
    path: '/admin/projects/:id/edit',
    getHref: (id: number | string) => `/admin/projects/${id}/edit`,
  },
  authTwitter: { path: '/auth/twitter', getHref: () => '/auth/twitter' },
  authCallback: { path: '/auth-callback', getHref: () => '/auth-callback' },
} as const;

/** Names the page in the browser's tab, and says in a sentence what it is to those who find it by a search. */
export function useTitle(title: string | undefined, description?: string) {
  const { formatMessage } = useIntl();
  const site = formatMessage(layoutMessages.product);
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
    document.querySelector('meta[name=description]')?.setAttribute('content', description ?? document.title);
  }, [title, site, description]);
}
