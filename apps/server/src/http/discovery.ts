import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { robots } from '../discovery/robots.ts';
import { createSitemaps } from '../discovery/sitemap.ts';
import { limitReads } from './readLimit.ts';

/** Serves `robots.txt`, `sitemap.xml` and the sitemaps that it lists. */
export async function serveDiscovery(app: FastifyInstance, { config, site, db, clock }: AppContext): Promise<void> {
  const sitemaps = createSitemaps(db, site, config.publicUrl);
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
  await app.register(async (routes) => {
    limitReads(routes, config.readsPerMinute, clock);
    routes.get('/robots.txt', async (_, reply) => send(reply, 'text/plain', robots(config.publicUrl)));
    routes.get('/sitemap.xml', async (_, reply) => send(reply, 'application/xml', await sitemaps.root()));
    routes.get('/sitemap-pages.xml', async (_, reply) => send(reply, 'application/xml', sitemaps.pages()));
    for (const kind of ['projects', 'profiles'] as const)
      routes.get<{ Params: { file: string } }>(`/sitemap-${kind}-:file`, async ({ params }, reply) => {
        const number = Number(/^([1-9]\d{0,6})\.xml$/.exec(params.file)?.[1]);
        const text = number ? await sitemaps.file(kind, number) : undefined;
        if (text === undefined) throw new Problem('route-not-found');
        return send(reply, 'application/xml', text);
      });
  });
}
