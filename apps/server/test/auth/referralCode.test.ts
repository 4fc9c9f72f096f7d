import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { startLiveApp, starts, type LiveApp } from './signIn.ts';
import { signedChallenge } from './wallet.ts';
import { createWallet } from './walletKeys.ts';

/** Codes damaged in chats or while copying links, and values that were never codes. */
const damaged = {
  'the full stop of a sentence': 'nova42.',
  'an emoji': 'nova42😀',
  '65 characters': 'a'.repeat(65),
  nothing: '',
  'a control character': 'nova\u0000',
  'a null byte and SQL': "'; drop table app_user; --\u0000",
  'half of a surrogate pair': '\ud83d',
};

let live: LiveApp;
beforeAll(async () => {
  live = await startLiveApp();
});
afterAll(() => live.close());

const inviterOf = async (id: number) => {
  const row = await live.db.selectFrom('app_user').select('referred_by').where('id', '=', id).executeTakeFirstOrThrow();
  return row.referred_by;
};

describe.each(Object.entries(damaged))('a referral code with %s', (_what, referral_code) => {
  it.each(Object.entries(starts))('does not stop a sign-in that starts as a page (%s)', async (_way, path) => {
    const { body } = await live.exchange(await live.signIn('', { referral_code }, path));
    expect(await inviterOf(body.user.id)).toBeNull();
  });

  it('does not stop a sign-in by wallet', async () => {
    const signed = await signedChallenge(live, createWallet());
    const { status, body } = await live.call('POST', '/api/login/wallet', { json: { ...signed, referral_code } });
    expect(status).toBe(200);
    expect(await inviterOf(body.user.id)).toBeNull();
  });

  it.each(['/twitter-sign-in', '/google-sign-in'])('is not what POST %s refuses', async (path) => {
    const { body } = await live.call('POST', path, { json: { idToken: 'made-up', referral_code } });
    expect(body.code).not.toBe('validation-failed');
  });
});

it('two referral codes in one link count as none', async () => {
  const start = live.startUrl({ referral_code: 'one' });
  start.searchParams.append('referral_code', 'two');
  const { url } = await new Browser().open(start, live.isEnd);
  expect(url.pathname).toMatch(/^\/demo-identity\//);
});

it('a referral code that isn’t text is ignored in a body', async () => {
  const signed = await signedChallenge(live, createWallet());
  const { status } = await live.call('POST', '/api/login/wallet', { json: { ...signed, referral_code: ['one'] } });
  expect(status).toBe(200);
});
