import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ATTEMPT_LIFETIME } from './lifetimes.ts';
import { sha256 } from './secrets.ts';

/** Each attempt has a cookie of its own, so that two tabs can sign in at once. */
const nameOf = (state: string) => `sign-in-${sha256(state).slice(0, 12)}`;

/** Where the cookie of an attempt is sent, and whether over TLS alone. */
export interface CookieScope {
  path: string;
  secure: boolean;
}

/** Ties an attempt to this browser. `Lax`: the provider sends the browser back from another site. */
export function setBrowserCookie(reply: FastifyReply, state: string, value: string, { path, secure }: CookieScope): void {
  const cookie = { httpOnly: true, sameSite: 'lax', path, secure, maxAge: ATTEMPT_LIFETIME / 1000 } as const;
  void reply.header('set-cookie', stringifySetCookie({ name: nameOf(state), value, ...cookie }));
}

/** Forgets the cookie of an attempt that has come back. */
export function clearBrowserCookie(reply: FastifyReply, state: string, { path, secure }: CookieScope): void {
  const cookie = { httpOnly: true, sameSite: 'lax', path, secure, maxAge: 0 } as const;
  void reply.header('set-cookie', stringifySetCookie({ name: nameOf(state), value: '', ...cookie }));
}

/** What this browser's cookie of an attempt says. */
export const readBrowserCookie = (request: FastifyRequest, state: string): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[nameOf(state)];
