/** Parts of the site that a community can turn off. */
export type Section = 'projects' | 'quests' | 'quiz' | 'community' | 'leaderboard' | 'airdrop';

const of = <const Sections extends readonly Section[]>(...sections: Sections) => ({ sections });

/**
 * The site's addresses: each has a route pattern and a function that builds the href. An address with sections exists
 * if any of them is on.
 */
export const paths = {
  home: { path: '/', getHref: () => '/', ...of('airdrop', 'quests') },
  airdrop: { path: '/airdrop', getHref: () => '/airdrop', ...of('airdrop') },
  snapshot: { path: '/airdrop/snapshot', getHref: () => '/airdrop/snapshot', ...of('airdrop') },
  emailVerified: { path: '/email-verified', getHref: () => '/email-verified', ...of('quests') },
  telegramConnect: { path: '/telegramConnect', getHref: () => '/telegramConnect', ...of('quests') },
  projects: { path: '/projects', getHref: (search = '') => `/projects${search && `?${search}`}`, ...of('projects') },
  project: {
    path: '/projects/:id',
    getHref: (id: number | string, search = '') => `/projects/${id}${search}`,
    ...of('projects'),
  },
  projectEdit: {
    path: '/projects/:id/edit',
    getHref: (id: number | string) => `/projects/${id}/edit`,
    ...of('projects'),
  },
  apply: { path: '/grant/apply', getHref: () => '/grant/apply', ...of('projects') },
  quest: { path: '/quest/:id', getHref: (id: number | string) => `/quest/${id}`, ...of('quests') },
  quiz: { path: '/pwr-quiz', getHref: () => '/pwr-quiz', ...of('quiz') },
  quizLeaderboard: { path: '/pwr-quiz-leaderboard', getHref: () => '/pwr-quiz-leaderboard', ...of('quiz') },
  leaderboard: { path: '/leaderboard', getHref: () => '/leaderboard', ...of('leaderboard') },
  community: { path: '/pwr-community', getHref: (search = '') => `/pwr-community${search}`, ...of('community') },
  howItWorks: { path: '/how-it-works', getHref: () => '/how-it-works' },
  dashboard: { path: '/dashboard', getHref: () => '/dashboard' },
  unsubscribe: { path: '/unsubscribe', getHref: () => '/unsubscribe' },
  faq: { path: '/faq', getHref: () => '/faq' },
  selfCheck: { path: '/test', getHref: () => '/test' },
  profileEdit: { path: '/profile/edit', getHref: (hash = '') => `/profile/edit${hash}` },
  profile: { path: '/profile/:id', getHref: (id: number | string, search = '') => `/profile/${id}${search}` },
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

/** Alternative paths, which redirect to these addresses. */
export const aliases = { '/quiz': paths.quiz, '/community': paths.community } as const;

/** If all of the home page's sections are off, it redirects to the first of these that exists. */
export const landings = [paths.projects, paths.leaderboard, paths.community, paths.quiz, paths.faq] as const;
