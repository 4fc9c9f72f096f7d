import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerContext } from '../../http/handler.ts';
import { loopbackAliases } from '../../config/loopback.ts';
import { Problem } from '../../contract/problem.ts';
import { ATTEMPT_LIFETIME } from '../../auth/lifetimes.ts';
import { setBrowserCookie } from '../../http/browserCookie.ts';
import { attemptCookie } from './attemptCookie.ts';
import { checkCallbackUrl, withOutcome } from '../../auth/callbackUrl.ts';
import { newSecrets, saveAttempt, type AttemptAim } from '../../auth/loginAttempts.ts';
import { ProviderError, type IdentityProvider } from '../../outside/providers/identityProvider.ts';
import { callbackPath, redirectUri, type Way } from '../../auth/ways.ts';

type Start = HandlerContext<'startTwitterLogin' | 'startTwitterSignIn' | 'startGoogleSignIn'>;

/**
 * Redirects to the provider, or first to the site's registered host name if the browser used another one. If the
 * provider isn't configured or doesn't answer, redirects back to `callbackUrl`, whose page can explain that in the
 * user's language.
 * @throws Problem `callback-url-not-allowed`
 */
export async function startSignIn(context: Start, way: Way): Promise<FastifyReply> {
  const { config, providers, query, request, reply } = context;
  const home = canonicalUrl(config.publicUrl, request);
  if (home) return reply.redirect(home, 302);
  const callbackUrl = checkCallbackUrl(config, query.callbackUrl);
  const back = () => reply.redirect(withOutcome(callbackUrl, { error: 'sign-in-unavailable' }), 302);
  const provider = providers[way];
  if (!provider) return back();

  try {
    const aim = { callbackUrl, challenge: query.challenge, referralCode: query.referral_code };
    const page = await begin(context, way, provider, aim);
    return reply.header('referrer-policy', 'no-referrer').redirect(page.href, 302);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    request.log.warn({ err: error, cause: error.cause }, 'a sign-in provider failed');
    return back();
  }
}

/**
 * Starts linking another account to the caller.
 * @returns the address of the provider's page, to be opened in the same browser
 * @throws Problem `callback-url-not-allowed` or `sign-in-unavailable`
 */
export async function startLink(context: HandlerContext<'startIdentityLink'>): Promise<string> {
  const { config, providers, member, query, request } = context;
  const callbackUrl = checkCallbackUrl(config, query.callbackUrl);
  const provider = providers[query.provider];
  if (!provider) throw new Problem('sign-in-unavailable');
  try {
    return (await begin(context, query.provider, provider, { callbackUrl, userId: member.id })).href;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    request.log.warn({ err: error, cause: error.cause }, 'a sign-in provider failed');
    throw new Problem('sign-in-unavailable');
  }
}

/**
 * Stores an attempt, in the database and in a cookie.
 * @returns the address of the provider's page
 * @throws ProviderError
 */
async function begin(
  { config, db, clock, reply }: Pick<Start, 'config' | 'db' | 'clock' | 'reply'>,
  way: Way,
  provider: IdentityProvider,
  aim: Omit<AttemptAim, 'callbackPath'>,
): Promise<URL> {
  const secrets = newSecrets();
  const { state, nonce, codeVerifier } = secrets;
  const page = await provider.authorizationUrl({ redirectUri: redirectUri(config, way), state, nonce, codeVerifier });
  await saveAttempt(db, clock, secrets, { callbackPath: callbackPath(way), ...aim });
  const { publicUrl } = config;
  const cookie = attemptCookie({ state, callbackPath: callbackPath(way), publicUrl });
  setBrowserCookie(reply, cookie, secrets.browser, ATTEMPT_LIFETIME);
  return page;
}

/**
 * Returns the request's address under the registered host name if the browser used another name of this machine,
 * because cookies belong to one host name.
 */
function canonicalUrl(publicUrl: string, request: FastifyRequest): string | undefined {
  const isAlias = loopbackAliases(publicUrl).some((alias) => new URL(alias).hostname === request.hostname);
  return isAlias ? new URL(request.url, publicUrl).href : undefined;
}
