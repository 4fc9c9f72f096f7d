import { API_PREFIX } from '../contract/contract.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';

/** Calls, and pages that show only their own member or an admin something. */
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
];

/** What robots may visit. Where two rules match, the longer one counts. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Allow: ${MEDIA_URL}`,
    '',
    `Sitemap: ${publicUrl.replace(/\/+$/, '')}/sitemap.xml`,
    '',
  ].join('\n');
