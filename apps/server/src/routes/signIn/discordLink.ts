import type { FastifyReply } from 'fastify';
import { linkDiscord, startLink, takeLink } from '../../accounts/discord.ts';
import { checkCallbackUrl } from '../../auth/callbackUrl.ts';
import type { Config } from '../../config.ts';
import { API_PREFIX } from '../../contract/contract.ts';
import { Problem, type ProblemCode } from '../../contract/problem.ts';
import type { HandlerContext } from '../../http/handler.ts';
import { ServiceError } from '../../outside/service.ts';
import { ATTEMPT_LIFETIME } from '../../auth/lifetimes.ts';
import { clearBrowserCookie, readBrowserCookie, setBrowserCookie } from '../../http/browserCookie.ts';
import { attemptCookie } from './attemptCookie.ts';

/** The path that Discord redirects to. */
const CALLBACK_PATH = `${API_PREFIX}/auth/discord`;

const redirectUri = ({ publicUrl }: Pick<Config, 'publicUrl'>) => new URL(CALLBACK_PATH, publicUrl).href;

/**
 * Starts linking a Discord account, and sets a cookie that ties the attempt to the browser.
 * @returns the address of Discord's page
 * @throws Problem `callback-url-not-allowed` or `verification-unavailable`
 */
export async function startDiscordLink(context: HandlerContext<'startDiscordLink'>): Promise<string> {
  const { config, services, member, query, reply } = context;
  const callbackUrl = checkCallbackUrl(config, query.callbackUrl);
  if (!services.discord) throw new Problem('verification-unavailable');
  const { state, browser } = await startLink(context, member.id, callbackUrl);
  const cookie = attemptCookie({ state, callbackPath: CALLBACK_PATH, publicUrl: config.publicUrl });
  setBrowserCookie(reply, cookie, browser, ATTEMPT_LIFETIME);
  return services.discord.authorizationUrl(redirectUri(config), state).href;
}

/**
 * Finishes linking and redirects to the callback address, with the linked account or an error code.
 * @throws Problem `oauth-state-invalid` if no link attempt with this state is open
 */
export async function finishDiscordLink(context: HandlerContext<'finishDiscordLink'>): Promise<FastifyReply> {
  const { config, query, request, reply } = context;
  const cookie = attemptCookie({ state: query.state, callbackPath: CALLBACK_PATH, publicUrl: config.publicUrl });
  const browser = readBrowserCookie(request, cookie);
  const link = await takeLink(context, query.state);
  clearBrowserCookie(reply, cookie);

  const outcome = link.isSameBrowser(browser) ? await complete(context, link.userId) : { error: 'oauth-state-invalid' };
  const url = new URL(link.callbackUrl);
  for (const name of ['success', 'discordId', 'error']) url.searchParams.delete(name);
  url.searchParams.set('success', String('discordId' in outcome));
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return reply.header('referrer-policy', 'no-referrer').redirect(url.href, 302);
}

async function complete(
  { config, db, clock, services, query, request }: HandlerContext<'finishDiscordLink'>,
  userId: number,
): Promise<{ discordId: string } | { error: ProblemCode | 'access-denied' }> {
  if (query.code === undefined) return { error: 'access-denied' };
  try {
    const discordId = await services.discord?.identify(query.code, redirectUri(config));
    if (discordId === undefined) return { error: 'oauth-state-invalid' };
    return await linkDiscord(db, userId, discordId, clock());
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    request.log.warn({ err: error }, 'Discord failed');
    return { error: 'verification-unavailable' };
  }
}
