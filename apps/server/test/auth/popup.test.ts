import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '../../src/contract/contract.ts';
import { Browser, type Page } from './browser.ts';
import { opener, startLiveApp, starts, useLiveApp, type LiveApp } from './signIn.ts';

/** Returns a redirect's address, and the outcome in its query. */
function outcomeOf({ status, headers }: Page): [address: string, outcome: Record<string, string>] {
  expect(status).toBe(302);
  const url = new URL(headers.get('location')!);
  return [url.origin + url.pathname, Object.fromEntries(url.searchParams)];
}

/** Returns an API path with its query, without the prefix. */
const pathOf = ({ pathname, search }: URL) => pathname.slice(API_PREFIX.length) + search;

let live: LiveApp;
beforeAll(async () => {
  live = await startLiveApp();
});
afterAll(() => live.close());

describe('signing in through the popup', () => {
  it.each(Object.entries(starts))(
    'leads from the start (%s) over the provider back with a burner',
    async (_way, path) => {
      const browser = new Browser();
      const { page, burner, verifier } = await live.signIn('demo-member', {}, path, browser);

      expect(page.url.origin + page.url.pathname).toBe(live.callbackUrl);
      expect(Object.fromEntries(page.url.searchParams)).toEqual({ success: 'true', burner });
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect([...browser.cookies.keys()].filter((key) => key.startsWith('sign-in-'))).toEqual([]);

      const { status, body } = await live.exchange({ burner, verifier });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ name: 'Demo Member', role: 'User', is_admin: false });
      const session = await live.call('GET', '/api/session', { token: body.token });
      expect(session.body).toMatchObject({ id: body.user.id, name: 'Demo Member', role: 'User' });
    },
  );

  it('identifies admins', async () => {
    const { body } = await live.exchange(await live.signIn('demo-admin'));
    expect(body.user).toMatchObject({ name: 'Demo Admin', role: 'Admin', is_admin: true });
  });

  it('keeps the callback address’s query, and sets its own outcome', async () => {
    const { page } = await live.signIn('demo-member', { callbackUrl: `${live.callbackUrl}?tab=1&burner=fake#top` });
    expect(page.url.searchParams.get('tab')).toBe('1');
    expect(page.url.searchParams.getAll('burner')).toHaveLength(1);
    expect(page.url.searchParams.get('burner')).not.toBe('fake');
    expect(page.url.hash).toBe('');
  });

  it('binds the browser with a cookie that scripts can’t read and other sites can’t send', async () => {
    const { headers } = await new Browser().request(live.startUrl());
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.get('set-cookie')).toMatch(/^sign-in-[\w-]+=[\w-]{43};/);
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly/);
    expect(headers.get('set-cookie')).toMatch(/; SameSite=Lax/);
    expect(headers.get('set-cookie')).toContain(`; Path=${API_PREFIX}/api/login/twitter/callback`);
  });

  it('binds it over TLS with a cookie that no other subdomain can set', async () => {
    const { publicUrl } = live.config;
    live.config.publicUrl = 'https://community.example';
    const { headers } = await new Browser().request(live.startUrl());
    live.config.publicUrl = publicUrl;
    const cookie = headers.get('set-cookie')!;
    expect(cookie).toMatch(/^__Host-sign-in-[\w-]+=[\w-]{43};/);
    expect(cookie).toContain('; Path=/;');
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/; Domain/);
  });

  it('works in two tabs at once', async () => {
    const browser = new Browser();
    const first = await browser.open(live.startUrl(), live.isEnd);
    const second = await browser.open(live.startUrl(), live.isEnd);
    for (const tab of [first, second]) {
      const { url } = await browser.open(tab.url, live.isEnd, { account: 'demo-member' });
      expect(url.searchParams.get('success')).toBe('true');
    }
  });

  it('works under another host name of this machine', async () => {
    const alias = live.origin.replace('localhost', '127.0.0.1');
    live.config.allowedOrigins.push(alias);
    const browser = new Browser();
    const start = live.startUrl({ callbackUrl: `${alias}/auth-callback` });
    const isEnd = (url: URL) => url.origin === alias;
    const choice = await browser.open(start.href.replace(live.origin, alias), isEnd);
    const { url } = await browser.open(choice.url, isEnd, { account: 'demo-member' });
    expect(url.searchParams.get('success')).toBe('true');
  });
});

describe('a sign-in that can’t start', () => {
  it.each([
    ['another site', 'https://evil.example/auth-callback'],
    ['our name as another site’s user', 'http://localhost@evil.example/'],
    ['another port', 'http://localhost:1/auth-callback'],
    ['a script', 'javascript:alert(1)'],
  ])('refuses to come back to %s', async (_what, callbackUrl) => {
    const page = await new Browser().request(live.startUrl({ callbackUrl }));
    expect(outcomeOf(page)).toEqual([live.callbackUrl, { success: 'false', error: 'callback-url-not-allowed' }]);
    expect(page.headers.has('set-cookie')).toBe(false);
    const { status, body } = await live.call('GET', pathOf(live.startUrl({ callbackUrl })));
    expect([status, body.code]).toEqual([400, 'callback-url-not-allowed']);
  });

  it('needs a challenge', async () => {
    const start = live.startUrl({ challenge: 'short' });
    expect(outcomeOf(await new Browser().request(start))).toEqual([
      live.callbackUrl,
      { success: 'false', error: 'validation-failed' },
    ]);
    const { body } = await live.call('GET', pathOf(start));
    expect(body).toMatchObject({ status: 400, errors: [{ path: '/query/challenge' }] });
  });

  it('redirects a page, and sends a script a problem document', async () => {
    const path = pathOf(live.startUrl({ challenge: 'short' }));
    const statusFor = async (mode: string, accept: string) =>
      (await live.call('GET', path, { headers: { 'sec-fetch-mode': mode, accept } })).status;
    expect(await statusFor('navigate', '*/*')).toBe(302);
    expect(await statusFor('cors', '*/*')).toBe(400);
  });

  it('reports an unexpected failure to the page, and logs it', async () => {
    const live = await useLiveApp();
    await live.db.schema.dropTable('login_attempt').execute();
    const page = await new Browser().request(live.startUrl());
    expect(outcomeOf(page)).toEqual([live.callbackUrl, { success: 'false', error: 'internal' }]);
  });

  it('redirects straight back if the provider is not configured', async () => {
    const live = await useLiveApp({ demo: false });
    const { url } = await new Browser().open(live.startUrl(), live.isEnd);
    expect(Object.fromEntries(url.searchParams)).toEqual({ success: 'false', error: 'sign-in-unavailable' });
  });

  it('is refused after too many attempts from an address', async () => {
    const live = await useLiveApp({ signInsPerMinute: 2 });
    const browser = new Browser();
    for (let call = 0; call < 2; call++) await browser.request(live.startUrl());
    const [address, outcome] = outcomeOf(await browser.request(live.startUrl()));
    expect([address, outcome.error]).toEqual([live.callbackUrl, 'rate-limited']);
    expect(Number(outcome.retry_after)).toBeGreaterThan(0);
    expect(Number(outcome.retry_after)).toBeLessThanOrEqual(60);
    expect((await live.call('GET', pathOf(live.startUrl()))).status).toBe(429);
  });

  it('reports the wait after too many reads from an address', async () => {
    const live = await useLiveApp({ readsPerMinute: 2 });
    for (let call = 0; call < 2; call++) await live.call('GET', '/projects');
    const [address, outcome] = outcomeOf(await new Browser().request(live.startUrl()));
    expect([address, outcome.error]).toEqual([live.callbackUrl, 'rate-limited']);
    expect(Number(outcome.retry_after)).toBeGreaterThan(0);
    expect(Number(outcome.retry_after)).toBeLessThanOrEqual(60);
  });
});

describe('a failed return from the provider', () => {
  it('reports that the person declined', async () => {
    const browser = new Browser();
    const choice = await browser.open(live.startUrl(), live.isEnd);
    const { url } = await browser.open(choice.url, live.isEnd, { cancel: '1' });
    expect(Object.fromEntries(url.searchParams)).toEqual({ success: 'false', error: 'access-denied' });
  });

  const failed = { success: 'false', error: 'oauth-state-invalid' };

  /** Signs in at the provider, but does not follow its redirect back: `answer` is the redirect's address. */
  async function untilCallback(path?: string) {
    const browser = new Browser();
    const atCallback = (url: URL) => url.pathname.endsWith('/callback');
    const choice = await browser.open(live.startUrl({}, path), atCallback);
    const { url } = await browser.open(choice.url, atCallback, { account: 'demo-member' });
    return { browser, answer: url };
  }

  it('fails when the same answer arrives again', async () => {
    const { browser, answer } = await untilCallback();
    const cookies = new Map(browser.cookies);
    expect((await browser.open(answer, live.isEnd)).url.searchParams.get('success')).toBe('true');
    cookies.forEach((cookie, key) => browser.cookies.set(key, cookie));
    expect(Object.fromEntries((await browser.open(answer, live.isEnd)).url.searchParams)).toEqual(failed);
  });

  it('fails in another browser, and stays usable in the one that started it', async () => {
    const { browser, answer } = await untilCallback();
    expect(Object.fromEntries((await new Browser().open(answer, live.isEnd)).url.searchParams)).toEqual(failed);
    expect((await browser.open(answer, live.isEnd)).url.searchParams.get('success')).toBe('true');
  });

  it('fails in a browser with another cookie', async () => {
    const { browser, answer } = await untilCallback();
    for (const cookie of browser.cookies.values()) cookie.value = opener().verifier;
    expect(Object.fromEntries((await browser.open(answer, live.isEnd)).url.searchParams)).toEqual(failed);
  });

  it('fails after ten minutes', async () => {
    const { browser, answer } = await untilCallback();
    live.advance(10 * 60_000);
    expect(Object.fromEntries((await browser.open(answer, live.isEnd)).url.searchParams)).toEqual(failed);
  });

  it('fails with a code that the provider didn’t issue', async () => {
    const { browser, answer } = await untilCallback();
    answer.searchParams.set('code', 'made-up');
    expect(Object.fromEntries((await browser.open(answer, live.isEnd)).url.searchParams)).toEqual(failed);
  });

  it('fails without a code', async () => {
    const { browser, answer } = await untilCallback();
    answer.searchParams.delete('code');
    const { url } = await browser.open(answer, live.isEnd);
    expect(url.searchParams.get('success')).toBe('false');
  });

  it('is refused for an unknown state, or that of another provider', async () => {
    const { browser, answer } = await untilCallback();
    const elsewhere = new URL(answer);
    elsewhere.pathname = `${API_PREFIX}/google-sign-in/callback`;
    const unknown = new URL(answer);
    unknown.searchParams.set('state', 'never-given');
    for (const url of [elsewhere, unknown]) {
      const page = await browser.request(url);
      expect(outcomeOf(page)).toEqual([live.callbackUrl, failed]);
      expect((await live.call('GET', pathOf(url))).body).toMatchObject({ status: 400, code: 'oauth-state-invalid' });
    }
  });
});

describe('a first sign-in', () => {
  it('creates a member with a unique username', async () => {
    const users = [];
    for (let newcomer = 0; newcomer < 2; newcomer++) {
      const { token } = (await live.exchange(await live.signIn(''))).body;
      users.push((await live.call('GET', '/api/user', { token })).body);
    }
    expect(users[0]).toMatchObject({
      name: 'New Member',
      username: 'new_member',
      pictureUrl: null,
      email: null,
      points: 0,
    });
    expect(users[1].username).toMatch(/^new_member_\d+$/);
    expect(users[1].id).not.toBe(users[0].id);
  });

  it('finds the same member the next time, with either button', async () => {
    const first = await live.exchange(await live.signIn('demo-member'));
    const second = await live.exchange(await live.signIn('demo-member', {}, starts.google));
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.body.token).not.toBe(first.body.token);
  });

  it('records the referrer, and ignores an unknown code', async () => {
    const inviter = (await live.exchange(await live.signIn(''))).body.user.id;
    const { code } = await live.db
      .selectFrom('referral_code')
      .select('code')
      .where('user_id', '=', inviter)
      .executeTakeFirstOrThrow();
    const invitedBy = async (referral_code: string) => {
      const { body } = await live.exchange(await live.signIn('', { referral_code }));
      const row = await live.db
        .selectFrom('app_user')
        .select('referred_by')
        .where('id', '=', body.user.id)
        .executeTakeFirst();
      return row?.referred_by;
    };
    expect(await invitedBy(code)).toBe(inviter);
    expect(await invitedBy('nobodys-code')).toBeNull();
  });
});

describe('a burner token', () => {
  it('works once', async () => {
    const signIn = await live.signIn('demo-member');
    expect((await live.exchange(signIn)).status).toBe(200);
    expect((await live.exchange(signIn)).body).toMatchObject({ status: 400, code: 'burner-used' });
  });

  it('gives one token to sixteen concurrent calls', async () => {
    for (let round = 0; round < 5; round++) {
      const signIn = await live.signIn('demo-member');
      const replies = await Promise.all(Array.from({ length: 16 }, () => live.exchange(signIn)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ body }) => body.code === 'burner-used')).toHaveLength(15);
    }
  });

  it('works for 60 seconds', async () => {
    const inTime = await live.signIn('demo-member');
    live.advance(59_999);
    expect((await live.exchange(inTime)).status).toBe(200);
    const late = await live.signIn('demo-member');
    live.advance(60_000);
    expect((await live.exchange(late)).body).toMatchObject({ status: 400, code: 'burner-expired' });
  });

  it('is spent by a wrong verifier', async () => {
    const signIn = await live.signIn('demo-member');
    const wrong = await live.exchange({ ...signIn, verifier: opener().verifier });
    expect(wrong.body).toMatchObject({ status: 400, code: 'burner-invalid' });
    expect((await live.exchange(signIn)).body).toMatchObject({ code: 'burner-used' });
  });

  it('is not a bearer token', async () => {
    const { burner } = await live.signIn('demo-member');
    const { body } = await live.call('GET', '/api/session', { token: burner });
    expect(body).toMatchObject({ status: 401, code: 'token-invalid' });
  });

  it('must have been issued', async () => {
    const { body } = await live.exchange({ burner: 'made-up', verifier: opener().verifier });
    expect(body).toMatchObject({ status: 400, code: 'burner-invalid' });
  });
});
