import { useEffect } from 'react';

/** Every address of the site: the pattern the router matches, and the way to write one. */
export const paths = {
  home: { path: '/', getHref: () => '/' },
  projects: { path: '/projects', getHref: (search = '') => `/projects${search && `?${search}`}` },
  project: { path: '/projects/:id', getHref: (id: number | string) => `/projects/${id}` },
  projectEdit: { path: '/projects/:id/edit', getHref: (id: number | string) => `/projects/${id}/edit` },
  profile: { path: '/profile/:id', getHref: (id: number | string) => `/profile/${id}` },
  authTwitter: { path: '/auth/twitter', getHref: () => '/auth/twitter' },
  authCallback: { path: '/auth-callback', getHref: () => '/auth-callback' },
} as const;

/** Names the page in the browser's tab, with the site's name behind it. */
export function useTitle(title: string | undefined, site: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
  }, [title, site]);
}
