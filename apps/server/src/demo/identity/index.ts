import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityProvider } from '../../outside/providers/identityProvider.ts';
import { openIdConnectProvider } from '../../outside/providers/openIdConnect.ts';
import { redirectUri } from '../../auth/ways.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { DEMO_PROVIDER, findDemoAccount, listDemoAccounts, newSubject } from './accounts.ts';
import { chooseLanguage } from '../../contract/language.ts';
import { accountsPage, expiredPage, pageHeaders } from './page.ts';
import { fetchFromSelf } from './fetchFromSelf.ts';
import { CLIENT_ID, createDemoProvider } from './provider.ts';

const MOUNT = '/demo-identity';

/**
 * Serves an OpenID provider below `/demo-identity` that lets anyone sign in as any demo member or as a new one.
 * @returns its adapter, built by the code that also handles Google
 * @throws Error in production
 */
export async function mountDemoIdentity(
  app: FastifyInstance,
  { config, db }: { config: Config; db: Database },
): Promise<IdentityProvider> {
  if (config.production) throw new Error('The demo identity provider must not exist in production.');
  const issuer = () => config.publicUrl + MOUNT;

  // Created on first use, because with port 0, the URL isn't known before listening.
  let made: Promise<Provider> | undefined;
  const provider = () =>
    (made ??= createDemoProvider({
      issuer: issuer(),
      redirectUris: [redirectUri(config, 'x'), redirectUri(config, 'google')],
      origins: config.allowedOrigins,
      db,
    }));

  await app.register(
    async (scope) => {
      // oidc-provider parses bodies itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

      scope.get('/interaction/:uid', async (request, reply) => {
        reply.headers(pageHeaders(config.allowedOrigins));
        const { interactionDetails } = bound(await provider());
        try {
          const { params } = await interactionDetails(request.raw, reply.raw);
          return accountsPage(languageOf(request, params.ui_locales), await listDemoAccounts(db));
        } catch (error) {
          if (!isExpired(error)) throw error;
          return reply.code(400).send(expiredPage(languageOf(request)));
        }
      });

      scope.post('/interaction/:uid', async (request, reply) => {
        const form = new URLSearchParams(await text(request.raw));
        const { interactionResult } = bound(await provider());
        const account = form.get('account');
        const subject = account === '' ? newSubject() : account;
        const result =
          subject !== null && (await findDemoAccount(db, subject))
            ? { login: { accountId: subject } }
            : { error: 'access_denied', error_description: 'the person declined' };
        try {
          return reply.redirect(await interactionResult(request.raw, reply.raw, result), 303);
        } catch (error) {
          if (!isExpired(error)) throw error;
          return reply
            .code(400)
            .headers(pageHeaders(config.allowedOrigins))
            .send(expiredPage(languageOf(request)));
        }
      });

      scope.all('/*', async (request, reply) => {
        const callback = (await provider()).callback();
        reply.hijack();
        await callback(mounted(request.raw, new URL(issuer())), reply.raw);
      });
    },
    { prefix: MOUNT },
  );

  return openIdConnectProvider({
    name: DEMO_PROVIDER,
    issuer: () => new URL(issuer()),
    id: CLIENT_ID,
    scope: 'openid profile',
    // Always asks, so that users can switch to another demo account.
    prompt: 'login',
    timeout: config.providerTimeout,
    fetch: fetchFromSelf(app),
  });
}

/**
 * Rewrites a request as oidc-provider expects it: with a path below its mount, and the issuer's scheme and host. The
 * provider's session of an earlier sign-in is left out, because each sign-in asks for an account anew, maybe another.
 */
function mounted(request: IncomingMessage & { originalUrl?: string }, issuer: URL): IncomingMessage {
  request.originalUrl = request.url!;
  request.url = request.url!.slice(MOUNT.length) || '/';
  const cookies = request.headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith('_session'));
  if (cookies) request.headers.cookie = cookies.join('; ');
  Object.assign(request.headers, {
    'x-forwarded-host': issuer.host,
    'x-forwarded-proto': issuer.protocol.slice(0, -1),
  });
  return request;
}

const bound = (provider: Provider) => ({
  interactionDetails: provider.interactionDetails.bind(provider),
  interactionResult: provider.interactionResult.bind(provider),
});

const isExpired = (error: unknown) => error instanceof Error && error.name === 'SessionNotFound';

const languageOf = (request: FastifyRequest, uiLocales?: unknown) =>
  chooseLanguage(typeof uiLocales === 'string' ? uiLocales : (request.headers['accept-language'] ?? ''));
