import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerContext } from '../http/handler.ts';
import { loopbackAliases } from '../http/loopback.ts';
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
  const home = canonicalUrl(config.publicUrl, request);
  if (home) return reply.redirect(home, 302);
  const callbackUrl = checkCallbackUrl(config, query.callbackUrl);
  const back = () => reply.redirect(withOutcome(callbackUrl, { error: 'sign-in-unavailable' }), 302);
  const provider = providers[way];
  if (!provider) return back();

  const secrets = newSecrets();
  let page: URL;
  try {
    const { state, nonce, codeVerifier } = secrets;
    page = await provider.authorizationUrl({ redirectUri: redirectUri(config, way), state, nonce, codeVerifier });
  } catch (error) {
    request.log.warn({ err: error, cause: (error as ProviderError).cause }, 'a sign-in provider failed');
    return back();
  }
  await saveAttempt(db, clock, secrets, {
    callbackPath: callbackPath(way),
    callbackUrl,
    challenge: query.challenge,
    referralCode: query.referral_code,
  });
  setBrowserCookie(reply, secrets.state, secrets.browser, callbackPath(way), config.publicUrl);
  return reply.header('referrer-policy', 'no-referrer').redirect(page.href, 302);
}

/**
 * The same call under the name that the provider sends the browser back to, where the browser used another name of
 * this machine: cookies belong to a name.
 */
function canonicalUrl(publicUrl: string, request: FastifyRequest): string | undefined {
  const isAlias = loopbackAliases(publicUrl).some((alias) => new URL(alias).hostname === request.hostname);
  return isAlias ? new URL(request.url, publicUrl).href : undefined;
}
