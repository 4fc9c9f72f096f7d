import { escapeMarkup } from '../../contract/escapeMarkup.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readPostUrl } from '../../content/platforms.ts';
import { chooseLanguage } from '../../contract/language.ts';
import { demoPage, pageHeaders } from '../identity/page.ts';
import { demoAnswer, PICTURE_HOST } from '../posts.ts';
import { messagesOf } from './messages.ts';

/** Maximum number of stored updates for the bot. */
const KEPT = 200;

/** Serves X's API. Everyone follows the accounts that quests require. */
export function mountX(scope: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  scope.get('/x/2/users/:id/following', async () => {
    const quests = await db.selectFrom('quest').select('target').where('kind', '=', 'x_follow').execute();
    return { data: quests.map(({ target }) => ({ username: target ?? '' })), meta: {} };
  });
}

/** Serves Discord's sign-in and API. Everyone is a member of every server. */
export function mountDiscord(scope: FastifyInstance, { config }: Pick<AppContext, 'config'>): void {
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
}

/** Serves Telegram's links and bot API. Opening a link starts the bot, and everyone is a member of every chat. */
export function mountTelegram(scope: FastifyInstance): void {
  const updates: { update_id: number; message: { from: { id: number }; text: string } }[] = [];
  // Starts at the current time, because ids must be higher than those before a restart.
  let lastUpdate = Date.now();

  scope.get<{ Querystring: { start?: string } }>('/t.me/:bot', async ({ query, headers }, reply) => {
    const id = ++lastUpdate;
    updates.push({ update_id: id, message: { from: { id }, text: `/start ${query.start ?? ''}` } });
    updates.splice(0, updates.length - KEPT);
    const language = chooseLanguage(headers['accept-language'] ?? '');
    const { telegram, started, goBack } = messagesOf(language);
    return reply
      .headers(pageHeaders([]))
      .send(demoPage(language, telegram, started, `<p class="explanation">${escapeMarkup(goBack)}</p>`));
  });
  scope.get<{ Querystring: { offset?: string } }>('/telegram/:bot/getUpdates', async ({ query }) => ({
    ok: true,
    result: updates.filter(({ update_id }) => update_id >= Number(query.offset ?? 0)),
  }));
  scope.get('/telegram/:bot/getChatMember', async () => ({ ok: true, result: { status: 'member' } }));
}

/** Serves TikTok's short links. A code that ends with a number redirects to the video with that number. */
export function mountTiktok(scope: FastifyInstance): void {
  scope.get<{ Params: { host: string; code: string } }>('/tiktok/:host/:code', async ({ params }, reply) => {
    const number = /\d+$/.exec(params.code)?.[0];
    if (!number) return reply.code(404).send();
    return reply.redirect(`https://www.tiktok.com/@demo/video/${number}?is_from_webapp=1&sender_device=pc`, 301);
  });
}

/** Serves the platforms' oEmbed endpoints and video pictures, under paths that contain the original host names. */
export function mountOEmbed(scope: FastifyInstance): void {
  for (const host of ['publish.x.com', 'www.tiktok.com', 'www.youtube.com'])
    scope.get<{ Querystring: { url?: string } }>(`/web/${host}/oembed`, async ({ query }, reply) => {
      const post = readPostUrl(query.url ?? '');
      return (post && demoAnswer(post.platform, post.id)) ?? reply.code(404).send();
    });
  scope.get<{ Params: { platform: 'youtube' | 'tiktok'; file: string } }>(
    `/web/${PICTURE_HOST}/:platform/:file`,
    async ({ params: { platform, file } }, reply) => {
      const { drawVideo } = await import('../drawing.ts');
      return reply.type('image/png').send(await drawVideo(platform, parseInt(file)).png().toBuffer());
    },
  );
}
