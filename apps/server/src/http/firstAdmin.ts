import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFirstAdminToken, useFirstAdminToken } from '../auth/firstAdmin.ts';
import { FIRST_ADMIN_LIFETIME } from '../auth/lifetimes.ts';
import type { AppContext } from '../context.ts';
import { clearBrowserCookie, readBrowserCookie, setBrowserCookie } from './browserCookie.ts';
import { limitReads } from './readLimit.ts';

const PATH = '/first-admin';

const cookieOf = ({ publicUrl }: AppContext['config']) => ({ name: 'first-admin', publicUrl });

/** Returns the link that is printed at startup. */
export const firstAdminUrl = (publicUrl: string, token: string): string => `${publicUrl}${PATH}?token=${token}`;

/**
 * Serves the link that makes a member the first admin. Opening the link only sets a cookie, and the next sign-in uses
 * the link up. A link preview in a chat thus does no harm.
 */
export async function serveFirstAdmin(app: FastifyInstance, { config, db, clock }: AppContext): Promise<void> {
  await app.register(async (routes) => {
    limitReads(routes, config.readsPerMinute, clock);
    routes.get<{ Querystring: { token?: unknown } }>(PATH, async ({ query }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const token = String(query.token ?? '');
      if (!(await isFirstAdminToken(db, clock, token)))
        return reply.code(410).type('text/plain').send('This link has been used or has expired.\n');
      setBrowserCookie(reply, cookieOf(config), token, FIRST_ADMIN_LIFETIME);
      return reply.redirect('/', 302);
    });
  });
}

/** Makes a member the first admin when they sign in, if their browser opened the link. */
export async function claimFirstAdmin(
  {
    config,
    db,
    clock,
    request,
    reply,
  }: Pick<AppContext, 'config' | 'db' | 'clock'> & {
    request: FastifyRequest;
    reply: FastifyReply;
  },
  memberId: number,
): Promise<void> {
  const cookie = cookieOf(config);
  const token = readBrowserCookie(request, cookie);
  if (!token) return;
  clearBrowserCookie(reply, cookie);
  if (await useFirstAdminToken(db, clock, token, memberId)) request.log.info({ memberId }, 'the first admin signed in');
}
