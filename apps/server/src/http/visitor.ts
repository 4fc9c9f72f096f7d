import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** Cookie of a browser with a member signed in. The site sets it, so that the server renders the right page. */
const SIGNED_IN = 'signed_in';

/** The header that makes a call count as one of a member's browser. */
export const SIGNED_IN_COOKIE = `${SIGNED_IN}=true`;

/** Returns whether a request comes from a browser with a member signed in. */
export const isSignedIn = ({ headers: { cookie = '' } }: FastifyRequest): boolean =>
  parseCookie(cookie)[SIGNED_IN] === 'true';

/**
 * Returns whether a call can't be one of a member. A member's browser sends no token with public reads, but the cookie.
 * Pages of other origins send no cookie, but their origin.
 */
export const isVisitor = (request: FastifyRequest): boolean =>
  request.headers.authorization === undefined && request.headers.origin === undefined && !isSignedIn(request);
