import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, fromHex } from '../../src/auth/falcon.ts';
import { AT_ONCE, fire } from '../people.ts';
import { startLiveApp, type LiveApp } from './signIn.ts';
import { signedChallenge } from './wallet.ts';
import { createWallet } from './walletKeys.ts';

const MINUTE = 60_000;

/** A server with the demo's chain. */
let live: LiveApp;
beforeAll(async () => {
  live = await startLiveApp();
});
afterAll(() => live.close());

const signIn = (json: object) => live.call('POST', '/api/login/wallet', { json });
const broadcast = (json: object) =>
  live.app.inject({ method: 'POST', url: '/demo-services/chain/broadcast', payload: json });

describe('signing in with a wallet', () => {
  it('creates a member the first time, and finds them again', async () => {
    const wallet = createWallet();
    const first = await signIn(await signedChallenge(live, wallet));
    expect(first.body.user.name).toBe(`${wallet.address.slice(0, 6)}…${wallet.address.slice(-4)}`);
    const upper = { ...wallet, address: `0x${wallet.address.slice(2).toUpperCase()}` };
    const again = await signIn(await signedChallenge(live, upper));
    expect(again.body.user.id).toBe(first.body.user.id);
    expect((await live.call('GET', '/api/session', { token: again.body.token })).body.id).toBe(first.body.user.id);
  });

  it('counts for the referrer', async () => {
    const { id } = await live.member('wallet_inviter');
    await live.db.insertInto('referral_code').values({ code: 'wallet-code', user_id: id }).execute();
    const { body } = await signIn({ ...(await signedChallenge(live, createWallet())), referral_code: 'wallet-code' });
    const { referred_by } = await live.db
      .selectFrom('app_user')
      .select('referred_by')
      .where('id', '=', body.user.id)
      .executeTakeFirstOrThrow();
    expect(referred_by).toBe(id);
  });

  it('gets the key of a known address from the network, with or without its header', async () => {
    const wallet = createWallet();
    const { publicKey, ...signed } = await signedChallenge(live, wallet);
    const unknown = await signIn(signed);
    expect([unknown.status, unknown.body.code]).toEqual([400, 'wallet-signature-invalid']);
    await broadcast({ sender: wallet.address, vidaId: '1', data: '', publicKey: publicKey.slice(2) });
    const { publicKey: _known, ...again } = await signedChallenge(live, wallet);
    expect((await signIn(again)).status).toBe(200);
    expect(addressOf(fromHex(publicKey.slice(2)))).toBe(addressOf(fromHex(`0x${publicKey}`)));
  });

  it('reports that the network doesn’t answer or is not configured', async () => {
    const { chain } = live.services;
    const { publicKey: _unsent, ...signed } = await signedChallenge(live, createWallet());
    live.services.chain = undefined;
    expect((await signIn(signed)).body).toMatchObject({ status: 503, code: 'sign-in-unavailable' });
    live.services.chain = chain;
  });

  it('accepts each signature once, even concurrently', async () => {
    const signed = await signedChallenge(live, createWallet());
    expect(await fire(() => signIn(signed))).toEqual({ 200: 1, 400: AT_ONCE - 1 });
  });

  it('refuses a signature after five minutes', async () => {
    const signed = await signedChallenge(live, createWallet());
    live.advance(5 * MINUTE);
    expect((await signIn(signed)).body.code).toBe('wallet-challenge-invalid');
  });

  it('refuses another wallet’s signature', async () => {
    const [wallet, other] = [createWallet(), createWallet()];
    const refused = async (changes: object) =>
      (await signIn({ ...(await signedChallenge(live, wallet)), ...changes })).body.code;
    expect(await refused({ address: other.address })).toBe('wallet-challenge-invalid');
    expect(await refused({ nonce: 'made-up' })).toBe('wallet-challenge-invalid');
    expect(await refused({ publicKey: other.publicKey })).toBe('wallet-signature-invalid');
    expect(await refused({ signature: wallet.sign('another text') })).toBe('wallet-signature-invalid');
    expect(await refused({ signature: '00'.repeat(660) })).toBe('wallet-signature-invalid');
    expect(await refused({ signature: 'no hexadecimal' })).toBe('validation-failed');
  });

  it('signs in the member who completed the wallet quest with it', async () => {
    const wallet = createWallet();
    const { id, token } = await live.member('wallet_quester');
    const admin = await live.member('wallet_admin', { role: 'Admin' });
    const quest = await live.call('POST', '/api/admin/quests/createQuest', {
      token: admin.token,
      json: { title: { en: 'W', ru: 'W', zh: 'W', es: 'W', tr: 'W' }, kind: 'wallet', points: 10 },
    });
    const started = await live.call('POST', `/api/user/challenge/action?action=start&challengeId=${quest.body.id}`, {
      token,
    });
    const data = Buffer.from(JSON.stringify({ action: 'verify-wallet-install', nonce: started.body.nonce })).toString(
      'hex',
    );
    const sent = await broadcast({ sender: wallet.address, vidaId: '888', data });
    const json = { address: wallet.address, seedId: 'wallet-device', transactionHash: sent.json().transactionHash };
    expect((await live.call('POST', '/api/wallets/addWallet', { token, json })).status).toBe(201);
    expect((await signIn(await signedChallenge(live, wallet))).body.user.id).toBe(id);

    const signer = createWallet();
    await signIn(await signedChallenge(live, signer));
    const other = await live.member('wallet_other');
    const begun = await live.call('POST', `/api/user/challenge/action?action=start&challengeId=${quest.body.id}`, {
      token: other.token,
    });
    const proof = Buffer.from(JSON.stringify({ action: 'verify-wallet-install', nonce: begun.body.nonce })).toString(
      'hex',
    );
    const hash = (await broadcast({ sender: signer.address, vidaId: '888', data: proof })).json().transactionHash;
    const taken = await live.call('POST', '/api/wallets/addWallet', {
      token: other.token,
      json: { address: signer.address, seedId: 'another-device', transactionHash: hash },
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'wallet-taken']);
  });
});
