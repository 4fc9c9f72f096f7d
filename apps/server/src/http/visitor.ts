import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** Cookie of a browser with a signed-in member. The site sets it so that the server renders the right page. */
const SIGNED_IN = 'signed_in';

/** `Cookie` header that marks a call as coming from a member's browser. */
export const SIGNED_IN_COOKIE = `${SIGNED_IN}=true`;

/** Returns true if a request comes from a browser with a signed-in member. */
export const isSignedIn = ({ headers: { cookie = '' } }: FastifyRequest): boolean =>
  parseCookie(cookie)[SIGNED_IN] === 'true';

/**
 * Returns true if a call can't come from a member. For public reads, a member's browser sends the cookie instead of a
 * token. Pages on other origins send no cookie, but they send an `Origin` header.
 */
export const isVisitor = (request: FastifyRequest): boolean =>
  request.headers.authorization === undefined && request.headers.origin === undefined && !isSignedIn(request);
