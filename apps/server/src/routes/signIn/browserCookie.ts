import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ATTEMPT_LIFETIME } from '../../auth/lifetimes.ts';
import { sha256 } from '../../auth/secrets.ts';

/** A sign-in attempt that a cookie ties to the browser it started in. */
interface Attempt {
  state: string;
  /** The path that the provider redirects to. */
  callbackPath: string;
  /** The site's origin, which determines whether it is served over TLS. */
  publicUrl: string;
}

const isSecure = ({ publicUrl }: Pick<Attempt, 'publicUrl'>) => publicUrl.startsWith('https:');

/**
 * Each attempt has its own cookie, so that two tabs can sign in at once. Over TLS the `__Host-` prefix keeps other
 * subdomains from setting it (RFC 6265bis §4.1.3.2).
 */
const nameOf = (attempt: Pick<Attempt, 'state' | 'publicUrl'>) =>
  `${isSecure(attempt) ? '__Host-' : ''}sign-in-${sha256(attempt.state).slice(0, 12)}`;

/** Ties an attempt to this browser. */
export function setBrowserCookie(reply: FastifyReply, attempt: Attempt, value: string) {
  set(reply, attempt, value, ATTEMPT_LIFETIME / 1000);
}

/** Deletes an attempt's cookie. */
export function clearBrowserCookie(reply: FastifyReply, attempt: Attempt) {
  set(reply, attempt, '', 0);
}

/** The value of an attempt's cookie in this browser. */
export const readBrowserCookie = (
  request: FastifyRequest,
  attempt: Pick<Attempt, 'state' | 'publicUrl'>,
): string | undefined => parseCookie(request.headers.cookie ?? '')[nameOf(attempt)];

function set(reply: FastifyReply, attempt: Attempt, value: string, maxAge: number) {
  const secure = isSecure(attempt);
  const cookie = stringifySetCookie({
    name: nameOf(attempt),
    value,
    // Browsers require this path for `__Host-` cookies.
    path: secure ? '/' : attempt.callbackPath,
    maxAge,
    httpOnly: true,
    // Not `strict`, because the provider redirects from another site.
    sameSite: 'lax',
    secure,
  });
  void reply.header('set-cookie', cookie);
}
