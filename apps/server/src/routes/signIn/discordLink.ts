import type { FastifyReply } from 'fastify';
import { clearBrowserCookie, readBrowserCookie, setBrowserCookie } from './browserCookie.ts';
import { checkCallbackUrl } from '../../auth/callbackUrl.ts';
import { after, ATTEMPT_LIFETIME } from '../../auth/lifetimes.ts';
import { matchesHash, randomToken, sha256 } from '../../auth/secrets.ts';
import type { Config } from '../../config.ts';
import { withRetry } from '../../db/withRetry.ts';
import { API_PREFIX } from '../../contract/contract.ts';
import type { HandlerContext } from '../../http/handler.ts';
import { Problem, type ProblemCode } from '../../contract/problem.ts';
import { ServiceError } from '../../outside/service.ts';
import { linkSubject } from '../../accounts/linked.ts';

/** Where Discord sends people back to. */
const CALLBACK_PATH = `${API_PREFIX}/auth/discord`;

const redirectUri = ({ publicUrl }: Pick<Config, 'publicUrl'>) => new URL(CALLBACK_PATH, publicUrl).href;

/**
 * Starts linking: the state goes to Discord, a cookie stays in the browser.
 * @returns the page of Discord to open
 * @throws Problem `callback-url-not-allowed` or `verification-unavailable`
 */
export async function startDiscordLink(context: HandlerContext<'startDiscordLink'>): Promise<string> {
  const { config, db, clock, services, member, query, reply } = context;
  const callbackUrl = checkCallbackUrl(config, query.callbackUrl);
  if (!services.discord) throw new Problem('verification-unavailable');
  const [state, browser] = [randomToken(), randomToken()];
  await db
    .insertInto('account_link')
    .values({
      state_hash: sha256(state),
      browser_hash: sha256(browser),
      user_id: member.id,
      callback_url: callbackUrl,
      expires_at: after(clock(), ATTEMPT_LIFETIME),
    })
    .execute();
  setBrowserCookie(reply, { state, callbackPath: CALLBACK_PATH, publicUrl: config.publicUrl }, browser);
  return services.discord.authorizationUrl(redirectUri(config), state).href;
}

/**
 * Takes the person back to where they began, with their account linked or the name of what went wrong.
 * @throws Problem `oauth-state-invalid` where no such link was begun here
 */
export async function finishDiscordLink(context: HandlerContext<'finishDiscordLink'>): Promise<FastifyReply> {
  const { config, db, clock, query, request, reply } = context;
  const cookie = { state: query.state, callbackPath: CALLBACK_PATH, publicUrl: config.publicUrl };
  const browser = readBrowserCookie(request, cookie);
  const now = clock();
  const link = await db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('state_hash', '=', sha256(query.state))
    .where('callback_url', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'browser_hash', 'callback_url'])
    .executeTakeFirst();
  if (!link) throw new Problem('oauth-state-invalid');
  clearBrowserCookie(reply, cookie);

  const isSameBrowser = browser !== undefined && matchesHash(browser, link.browser_hash!);
  const outcome = isSameBrowser ? await complete(context, link.user_id) : { error: 'oauth-state-invalid' };
  const url = new URL(link.callback_url!);
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
    const linked = await withRetry(db, (trx) => linkSubject(trx, userId, 'discord', discordId, clock()));
    return linked ? { discordId } : { error: 'account-taken' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    request.log.warn({ err: error }, 'Discord failed');
    return { error: 'verification-unavailable' };
  }
}
