import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ATTEMPT_LIFETIME } from './lifetimes.ts';
import { sha256 } from './secrets.ts';

/** Each attempt has a cookie of its own, so that two tabs can sign in at once. */
const nameOf = (state: string) => `sign-in-${sha256(state).slice(0, 12)}`;

/**
 * Ties an attempt to this browser.
 * @param path the only path that gets the cookie
 * @param publicUrl tells whether the site is served over TLS
 */
export function setBrowserCookie(reply: FastifyReply, state: string, value: string, path: string, publicUrl: string) {
  set(reply, state, value, ATTEMPT_LIFETIME / 1000, path, publicUrl);
}

/** Forgets the cookie of an attempt that has come back. */
export function clearBrowserCookie(reply: FastifyReply, state: string, path: string, publicUrl: string) {
  set(reply, state, '', 0, path, publicUrl);
}

/** What this browser's cookie of an attempt says. */
export const readBrowserCookie = (request: FastifyRequest, state: string): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[nameOf(state)];

function set(reply: FastifyReply, state: string, value: string, maxAge: number, path: string, publicUrl: string) {
  const cookie = stringifySetCookie({
    name: nameOf(state),
    value,
    path,
    maxAge,
    httpOnly: true,
    // Not `strict`: the provider sends the browser back from another site.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
  void reply.header('set-cookie', cookie);
}
