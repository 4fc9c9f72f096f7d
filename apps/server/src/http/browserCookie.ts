import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that identifies one browser. Scripts can't read it. */
export interface BrowserCookie {
  name: string;
  /** The site's origin, which determines whether it is served over TLS. */
  publicUrl: string;
  /** Path that the cookie is sent to if the site is not served over TLS. Default `/`. */
  path?: string;
}

const isSecure = ({ publicUrl }: BrowserCookie) => publicUrl.startsWith('https:');

/** Over TLS, the `__Host-` prefix keeps other subdomains from setting the cookie (RFC 6265bis §4.1.3.2). */
const nameOf = (cookie: BrowserCookie) => `${isSecure(cookie) ? '__Host-' : ''}${cookie.name}`;

/** @param lifetime in ms */
export function setBrowserCookie(reply: FastifyReply, cookie: BrowserCookie, value: string, lifetime: number): void {
  const secure = isSecure(cookie);
  const header = stringifySetCookie({
    name: nameOf(cookie),
    value,
    // Browsers require this path for `__Host-` cookies.
    path: secure ? '/' : (cookie.path ?? '/'),
    maxAge: lifetime / 1000,
    httpOnly: true,
    // Not `strict`, because the browser returns from another site, such as an identity provider.
    sameSite: 'lax',
    secure,
  });
  void reply.header('set-cookie', header);
}

export const clearBrowserCookie = (reply: FastifyReply, cookie: BrowserCookie) =>
  setBrowserCookie(reply, cookie, '', 0);

/** Returns the cookie's value in a request; undefined if the browser didn't send it. */
export const readBrowserCookie = (request: FastifyRequest, cookie: BrowserCookie): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[nameOf(cookie)];
