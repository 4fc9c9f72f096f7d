import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { identityProviders } from '../../src/outside/providers/index.ts';
import { Browser } from './browser.ts';
import { startLiveApp, type LiveApp } from './signIn.ts';
import { failures, PATIENT, useStandIn, type StandIn } from './standIn.ts';

const CLIENT = { id: 'our-client', secret: 'our-secret' };
const nova = {
  id: '42',
  name: 'Nova ✨ Lin',
  username: 'nova.lin',
  profile_image_url: 'https://pictures.example/nova.png',
};

let live: LiveApp;
beforeAll(async () => {
  live = await startLiveApp({ demo: false });
});
afterEach(() => live.db.deleteFrom('app_user').execute());
afterAll(() => live.close());

/** Points the server at a stand-in for X. */
async function useX({ trustAccessTokens = false, providerTimeout = PATIENT } = {}): Promise<StandIn> {
  const x = await useStandIn({
    '/2/oauth2/token': () => ({ json: { token_type: 'bearer', expires_in: 7200, access_token: 'access' } }),
    '/2/users/me': () => ({ json: { data: nova } }),
  });
  const settings = { ...CLIENT, siteUrl: 'https://x.example', apiUrl: x.origin, trustAccessTokens };
  live.providers.x = identityProviders({ ...live.config, providerTimeout, x: settings }).x;
  return x;
}

/** Starts a sign-in with a browser, then returns from X with `answer` as the query. */
async function comeBack(answer: Record<string, string> = { code: 'a-code' }) {
  const browser = new Browser();
  const page = new URL((await browser.request(live.startUrl())).headers.get('location')!);
  const callback = new URL(page.searchParams.get('redirect_uri')!);
  callback.search = new URLSearchParams({ ...answer, state: page.searchParams.get('state')! }).toString();
  const { url } = await browser.open(callback, live.isEnd);
  return { page, outcome: Object.fromEntries(url.searchParams) };
}

describe('signing in with X', () => {
  it('proves to X our identity, and that we started the sign-in', async () => {
    const x = await useX();
    const { page, outcome } = await comeBack();
    expect(outcome).toMatchObject({ success: 'true' });
    expect(page.origin + page.pathname).toBe('https://x.example/i/oauth2/authorize');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${live.origin}/backend/api/login/twitter/callback`,
    });
    const { headers, form } = x.asked.find(({ url }) => url.pathname === '/2/oauth2/token')!;
    expect(headers.authorization).toBe(`Basic ${Buffer.from('our%2Dclient:our%2Dsecret').toString('base64')}`);
    const challenge = createHash('sha256').update(form.get('code_verifier')!).digest('base64url');
    expect(challenge).toBe(page.searchParams.get('code_challenge'));
    expect(x.asked.find(({ url }) => url.pathname === '/2/users/me')!.headers.authorization).toBe('Bearer access');
  });

  it('creates a member for the account, with its username', async () => {
    await useX();
    await comeBack();
    const rows = await live.db.selectFrom('app_user').select(['name', 'username', 'picture_url']).execute();
    expect(rows).toContainEqual({ name: nova.name, username: 'nova.lin', picture_url: nova.profile_image_url });
  });

  it('restricts its cookie to TLS if the site is served over TLS', async () => {
    await useX();
    const { publicUrl } = live.config;
    live.config.publicUrl = 'https://community.example';
    const { headers } = await new Browser().request(live.startUrl());
    live.config.publicUrl = publicUrl;
    expect(headers.get('set-cookie')).toMatch(/; Secure/);
    const page = new URL(headers.get('location')!);
    expect(page.searchParams.get('redirect_uri')).toMatch(/^https:\/\/community\.example\/backend\//);
  });

  it('reports that the person declined', async () => {
    await useX();
    const { outcome } = await comeBack({ error: 'access_denied' });
    expect(outcome).toEqual({ success: 'false', error: 'access-denied' });
  });

  it.each(failures)('returns to the site when X %s', async (_how, failure, providerTimeout) => {
    const x = await useX({ providerTimeout });
    for (const path of ['/2/users/me', '/2/oauth2/token']) {
      x.answers[path] = failure;
      const { outcome } = await comeBack();
      expect(outcome, path).toEqual({ success: 'false', error: 'sign-in-unavailable' });
    }
  });

  it('returns to the site when X is down', async () => {
    const x = await useX();
    await x.stop();
    expect((await comeBack()).outcome).toEqual({ success: 'false', error: 'sign-in-unavailable' });
  });
});

describe('signing in with an access token of X', () => {
  const signIn = () => live.call('POST', '/twitter-sign-in', { json: { idToken: 'access' } });

  it('is refused, because X doesn’t reveal which site the token was issued to', async () => {
    const x = await useX();
    expect((await signIn()).body).toMatchObject({ status: 400, code: 'id-token-invalid' });
    expect(x.asked).toEqual([]);
  });

  it('works if the server is configured to trust it', async () => {
    await useX({ trustAccessTokens: true });
    const { body } = await signIn();
    expect(body.user).toMatchObject({ name: nova.name });
    expect((await live.call('GET', '/api/session', { token: body.token })).status).toBe(200);
  });

  it('is refused when X refuses it, and unavailable when X is down', async () => {
    const x = await useX({ trustAccessTokens: true });
    x.answers['/2/users/me'] = () => ({ status: 401, json: { title: 'Unauthorized' } });
    expect((await signIn()).body).toMatchObject({ status: 400, code: 'id-token-invalid' });
    await x.stop();
    expect((await signIn()).body).toMatchObject({ status: 503, code: 'sign-in-unavailable' });
  });
});
