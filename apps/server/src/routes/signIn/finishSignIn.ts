import type { FastifyReply } from 'fastify';
import type { HandlerContext } from '../../http/handler.ts';
import { Problem, type ProblemCode } from '../../contract/problem.ts';
import { clearBrowserCookie, readBrowserCookie } from '../../http/browserCookie.ts';
import { attemptCookie } from './attemptCookie.ts';
import { issueBurner } from '../../auth/burners.ts';
import { withOutcome, type Outcome } from '../../auth/callbackUrl.ts';
import { linkIdentity } from '../../auth/identities.ts';
import { logRefusedSignIn } from './signInLog.ts';
import { findAttempt, useAttempt, type LoginAttempt } from '../../auth/loginAttempts.ts';
import { findOrCreateMember } from '../../auth/members.ts';
import { ProviderError, type ProviderFailure } from '../../outside/providers/identityProvider.ts';
import { callbackPath, redirectUri, type Way } from '../../auth/ways.ts';

type Finish = HandlerContext<'finishTwitterSignIn' | 'finishGoogleSignIn'>;

const failures: Record<ProviderFailure, ProblemCode | 'access-denied'> = {
  denied: 'access-denied',
  refused: 'oauth-state-invalid',
  unavailable: 'sign-in-unavailable',
};

/**
 * Finishes a sign-in and redirects to the callback address, with a burner token, a linked account, or an error code.
 * @throws Problem `oauth-state-invalid` if no attempt has this state, because then the callback address is unknown
 */
export async function finishSignIn(context: Finish, way: Way): Promise<FastifyReply> {
  const { config, db, clock, query, request, reply } = context;
  const attempt = await findAttempt(db, query.state, callbackPath(way));
  if (!attempt) throw new Problem('oauth-state-invalid');

  const cookie = attemptCookie({
    state: query.state,
    callbackPath: callbackPath(way),
    publicUrl: config.publicUrl,
  });
  const browser = readBrowserCookie(request, cookie);
  const outcome: Outcome = (await useAttempt(db, clock, attempt, browser))
    ? await complete(context, way, attempt)
    : { error: 'oauth-state-invalid' };
  clearBrowserCookie(reply, cookie);
  if ('error' in outcome) logRefusedSignIn(request, way, outcome.error);
  return reply.header('referrer-policy', 'no-referrer').redirect(withOutcome(attempt.callback_url, outcome), 302);
}

async function complete(context: Finish, way: Way, attempt: LoginAttempt): Promise<Outcome> {
  const { config, db, clock, providers, query, request } = context;
  const provider = providers[way];
  if (!provider) return { error: 'sign-in-unavailable' };
  // The provider expects the callback address as registered. Only the query comes from this request.
  const callback = new URL(redirectUri(config, way));
  callback.search = new URL(request.url, callback).search;
  try {
    const identity = await provider.exchange(callback, {
      redirectUri: redirectUri(config, way),
      state: query.state,
      nonce: attempt.nonce,
      codeVerifier: attempt.provider_verifier,
    });
    if (attempt.user_id !== null) {
      await linkIdentity(db, attempt.user_id, provider.name, identity, clock());
      return { linked: way };
    }
    const referralCode = attempt.referral_code ?? undefined;
    const userId = await findOrCreateMember(db, clock, provider.name, identity, referralCode);
    return { burner: await issueBurner(db, clock, userId, attempt.challenge!) };
  } catch (error) {
    if (error instanceof Problem) return { error: error.code };
    if (!(error instanceof ProviderError)) throw error;
    if (error.failure !== 'denied') request.log.warn({ err: error, cause: error.cause }, 'a sign-in provider failed');
    return { error: failures[error.failure] };
  }
}
