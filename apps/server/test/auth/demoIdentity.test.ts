import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mountDemoIdentity } from '../../src/demo/identity/index.ts';
import { Browser } from './browser.ts';
import { startLiveApp, type LiveApp } from './signIn.ts';

const warnings = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];

let live: LiveApp;
beforeAll(async () => {
  live = await startLiveApp();
});
afterAll(() => live.close());
afterAll(() => warnings.forEach((warning) => warning.mockRestore()));

const openPage = (language: string, browser = new Browser()) => {
  browser.language = language;
  return browser.open(live.startUrl(), live.isEnd);
};

describe('the demo’s sign-in page', () => {
  it('says that it is a stand-in, and offers the demo accounts, a new one and a way out', async () => {
    const { status, text } = await openPage('en-GB,en;q=0.9');
    expect(status).toBe(200);
    expect(text).toContain('This page stands in for X and Google in the demo.');
    expect([...text.matchAll(/name="account" value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      'demo-member',
      'demo-admin',
      '',
    ]);
    expect(text.match(/class="badge">Admin</g)).toHaveLength(1);
    expect(text).toContain('name="cancel"');
  });

  it.each([
    ['ru-RU, en;q=0.5', 'ru', 'Выберите демо-аккаунт'],
    ['zh-CN', 'zh', '选择演示账号'],
    ['fr, es-MX;q=0.8, en;q=0.2', 'es', 'Elige una cuenta de demostración'],
    ['tr', 'tr', 'Bir demo hesabı seç'],
    ['fr', 'en', 'Choose a demo account'],
    ['__proto__, ;;;q=', 'en', 'Choose a demo account'],
  ])('speaks the language of the browser (%s)', async (accepted, language, heading) => {
    const { text } = await openPage(accepted);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${heading}</h1>`);
  });

  it('runs no scripts and can’t be framed', async () => {
    const { headers, text } = await openPage('en');
    const style = /<style>([^]*)<\/style>/.exec(text)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        `form-action 'self' ${live.config.allowedOrigins.join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
    expect(text).not.toMatch(/<script|style="| on\w+=/);
  });

  it('shows naughty names as text', async () => {
    const { id } = await live.member('wild', { name: '<img src=x onerror="alert(1)">&\'' });
    const link = { provider: 'demo', subject: 'wild" autofocus="', user_id: id, created_at: live.clock() };
    await live.db.insertInto('provider_subject').values(link).execute();
    const { text } = await openPage('en');
    expect(text).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;'");
    expect(text).toContain('value="wild&quot; autofocus=&quot;"');
    await live.db.deleteFrom('app_user').where('id', '=', id).execute();
  });

  it('signs in one account after another in the same browser', async () => {
    const browser = new Browser();
    for (const account of ['demo-member', 'demo-admin', 'demo-member']) {
      const page = await openPage('en', browser);
      const { url } = await browser.open(page.url, live.isEnd, { account });
      expect(url.searchParams.get('burner')).toMatch(/./);
    }
  });

  it('declines for an account that does not exist', async () => {
    const browser = new Browser();
    const page = await openPage('en', browser);
    const { url } = await browser.open(page.url, live.isEnd, { account: 'somebody-else' });
    expect(url.searchParams.get('error')).toBe('access-denied');
  });

  it('reports an expired sign-in, or one from another browser', async () => {
    const page = await openPage('en');
    const stranger = new Browser();
    for (const shown of [
      await stranger.request(page.url),
      await stranger.request(page.url, { account: 'demo-member' }),
    ]) {
      expect(shown.status).toBe(400);
      expect(shown.text).toContain('This sign-in has expired');
    }
    const misled = await stranger.request(`${live.origin}/demo-identity/auth?client_id=unknown`);
    expect(misled.status).toBe(400);
    expect(misled.text).toContain('This sign-in has expired');
  });
});

describe('the demo’s identity provider', () => {
  it('describes itself with the public address, whatever the requested host', async () => {
    const { body } = await live.app.inject({
      url: '/demo-identity/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const { issuer, authorization_endpoint, jwks_uri } = JSON.parse(body) as Record<string, string>;
    expect(issuer).toBe(`${live.origin}/demo-identity`);
    expect([authorization_endpoint, jwks_uri].every((url) => url!.startsWith(`${issuer}/`))).toBe(true);
  });

  it('keeps its keys while it runs, and reveals no private one', async () => {
    const keys = async () => (await (await fetch(`${live.origin}/demo-identity/jwks`)).json()) as { keys: object[] };
    const first = await keys();
    expect(first).toEqual(await keys());
    expect(first.keys).toHaveLength(1);
    expect(first.keys[0]).not.toHaveProperty('d');
  });

  it('issues identity tokens that sign in without a redirect, in place of X and Google', async () => {
    const idToken = await demoIdToken();
    for (const path of ['/google-sign-in', '/twitter-sign-in']) {
      const { body } = await live.call('POST', path, { json: { idToken } });
      expect(body.user).toMatchObject({ name: 'Demo Member' });
    }
  });

  it('refuses to start in production', async () => {
    const production = { ...live, config: { ...live.config, production: true } };
    await expect(mountDemoIdentity(live.app, production)).rejects.toThrow('must not exist in production');
  });

  it('logs no advice', () => {
    for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
  });
});

/** Signs in at the demo's identity provider without the site. @returns the identity token */
async function demoIdToken(): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: 'community-site', redirect_uri: `${live.origin}/backend/google-sign-in/callback` };
  const start = new URL('/demo-identity/auth', live.origin);
  start.search = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const browser = new Browser();
  const isEnd = (url: URL) => url.pathname.endsWith('/callback');
  const page = await browser.open(start, isEnd);
  const { url } = await browser.open(page.url, isEnd, { account: 'demo-member' });
  const form = {
    ...client,
    grant_type: 'authorization_code',
    code: url.searchParams.get('code')!,
    code_verifier: verifier,
  };
  const reply = await fetch(`${live.origin}/demo-identity/token`, { method: 'POST', body: new URLSearchParams(form) });
  return ((await reply.json()) as { id_token: string }).id_token;
}
