import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { authenticate } from '../auth/authenticate.ts';
import { after, FRESH_SIGN_IN_LIFETIME } from '../auth/lifetimes.ts';
import type { Clock } from '../clock.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { Problem } from '../contract/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null where the operation asks for no token. */
    member: Member | null;
    /** The session of the token; null where the operation asks for no token. */
    sessionId: number | null;
    /** When that session's sign-in was; null where the operation asks for no token. */
    signedInAt: Date | null;
  }
}

/**
 * A hook that asks for a bearer token, before the body is read.
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
 * A hook that takes a bearer token where there is one: a visitor may call, a token that is not good may not.
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
 * A hook that asks for an admin, after {@link requireToken}.
 * @throws Problem `admin-only`
 */
export async function requireAdmin({ member }: FastifyRequest): Promise<void> {
  if (!member || !isAdmin(member)) throw new Problem('admin-only');
}

/** Whether the caller signed in so recently that nobody else is likely to sit at their browser. */
export const isFreshSignIn = ({ request, clock }: { request: FastifyRequest; clock: Clock }): boolean =>
  request.signedInAt !== null && request.signedInAt >= after(clock(), -FRESH_SIGN_IN_LIFETIME);

/** @throws Problem `fresh-sign-in-required` unless {@link isFreshSignIn} */
export function requireFreshSignIn(call: { request: FastifyRequest; clock: Clock }): void {
  if (!isFreshSignIn(call)) throw new Problem('fresh-sign-in-required');
}
