import { API_PREFIX } from '../contract/contract.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';

/** Paths that crawlers shouldn't open: the API, and pages that are useful only to signed-in members or admins. */
const closed = [
  `${API_PREFIX}/`,
  '/admin',
  '/auth/',
  '/auth-callback',
  '/dashboard',
  '/email-verified',
  '/grant/',
  '/profile/edit',
  '/projects/*/edit',
  '/telegramConnect',
  '/test',
  '/unsubscribe',
];

/** Builds robots.txt. The longest matching rule wins, so media stay allowed below the API's prefix. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Allow: ${MEDIA_URL}`,
    '',
    `Sitemap: ${publicUrl.replace(/\/+$/, '')}/sitemap.xml`,
    '',
  ].join('\n');
