import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_ONCE } from '../people.ts';
import { Browser } from './browser.ts';
import { startLiveApp, type LiveApp } from './signIn.ts';
import { signedChallenge } from './wallet.ts';
import { createWallet } from './walletKeys.ts';

let live: LiveApp;
beforeAll(async () => {
  live = await startLiveApp({ providerTimeout: 30_000 });
});
afterAll(() => live.close());

let count = 0;
const newMember = () => live.member(`linker_${++count}`);

interface Identity {
  id: number;
  provider: string;
  label: string | null;
  signsIn: boolean;
}
const list = async (token: string): Promise<Identity[]> =>
  (await live.call('GET', '/api/user/identities', { token })).body.identities;
const unlink = (token: string, id: number) => live.call('DELETE', `/api/user/identities/${id}`, { token });

async function linkWallet(token: string, wallet = createWallet()) {
  const json = await signedChallenge(live, wallet);
  return live.call('POST', '/api/user/identities/wallet', { token, json });
}

/** Links an account through the provider's page. @returns the query of the final redirect */
async function linkAccount(token: string, account: string, provider = 'google') {
  const back = `${live.origin}/profile/edit`;
  const start = await live.call(
    'GET',
    `/api/user/identities/link?provider=${provider}&callbackUrl=${encodeURIComponent(back)}`,
    { token },
  );
  const browser = new Browser();
  browser.keep(new URL(live.origin), String(start.headers['set-cookie']));
  const isEnd = (url: URL) => url.href.startsWith(back);
  const choice = await browser.open(new URL(start.body.url), isEnd);
  const { url } = await browser.open(choice.url, isEnd, { account });
  return Object.fromEntries(url.searchParams);
}

describe('linked accounts', () => {
  it('include those used to sign in, and those added later', async () => {
    const { token } = await newMember();
    expect(await list(token)).toEqual([]);
    const wallet = createWallet();
    const { status, body } = await linkWallet(token, wallet);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        provider: 'wallet',
        label: wallet.address,
        signsIn: true,
        linkedAt: expect.any(String),
      },
    ]);
    expect(await linkAccount(token, 'new-linked-one')).toEqual({ success: 'true', linked: 'google' });
    expect((await list(token)).map(({ provider }) => provider)).toEqual(['wallet', 'demo']);
  });

  it('sign in the member who linked them', async () => {
    const { id, token } = await newMember();
    const wallet = createWallet();
    await linkWallet(token, wallet);
    const signed = await live.call('POST', '/api/login/wallet', { json: await signedChallenge(live, wallet) });
    expect(signed.body.user.id).toBe(id);
  });

  it('are linked once, with the same reply for the same key', async () => {
    const { token } = await newMember();
    const json = await signedChallenge(live, createWallet());
    const headers = { 'idempotency-key': 'link-wallet-1' };
    const call = () => live.call('POST', '/api/user/identities/wallet', { token, json, headers });
    const [first, second] = [await call(), await call()];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const other = await live.call('POST', '/api/user/identities/wallet', { token, json });
    expect(other.body.code).toBe('wallet-challenge-invalid');
    const reused = await live.call('POST', '/api/user/identities/wallet', {
      token,
      json: { ...(await signedChallenge(live, createWallet())) },
      headers,
    });
    expect(reused.body.code).toBe('idempotency-key-reused');
  });

  it('belong to one member', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const wallet = createWallet();
    await linkWallet(first.token, wallet);
    expect((await linkWallet(second.token, wallet)).body.code).toBe('account-taken');
    expect((await linkWallet(first.token, wallet)).status).toBe(201);
    expect(await list(first.token)).toHaveLength(1);
    expect(await linkAccount(second.token, 'demo-admin')).toEqual({ success: 'false', error: 'account-taken' });
    expect(await list(second.token)).toEqual([]);
  });

  it('can’t be linked from another browser, to another site, or at a provider that is not configured', async () => {
    const { token } = await newMember();
    const start = (callbackUrl: string) =>
      live.call('GET', `/api/user/identities/link?provider=x&callbackUrl=${encodeURIComponent(callbackUrl)}`, {
        token,
      });
    expect((await start('https://evil.example/')).body.code).toBe('callback-url-not-allowed');
    const { body } = await start(`${live.origin}/profile/edit`);
    const isEnd = (url: URL) => url.pathname === '/profile/edit';
    const browser = new Browser();
    const choice = await browser.open(new URL(body.url), isEnd);
    const { url } = await browser.open(choice.url, isEnd, { account: 'new-stranger' });
    expect(Object.fromEntries(url.searchParams)).toEqual({ success: 'false', error: 'oauth-state-invalid' });
    const { x } = live.providers;
    live.providers.x = undefined;
    expect((await start(`${live.origin}/`)).body.code).toBe('sign-in-unavailable');
    live.providers.x = x;
  });

  it('can be unlinked except for the last way to sign in', async () => {
    const { id, token } = await newMember();
    const discord = { provider: 'discord', subject: `discord-${id}`, user_id: id, created_at: live.clock() };
    await live.db.insertInto('provider_subject').values(discord).execute();
    await linkWallet(token);
    await linkWallet(token);
    const [proof, first, second] = (await list(token)) as [Identity, Identity, Identity];
    expect([proof.signsIn, first.signsIn]).toEqual([false, true]);
    expect((await unlink(token, first.id)).status).toBe(204);
    expect((await unlink(token, first.id)).body.code).toBe('identity-not-found');
    const last = await unlink(token, second.id);
    expect([last.status, last.body.code]).toEqual([409, 'last-identity']);
    expect((await unlink(token, proof.id)).status).toBe(204);
    expect((await list(token)).map(({ id }) => id)).toEqual([second.id]);
  });

  it('keep one way to sign in, however many are unlinked concurrently', async () => {
    const { token } = await newMember();
    for (let n = 0; n < 4; n++) await linkWallet(token);
    const identities = await list(token);
    const calls = Array.from({ length: AT_ONCE }, (_, n) => unlink(token, identities[n % 4]!.id));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    expect(await list(token)).toHaveLength(1);
  });

  it('can’t be unlinked by another member', async () => {
    const [owner, other] = [await newMember(), await newMember()];
    await linkWallet(owner.token);
    const [identity] = await list(owner.token);
    expect((await unlink(other.token, identity!.id)).body).toMatchObject({ status: 403, code: 'not-yours' });
    expect(await list(owner.token)).toHaveLength(1);
  });
});
