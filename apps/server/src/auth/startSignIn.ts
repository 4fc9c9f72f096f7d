import type { FastifyReply } from 'fastify';
import type { HandlerContext } from '../http/handler.ts';
import { setBrowserCookie } from './browserCookie.ts';
import { checkCallbackUrl, withOutcome } from './callbackUrl.ts';
import { newSecrets, saveAttempt } from './loginAttempts.ts';
import type { ProviderError } from './providers/identityProvider.ts';
import { callbackPath, redirectUri, type Way } from './ways.ts';

type Start = HandlerContext<'startTwitterLogin' | 'startTwitterSignIn' | 'startGoogleSignIn'>;

/**
 * Sends the person to the provider. A provider that does not answer sends them straight back to `callbackUrl`,
 * which can tell them so in their language.
 * @throws Problem `callback-url-not-allowed`
 */
export async function startSignIn(context: Start, way: Way): Promise<FastifyReply> {
  const { config, db, clock, providers, query, request, reply } = context;
  const callbackUrl = checkCallbackUrl(config, query.callbackUrl);
  const provider = providers[way];
  if (!provider) return reply.redirect(withOutcome(callbackUrl, { error: 'sign-in-unavailable' }));

  const secrets = newSecrets();
  let page: URL;
  try {
    page = await provider.authorizationUrl({ ...secrets, redirectUri: redirectUri(config, way) });
  } catch (error) {
    request.log.warn({ err: error, cause: (error as ProviderError).cause }, 'a sign-in provider failed');
    return reply.redirect(withOutcome(callbackUrl, { error: 'sign-in-unavailable' }));
  }
  await saveAttempt(db, clock, secrets, {
    callbackPath: callbackPath(way),
    callbackUrl,
    challenge: query.challenge,
    referralCode: query.referral_code,
  });
  setBrowserCookie(reply, secrets.state, secrets.browser, callbackPath(way), config.publicUrl);
  return reply.header('referrer-policy', 'no-referrer').redirect(page.href);
}
