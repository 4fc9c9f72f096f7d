import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { identityProviders } from '../../src/outside/providers/index.ts';
import { Browser } from './browser.ts';
import { startLiveApp, starts, type LiveApp } from './signIn.ts';
import { failures, PATIENT, useStandIn, type StandIn } from './standIn.ts';

const CLIENT = { id: 'our-client', secret: 'our-secret' };
const ada = { sub: '1001', name: 'Ada Byron', picture: 'https://pictures.example/ada.png' };

let live: LiveApp;
beforeAll(async () => {
  live = await startLiveApp({ demo: false });
  await live.db.deleteFrom('app_user').execute();
});
afterEach(() => live.db.deleteFrom('app_user').execute());
afterAll(() => live.close());

interface Google {
  google: StandIn;
  key: CryptoKey;
  /** Issues an identity token; `claims` override the valid ones. */
  token(claims?: Record<string, unknown>, key?: CryptoKey): Promise<string>;
}

/** Points the server at a stand-in for Google. */
async function useGoogle(providerTimeout = PATIENT): Promise<Google> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: 'one' };
  const google = await useStandIn();
  google.answers['/.well-known/openid-configuration'] = () => ({
    json: {
      issuer: google.origin,
      authorization_endpoint: `${google.origin}/authorize`,
      token_endpoint: `${google.origin}/token`,
      jwks_uri: `${google.origin}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    },
  });
  google.answers['/keys'] = () => ({ json: { keys: [jwk] } });
  live.providers.google = identityProviders({
    ...live.config,
    providerTimeout,
    google: { ...CLIENT, issuer: google.origin },
  }).google;
  return {
    google,
    key: privateKey,
    token: (claims, key = privateKey) => sign({ ...valid(google), ...claims }, key),
  };
}

const seconds = () => Math.floor(Date.now() / 1000);
const valid = (google: StandIn) => ({
  ...ada,
  iss: google.origin,
  aud: CLIENT.id,
  iat: seconds(),
  exp: seconds() + 60,
});
const sign = (claims: Record<string, unknown>, key: CryptoKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key);

/** Signs in with a browser. Google exchanges the returned code for a token with these `claims`. */
async function comeBack({ google, token }: Google, claims: Record<string, unknown> = {}) {
  const browser = new Browser();
  const { headers } = await browser.request(live.startUrl({}, starts.google));
  const asked = new URL(headers.get('location')!).searchParams;
  google.answers['/token'] ??= async () => ({
    json: {
      access_token: 'unused',
      token_type: 'Bearer',
      id_token: await token({ nonce: asked.get('nonce'), ...claims }),
    },
  });
  const callback = new URL(asked.get('redirect_uri')!);
  callback.search = new URLSearchParams({ code: 'a-code', state: asked.get('state')! }).toString();
  const { url } = await browser.open(callback, live.isEnd);
  return { asked, outcome: Object.fromEntries(url.searchParams) };
}

const members = () => live.db.selectFrom('app_user').select(['name', 'picture_url', 'email']).execute();

describe('signing in with Google', () => {
  it('proves to Google our identity, and that we started the sign-in', async () => {
    const all = await useGoogle();
    const { asked, outcome } = await comeBack(all);
    expect(outcome).toMatchObject({ success: 'true' });
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${live.origin}/backend/google-sign-in/callback`,
      scope: 'openid profile email',
    });
    const { form } = all.google.asked.find(({ url }) => url.pathname === '/token')!;
    expect(form.get('client_secret')).toBe(CLIENT.secret);
    const challenge = createHash('sha256').update(form.get('code_verifier')!).digest('base64url');
    expect(challenge).toBe(asked.get('code_challenge'));
  });

  it('copies the name, the picture and a confirmed email address', async () => {
    const all = await useGoogle();
    await comeBack(all, { email: 'ada@example.com', email_verified: true });
    expect(await members()).toEqual([{ name: 'Ada Byron', picture_url: ada.picture, email: 'ada@example.com' }]);
  });

  it('doesn’t copy an unconfirmed email address, a picture without TLS, or an invisible name', async () => {
    const all = await useGoogle();
    await comeBack(all, {
      name: '\u202e\u200b \u0000',
      picture: 'http://pictures.example/ada.png',
      email: 'ada@example.com',
      email_verified: false,
    });
    expect(await members()).toEqual([{ name: 'Member', picture_url: null, email: null }]);
  });

  it.each([
    ['for another sign-in', { nonce: 'another' }],
    ['for another client', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: seconds() - 60 }],
  ])('refuses a token %s', async (_which, claims) => {
    const all = await useGoogle();
    expect((await comeBack(all, claims)).outcome).toMatchObject({ success: 'false' });
    expect(await members()).toEqual([]);
  });

  it('refuses a token with a foreign signature', async () => {
    const all = await useGoogle();
    const { privateKey } = await generateKeyPair('ES256');
    const { outcome } = await comeBack({ ...all, token: (claims) => all.token(claims, privateKey) });
    expect(outcome).toMatchObject({ success: 'false' });
    expect(await members()).toEqual([]);
  });

  it.each(failures)('returns to the site when Google %s at the end', async (_how, failure, timeout) => {
    const all = await useGoogle(timeout);
    all.google.answers['/token'] = failure;
    expect((await comeBack(all)).outcome).toEqual({ success: 'false', error: 'sign-in-unavailable' });
    expect(await members()).toEqual([]);
  });

  it('returns to the site when Google doesn’t know the code', async () => {
    const all = await useGoogle();
    all.google.answers['/token'] = () => ({ status: 400, json: { error: 'invalid_grant' } });
    expect((await comeBack(all)).outcome).toEqual({ success: 'false', error: 'oauth-state-invalid' });
  });

  it.each(failures)('returns to the site when Google %s at the start', async (_how, failure, timeout) => {
    const all = await useGoogle(timeout);
    all.google.answers['/.well-known/openid-configuration'] = failure;
    const { url } = await new Browser().open(live.startUrl({}, starts.google), live.isEnd);
    expect(Object.fromEntries(url.searchParams)).toEqual({ success: 'false', error: 'sign-in-unavailable' });
  });

  it('works again once Google does', async () => {
    const all = await useGoogle();
    await all.google.stop();
    const { url } = await new Browser().open(live.startUrl({}, starts.google), live.isEnd);
    expect(url.searchParams.get('error')).toBe('sign-in-unavailable');
    await all.google.start();
    expect((await comeBack(all)).outcome).toMatchObject({ success: 'true' });
  });
});

describe('signing in with an identity token of Google', () => {
  const signIn = (idToken: string) => live.call('POST', '/google-sign-in', { json: { idToken } });

  it('opens a session, for the member of that account', async () => {
    const all = await useGoogle();
    const first = await signIn(await all.token());
    expect(first.body.user).toMatchObject({ name: 'Ada Byron', pictureUrl: ada.picture, is_admin: false });
    expect((await live.call('GET', '/api/session', { token: first.body.token })).status).toBe(200);
    const again = await signIn(await all.token({ name: 'Renamed' }));
    expect(again.body.user).toEqual(first.body.user);
  });

  it('creates one member for sixteen concurrent first sign-ins', async () => {
    const all = await useGoogle();
    const token = await all.token();
    const replies = await Promise.all(Array.from({ length: 16 }, () => signIn(token)));
    expect(new Set(replies.map(({ body }) => body.user.id)).size).toBe(1);
    expect(await members()).toHaveLength(1);
  });

  it('refuses every token that isn’t Google’s, issued to us, and valid now', async () => {
    const all = await useGoogle();
    const { privateKey } = await generateKeyPair('ES256');
    const unsigned = new UnsecuredJWT(valid(all.google)).encode();
    const byPublicKey = await new SignJWT(valid(all.google))
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(new TextEncoder().encode('the public key, as if it were a secret'));
    const { sub: _sub, ...nobody } = valid(all.google);
    const tokens = {
      'another client': await all.token({ aud: 'another-client' }),
      'several clients': await all.token({ aud: [CLIENT.id, 'another-client'], azp: 'another-client' }),
      'another issuer': await all.token({ iss: 'https://evil.example' }),
      expired: await all.token({ exp: seconds() - 1 }),
      'without expiry': await all.token({ exp: undefined }),
      nobody: await sign(nobody, all.key),
      'another key': await all.token({}, privateKey),
      unsigned: unsigned,
      'signed with a shared secret': byPublicKey,
      'no token': 'not-a-token',
    };
    for (const [which, token] of Object.entries(tokens)) {
      const { body } = await signIn(token);
      expect(body, which).toMatchObject({ status: 400, code: 'id-token-invalid' });
    }
    expect(await members()).toEqual([]);
  });

  it('reports that Google doesn’t answer', async () => {
    const all = await useGoogle();
    const token = await all.token();
    await all.google.stop();
    expect((await signIn(token)).body).toMatchObject({ status: 503, code: 'sign-in-unavailable' });
  });

  it('is unavailable if Google is not configured', async () => {
    live.providers.google = undefined;
    const { body } = await live.call('POST', '/google-sign-in', { json: { idToken: 'any' } });
    expect(body).toMatchObject({ status: 503, code: 'sign-in-unavailable' });
  });
});
