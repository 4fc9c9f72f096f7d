import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { authenticate } from '../auth/authenticate.ts';
import { after, FRESH_SIGN_IN_LIFETIME } from '../auth/lifetimes.ts';
import type { Clock } from '../clock.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { Problem } from '../contract/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling member; null if the request isn't authenticated. */
    member: Member | null;
    /** The token's session; null if the request isn't authenticated. */
    sessionId: number | null;
    /** Time of that session's sign-in; null if the request isn't authenticated. */
    signedInAt: Date | null;
  }
}

/**
 * Creates a hook that requires a bearer token before the body is read.
 * @throws Problem `unauthenticated`, `token-invalid` or `token-expired`
 */
export function requireToken({ db, clock }: AppContext) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request);
    if (!token) throw new Problem('unauthenticated');
    const result = await authenticate(db, clock, token);
    if (result instanceof Problem) throw result;
    request.member = result.user;
    request.sessionId = result.session.id;
    request.signedInAt = result.session.signedInAt;
  };
}

/**
 * Creates a hook that accepts a bearer token: visitors may call without one, but an invalid one is refused.
 * @throws Problem `token-invalid` or `token-expired`
 */
export function acceptToken(context: AppContext) {
  const tokenRequired = requireToken(context);
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.headers.authorization) return;
    if (!bearerOf(request)) throw new Problem('token-invalid');
    await tokenRequired(request);
  };
}

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer +([^\s]+) *$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Hook that requires the caller to be an admin. Runs after {@link requireToken}.
 * @throws Problem `admin-only`
 */
export async function requireAdmin({ member }: FastifyRequest): Promise<void> {
  if (!member || !isAdmin(member)) throw new Problem('admin-only');
}

/**
 * Refuses silenced members until their silence ends.
 * @throws Problem `silenced`
 */
export function refuseSilenced({ member, clock }: { member: Member | null; clock: Clock }): void {
  if (member?.silencedUntil && member.silencedUntil > clock()) throw Problem.silenced(member.silencedUntil);
}

/** Returns true if the caller signed in so recently that someone else is unlikely to be using their browser. */
export const isFreshSignIn = ({ request, clock }: { request: FastifyRequest; clock: Clock }): boolean =>
  request.signedInAt !== null && request.signedInAt >= after(clock(), -FRESH_SIGN_IN_LIFETIME);

/** @throws Problem `fresh-sign-in-required` unless {@link isFreshSignIn} */
export function requireFreshSignIn(call: { request: FastifyRequest; clock: Clock }): void {
  if (!isFreshSignIn(call)) throw new Problem('fresh-sign-in-required');
}
