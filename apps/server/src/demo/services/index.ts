import formBody from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { chooseLanguage } from '../../contract/language.ts';
import { chainRpc } from '../../outside/chain.ts';
import { discordApi } from '../../outside/discord.ts';
import { postmarkMailer } from '../../outside/mail.ts';
import { tiktokLinks } from '../../outside/shortLinks.ts';
import { telegramApi } from '../../outside/telegram.ts';
import { xApi } from '../../outside/xApi.ts';
import { fetchFromSelf } from '../identity/fetchFromSelf.ts';
import { demoPage, escape, pageHeaders } from '../identity/page.ts';
import { mountChain } from './chain.ts';
import { messagesOf } from './messages.ts';

const MOUNT = '/demo-services';

/** Most mails and updates that are kept. */
const KEPT = 200;

interface PostmarkMail {
  To: string;
  Subject: string;
  TextBody: string;
}

/**
 * Serves stand-ins of X, Discord, Telegram, TikTok's short links, the chain and Postmark below `/demo-services`, each in its own protocol, and
 * puts the same adapters as for the real ones where a service is not configured. Everyone follows, and is a member of,
 * what the quests ask for.
 * @throws Error in production
 */
export async function mountDemoServices(app: FastifyInstance, { config, db, services }: AppContext): Promise<void> {
  if (config.production) throw new Error('The demo services must not exist in production.');
  const mails: PostmarkMail[] = [];
  const updates: { update_id: number; message: { from: { id: number }; text: string } }[] = [];
  // Later than those of an earlier start, as the bot's are.
  let lastUpdate = Date.now();

  await app.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, formBody.parse(body as string)),
      );

      scope.get('/x/2/users/:id/following', async () => {
        const quests = await db.selectFrom('quest').select('target').where('kind', '=', 'x_follow').execute();
        return { data: quests.map(({ target }) => ({ username: target ?? '' })), meta: {} };
      });

      scope.get<{ Querystring: { redirect_uri: string; state: string } }>(
        '/discord/oauth2/authorize',
        async ({ query }, reply) => {
          const back = new URL(query.redirect_uri);
          if (back.origin !== new URL(config.publicUrl).origin) return reply.code(400).send();
          const code = String(Date.now()).padStart(18, '8');
          back.search = new URLSearchParams({ code, state: query.state }).toString();
          return reply.redirect(back.href, 302);
        },
      );
      scope.post<{ Body: { code: string } }>('/discord/oauth2/token', async ({ body }) => ({
        access_token: body.code,
        token_type: 'Bearer',
      }));
      scope.get('/discord/users/@me', async ({ headers }) => ({ id: headers.authorization?.split(' ')[1] }));
      scope.get('/discord/guilds/:guild/members/:user', async () => ({ roles: [] }));

      scope.get<{ Querystring: { start?: string } }>('/t.me/:bot', async ({ query, headers }, reply) => {
        const id = ++lastUpdate;
        updates.push({ update_id: id, message: { from: { id }, text: `/start ${query.start ?? ''}` } });
        updates.splice(0, updates.length - KEPT);
        const language = chooseLanguage(headers['accept-language'] ?? '');
        const { telegram, started, goBack } = messagesOf(language);
        return reply
          .headers(pageHeaders([]))
          .send(demoPage(language, telegram, started, `<p class="explanation">${escape(goBack)}</p>`));
      });
      scope.get<{ Querystring: { offset?: string } }>('/telegram/:bot/getUpdates', async ({ query }) => ({
        ok: true,
        result: updates.filter(({ update_id }) => update_id >= Number(query.offset ?? 0)),
      }));
      scope.get('/telegram/:bot/getChatMember', async () => ({ ok: true, result: { status: 'member' } }));

      // A code that ends in a number leads to the video of that number.
      scope.get<{ Params: { host: string; code: string } }>('/tiktok/:host/:code', async ({ params }, reply) => {
        const number = /\d+$/.exec(params.code)?.[0];
        if (!number) return reply.code(404).send();
        return reply.redirect(`https://www.tiktok.com/@demo/video/${number}?is_from_webapp=1&sender_device=pc`, 301);
      });

      scope.post<{ Body: PostmarkMail }>('/postmark/email', async ({ body }) => {
        mails.unshift(body);
        mails.length = Math.min(mails.length, KEPT);
        return { ErrorCode: 0, Message: 'OK', To: body.To };
      });
      mountChain(scope);
    },
    { prefix: MOUNT },
  );

  app.get('/demo-outbox', async ({ headers }, reply) => {
    const language = chooseLanguage(headers['accept-language'] ?? '');
    const { outbox, noMail } = messagesOf(language);
    const items = mails.map(
      ({ To, Subject, TextBody }) =>
        `<li class="mail"><b>${escape(Subject)}</b> <bdi>${escape(To)}</bdi><p>${withLinks(escape(TextBody))}</p></li>`,
    );
    const content = items.length ? `<ul>${items.join('')}</ul>` : `<p class="explanation">${escape(noMail)}</p>`;
    return reply.headers(pageHeaders([])).send(demoPage(language, outbox, outbox, content));
  });

  const settings = (name: string) => ({
    url: `${SELF}${MOUNT}/${name}`,
    timeout: config.providerTimeout,
    fetch: fetchFromSelf(app),
  });
  services.x ??= xApi(settings('x'), 'demo');
  const credentials = { clientId: 'demo', clientSecret: 'demo', botToken: 'demo' };
  // With port 0 the address is known only after listening.
  const page = (path: string) => () => `${config.publicUrl}${MOUNT}/${path}`;
  services.discord ??= discordApi({
    ...settings('discord'),
    ...credentials,
    authorizeUrl: page('discord/oauth2/authorize'),
  });
  const bot = { botName: 'demo_bot', botToken: 'demo', linkUrl: page('t.me') };
  services.telegram ??= telegramApi({ ...settings('telegram'), ...bot });
  services.chain ??= chainRpc(settings('chain'));
  const askSelf = fetchFromSelf(app);
  services.shortLinks = tiktokLinks(config.providerTimeout, async ({ hostname, pathname }, signal) => {
    const code = pathname.split('/').findLast(Boolean) ?? '';
    const url = `${SELF}${MOUNT}/tiktok/${hostname}/${code}`;
    const { status, headers } = await askSelf(url, { redirect: 'manual', signal });
    return { status, location: headers.get('location') ?? undefined };
  });
  services.mail ??= postmarkMailer(settings('postmark'), 'demo', config.services.mailFrom);
}

/** Stands for this server in addresses that `fetchFromSelf` opens. */
const SELF = 'http://self.invalid';

const withLinks = (html: string) =>
  html.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`).replaceAll('\n', '<br>');
