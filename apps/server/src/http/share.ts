import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { chooseLanguage } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import { createDiskCache } from '../share/cache.ts';
import { draw } from '../share/drawPool.ts';
import { sharePictures, type Subject } from '../share/sharePictures.ts';
import { limitReads } from './readLimit.ts';

/** Maximum size of the picture cache, in bytes: about 1,500 pictures. */
const CACHE_LIMIT = 64 * 1024 * 1024;

/**
 * User agents of link-preview bots, which fetch a page and then its picture. Only their requests start the drawing
 * process early, because it takes up to 115 MB and other clients fetch far more pages.
 */
const PREVIEWERS =
  /TelegramBot|Twitterbot|facebookexternalhit|WhatsApp|Slackbot|Discordbot|LinkedInBot|SkypeUriPreview/i;

const unknown = {
  project: 'project-not-found',
  profile: 'user-not-found',
  quest: 'quest-not-found',
} as const satisfies Record<Subject, string>;

/**
 * Serves the pictures for link previews, such as `/share/project/7.png?lang=ru`.
 */
export async function serveSharePictures(app: FastifyInstance, context: AppContext): Promise<void> {
  const cache = await createDiskCache(join(context.config.dataDir, 'cache', 'share'), CACHE_LIMIT);
  const find = sharePictures(context, cache, draw);
  app.addHook('onRequest', (request, _reply, done) => {
    if (PREVIEWERS.test(request.headers['user-agent'] ?? '')) void draw.prepare();
    done();
  });
  await app.register(async (routes) => {
    limitReads(routes, context.config.readsPerMinute, context.clock);
    for (const subject of Object.keys(unknown) as Subject[])
      routes.get<{ Params: { file: string }; Querystring: { lang?: unknown } }>(
        `/share/${subject}/:file`,
        async ({ params, query, headers }, reply) => {
          const id = idOf(params.file);
          if (id === undefined) throw new Problem(unknown[subject]);
          const { key, png } = await find(subject, id, chooseLanguage(String(query.lang ?? '')));
          const tag = `"${key}"`;
          // Platforms cache link previews for days anyway. For other clients, a changed name or logo stays stale for at
          // most an hour.
          reply.headers({ 'cache-control': 'public, max-age=3600', etag: tag });
          if (headers['if-none-match'] === tag) return reply.code(304).send();
          return reply.type('image/png').send(Buffer.from(await png()));
        },
      );
  });
}

/** Parses the id in a file name; undefined if it is invalid. */
function idOf(file: string): number | undefined {
  const id = Number(/^([1-9]\d{0,15})\.png$/.exec(file)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}
