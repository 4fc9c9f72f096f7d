import formBody from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { chainRpc } from '../../outside/chain.ts';
import { discordApi } from '../../outside/discord.ts';
import { postmarkMailer } from '../../outside/mail.ts';
import { oEmbed } from '../../outside/oEmbed.ts';
import type { AskPublicHost } from '../../outside/publicHost.ts';
import { tiktokLinks } from '../../outside/shortLinks.ts';
import { telegramApi } from '../../outside/telegram.ts';
import { xApi } from '../../outside/xApi.ts';
import { fetchFromSelf } from '../identity/fetchFromSelf.ts';
import { mountChain } from './chain.ts';
import { mountOutbox, mountPostmark, type PostmarkMail } from './mail.ts';
import { mountDiscord, mountOEmbed, mountTelegram, mountTiktok, mountX } from './standIns.ts';

const MOUNT = '/demo-services';

/**
 * Serves stand-ins for X, Discord, Telegram, TikTok's short links, oEmbed, the chain and Postmark below
 * `/demo-services`, each with its own protocol. Services that are not configured get the real adapters, pointed at the
 * stand-ins.
 * @throws Error in production
 */
export async function mountDemoServices(app: FastifyInstance, context: AppContext): Promise<void> {
  if (context.config.production) throw new Error('The demo services must not exist in production.');
  const mails: PostmarkMail[] = [];
  await app.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, formBody.parse(body as string)),
      );
      mountX(scope, context);
      mountDiscord(scope, context);
      mountTelegram(scope);
      mountTiktok(scope);
      mountOEmbed(scope);
      mountPostmark(scope, mails);
      mountChain(scope);
    },
    { prefix: MOUNT },
  );
  mountOutbox(app, mails);
  useStandIns(app, context);
}

/** Placeholder for this server's origin in URLs that `fetchFromSelf` opens. */
const SELF = 'http://self.invalid';

/** Points short links, oEmbed and each service that isn't configured at the stand-ins. */
function useStandIns(app: FastifyInstance, { config, services }: Pick<AppContext, 'config' | 'services'>): void {
  const askSelf = fetchFromSelf(app);
  const settings = (name: string) => ({
    url: `${SELF}${MOUNT}/${name}`,
    timeout: config.providerTimeout,
    fetch: askSelf,
  });
  // A function, because with port 0, the URL isn't known before the server listens.
  const page = (path: string) => () => `${config.publicUrl}${MOUNT}/${path}`;
  services.x ??= xApi(settings('x'), 'demo');
  services.discord ??= discordApi({
    ...settings('discord'),
    clientId: 'demo',
    clientSecret: 'demo',
    botToken: 'demo',
    authorizeUrl: page('discord/oauth2/authorize'),
  });
  services.telegram ??= telegramApi({
    ...settings('telegram'),
    botName: 'demo_bot',
    botToken: 'demo',
    linkUrl: page('t.me'),
  });
  services.chain ??= chainRpc(settings('chain'));
  services.mail ??= postmarkMailer(settings('postmark'), 'demo', config.services.mailFrom);
  const askAt =
    (toPath: (url: URL) => string): AskPublicHost =>
    async (url, signal) => {
      const reply = await askSelf(`${SELF}${MOUNT}/${toPath(url)}`, { redirect: 'manual', signal });
      const { status, headers } = reply;
      return { status, location: headers.get('location') ?? undefined, body: Buffer.from(await reply.arrayBuffer()) };
    };
  const shortLink = ({ hostname, pathname }: URL) =>
    `tiktok/${hostname}/${pathname.split('/').findLast(Boolean) ?? ''}`;
  services.shortLinks = tiktokLinks(config.providerTimeout, askAt(shortLink));
  services.oEmbed = oEmbed(
    config.providerTimeout,
    askAt(({ hostname, pathname, search }) => `web/${hostname}${pathname}${search}`),
  );
}
