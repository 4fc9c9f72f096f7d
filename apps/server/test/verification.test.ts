import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainRpc } from '../src/outside/chain.ts';
import { Browser } from './auth/browser.ts';
import { startLiveApp, type LiveApp } from './auth/signIn.ts';
import { useStandIn } from './auth/standIn.ts';
import { AT_ONCE, createQuest, expectBooksBalance, fire } from './people.ts';

const HOUR = 60 * 60 * 1000;

/** A listening server with the demo's stand-ins for outside services. */
let live: LiveApp;
let admin: { id: number; token: string };
let members = 0;

beforeAll(async () => {
  live = await startLiveApp();
  admin = await live.member('admin', { role: 'Admin' });
});
afterAll(() => live.close());

const newMember = () => live.member(`member-${++members}`);
const quest = (kind: string, more: object = {}) => createQuest(live, admin.token, { kind, ...more });
const verify = (member: { id: number; token: string }, challengeId: number, more: object = {}) =>
  live.call('POST', '/api/quests/verify', {
    token: member.token,
    json: { userId: member.id, challengeId, discordId: null, ...more },
  });

describe('a Discord account', () => {
  const start = (member: { id: number; token: string }, callbackUrl = `${live.origin}/quests`, callerId = member.id) =>
    live.call('GET', `/api/login/discord?callerId=${callerId}&callbackUrl=${encodeURIComponent(callbackUrl)}`, {
      token: member.token,
    });
  /** Follows the redirects to Discord and back, in the browser that started the link or in another one. */
  async function openDiscord(answer: Awaited<ReturnType<typeof start>>, isSameBrowser = true) {
    const headers: Record<string, string> = isSameBrowser
      ? { cookie: String(answer.headers['set-cookie']).split(';')[0]! }
      : {};
    const page = await fetch(answer.body.url, { redirect: 'manual' });
    const back = await fetch(page.headers.get('location')!, { redirect: 'manual', headers });
    return { back, location: new URL(back.headers.get('location') ?? 'about:blank') };
  }

  it('is linked through Discord’s page, and then proves the quest', async () => {
    const member = await newMember();
    const id = await quest('discord', { target: 'guild-1' });
    expect((await verify(member, id)).body.code).toBe('account-not-linked');
    const { location } = await openDiscord(await start(member));
    expect(location.pathname).toBe('/quests');
    expect(location.searchParams.get('success')).toBe('true');
    const discordId = location.searchParams.get('discordId');
    expect((await verify(member, id, { discordId })).body.state).toBe('verified');
  });

  it('can’t be linked from another browser, nor twice with one state', async () => {
    const member = await newMember();
    const answer = await start(member);
    const { location, back } = await openDiscord(answer, false);
    expect(Object.fromEntries(location.searchParams)).toEqual({ success: 'false', error: 'oauth-state-invalid' });
    expect(back.status).toBe(302);
    expect((await openDiscord(answer)).back.status).toBe(400);
  });

  it('can’t be linked for another member, or with another site’s callback', async () => {
    const member = await newMember();
    expect((await start(member, undefined, admin.id)).body.code).toBe('not-yours');
    expect((await start(member, 'https://evil.example/')).body.code).toBe('callback-url-not-allowed');
  });

  it('reports that the member declined', async () => {
    const answer = await start(await newMember());
    const state = new URL(answer.body.url).searchParams.get('state')!;
    const browser = new Browser();
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    const path = `/auth/discord?error=access_denied&state=${state}`;
    const { status, headers } = await live.call('GET', path, { headers: { cookie } });
    expect([status, headers.location]).toEqual([302, `${live.origin}/quests?success=false&error=access-denied`]);
    const again = await browser.request(`${live.origin}/backend${path}`);
    expect([again.status, again.headers.get('location')]).toEqual([
      302,
      `${live.origin}/auth-callback?success=false&error=oauth-state-invalid`,
    ]);
  });
});

describe('a Telegram account', () => {
  const widget = (member: { id: number; token: string }, callerId = member.id) =>
    live.call('GET', `/api/login/telegram?callerId=${callerId}`, { token: member.token });

  it('is linked by pressing Start, and then proves the quest', async () => {
    const member = await newMember();
    const id = await quest('telegram', { target: '@pwr_demo' });
    expect((await verify(member, id)).body.code).toBe('account-not-linked');
    const { text, headers } = await widget(member);
    expect(headers['content-type']).toMatch(/^text\/html/);
    const href = /^<a href="([^"]+)" target="_blank" rel="noopener noreferrer">[^<]+<\/a>$/.exec(text)![1]!;
    await fetch(href.replaceAll('&amp;', '&'));
    expect((await verify(member, id)).body.state).toBe('verified');
    expect((await widget(member, admin.id)).body.code).toBe('not-yours');
  });

  it('belongs to one member', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const id = await quest('telegram', { target: '@pwr_demo' });
    const { telegram } = live.services;
    const codes: string[] = [];
    for (const member of [first, second]) codes.push(/start=([\w-]+)/.exec((await widget(member)).text)![1]!);
    let next = Date.now() + 1e12;
    live.services.telegram = {
      ...telegram!,
      bot: 'another_bot',
      starts: async () => ({ next: ++next, starts: codes.splice(0, 1).map((code) => ({ code, userId: '555' })) }),
    };
    expect((await verify(first, id)).body.state).toBe('verified');
    expect((await verify(second, id)).body.code).toBe('account-taken');
    live.services.telegram = telegram;
  });
});

describe('an email address', () => {
  const subscribe = (token: string, id: number, email = 'nova@example.com', language = 'en') =>
    live.call('GET', `/api/postmark/subscribeEmail?challengeId=${id}&email=${encodeURIComponent(email)}`, {
      token,
      headers: { 'accept-language': language },
    });
  const outbox = async () => (await live.app.inject({ url: '/demo-outbox', headers: { accept: 'text/html' } })).payload;
  const newestToken = async () => /#token=([\w-]+)/.exec(await outbox())![1]!;
  const confirm = (token: string) => live.call('POST', '/api/email/confirm', { json: { token } });

  it('is confirmed by an email’s link, once, and proves the quest', async () => {
    const member = await newMember();
    const id = await quest('email');
    const { body } = await subscribe(member.token, id, 'nova@example.com', 'tr');
    expect(body.email).toBe('nova@example.com');
    expect(await outbox()).toContain('E-posta adresini doğrula');
    const token = await newestToken();
    const statuses = await fire(() => confirm(token));
    expect(statuses).toEqual({ 200: 1, 400: AT_ONCE - 1 });
    const done = await live.call('POST', `/api/quests/${id}/finalize`, { token: member.token });
    expect(done.body.totalPoints).toBe(100);
    expect((await live.call('GET', '/api/user', { token: member.token })).body.email).toBe('nova@example.com');
    expect((await subscribe(member.token, id)).body.code).toBe('quest-completed');
    await expectBooksBalance(live);
  });

  it('has a day to confirm, and five emails an hour', async () => {
    const { token } = await newMember();
    const id = await quest('email');
    for (let n = 0; n < 5; n++) expect((await subscribe(token, id)).status).toBe(200);
    const old = await newestToken();
    expect((await subscribe(token, id)).body.code).toBe('rate-limited');
    live.advance(HOUR);
    expect((await subscribe(token, id)).status).toBe(200);
    live.advance(24 * HOUR);
    admin.token = await live.signInAgain(admin.id);
    expect((await confirm(old)).body.code).toBe('email-token-invalid');
  });

  it('is accepted only by email quests, and must be valid', async () => {
    const { token } = await newMember();
    expect((await subscribe(token, await quest('manual'))).body.code).toBe('quest-not-found');
    expect((await subscribe(token, await quest('email'), 'no address')).status).toBe(400);
    const closed = await quest('email', { endsAt: '2026-01-01T00:00:00Z' });
    expect((await subscribe(token, closed)).body.code).toBe('quest-closed');
  });
});

describe('a wallet', () => {
  const newAddress = () => `0x${randomBytes(20).toString('hex')}`;

  async function nonceOf(token: string, id: number): Promise<string> {
    const { body } = await live.call('POST', `/api/user/challenge/action?action=start&challengeId=${id}`, { token });
    return body.nonce as string;
  }

  /** Broadcasts a transaction, as the wallet does. @returns its hash */
  async function broadcast(sender: string, nonce: string, more: object = {}): Promise<string> {
    const data = Buffer.from(JSON.stringify({ action: 'verify-wallet-install', nonce })).toString('hex');
    const reply = await fetch(`${live.origin}/demo-services/chain/broadcast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sender, vidaId: '888', data, ...more }),
    });
    return ((await reply.json()) as { transactionHash: string }).transactionHash;
  }

  const add = (token: string, address: string, transactionHash: string, seedId = randomBytes(8).toString('hex')) =>
    live.call('POST', '/api/wallets/addWallet', { token, json: { address, seedId, transactionHash } });

  it('is linked by its own transaction, and proves the quest', async () => {
    const member = await newMember();
    const id = await quest('wallet');
    expect((await verify(member, id)).body.code).toBe('quest-not-verified');
    const action = async () => (await live.call('GET', `/api/quests/${id}`, { token: member.token })).body.action;
    const address = newAddress();
    const hash = await broadcast(address.toUpperCase().replace('0X', '0x'), await nonceOf(member.token, id));
    expect(await action()).toBe('start');
    expect((await add(member.token, address, hash)).body.address).toBe(address);
    expect(await action()).toBe('transaction');
    // Starting the quest again doesn't undo its progress.
    await nonceOf(member.token, id);
    expect(await action()).toBe('transaction');
    const again = await add(member.token, address, hash);
    expect([again.status, again.body.code]).toEqual([404, 'wallet-already-linked']);
    expect((await add(member.token, newAddress(), hash)).body.code).toBe('account-has-wallet');
    expect((await verify(member, id)).body.state).toBe('verified');
  });

  it('is linked once, even concurrently', async () => {
    const member = await newMember();
    const address = newAddress();
    const hash = await broadcast(address, await nonceOf(member.token, await quest('wallet')));
    expect(await fire(() => add(member.token, address, hash))).toEqual({ 201: 1, 404: AT_ONCE - 1 });
  });

  it('belongs to one member, with their own device', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const id = await quest('wallet');
    const address = newAddress();
    await add(first.token, address, await broadcast(address, await nonceOf(first.token, id)), 'device-one');
    const taken = await add(second.token, address, await broadcast(address, await nonceOf(second.token, id)));
    expect([taken.status, taken.body.code]).toEqual([409, 'wallet-taken']);
    const other = newAddress();
    const hash = await broadcast(other, await nonceOf(second.token, id));
    expect((await add(second.token, other, hash, 'device-one')).body.code).toBe('fingerprint-exists');
    expect((await add(second.token, other, hash)).status).toBe(201);
  });

  it('isn’t linked by an invalid proof', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const id = await quest('wallet');
    const address = newAddress();
    const nonce = await nonceOf(member.token, id);
    const unproven = [
      `0x${'0'.repeat(64)}`,
      await broadcast(newAddress(), nonce),
      await broadcast(address, nonce, { vidaId: '889' }),
      await broadcast(address, await nonceOf(other.token, id)),
      await broadcast(address, nonce, { data: 'zz' }),
      await broadcast(address, nonce, { data: Buffer.from('null').toString('hex') }),
    ];
    for (const hash of unproven) {
      const { status, body } = await add(member.token, address, hash);
      expect([status, body.code]).toEqual([422, 'wallet-not-verified']);
    }
  });

  it('waits while the chain doesn’t answer', async () => {
    const { chain } = live.services;
    const down = await useStandIn({ '/transactionByHash': () => ({ status: 503, text: '' }) });
    live.services.chain = chainRpc({ url: down.origin, timeout: 5000 });
    const { token } = await newMember();
    const { status, body } = await add(token, newAddress(), `0x${'1'.repeat(64)}`);
    expect([status, body.code]).toEqual([503, 'verification-unavailable']);
    live.services.chain = chain;
  });
});
