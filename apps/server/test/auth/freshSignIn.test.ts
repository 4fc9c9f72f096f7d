import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../src/auth/sessions.ts';
import { linkIdentity } from '../../src/auth/identities.ts';
import { createTestApp, type TestApp } from '../harness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
const newMember = (role: 'User' | 'Admin' = 'User') => test.member(`fresh_${++count}`, { role });
const refusal = { status: 403, code: 'fresh-sign-in-required' };

async function link(userId: number, provider: string) {
  const identity = { subject: `${provider}-${userId}`, name: 'Nova' };
  return linkIdentity(test.db, userId, provider, identity, test.clock());
}

describe('a sign-in older than ten minutes', () => {
  it('unlinks no way to sign in until the member signs in again', async () => {
    const { id, token } = await newMember();
    await link(id, 'google');
    const wallet = await link(id, 'wallet');
    const path = `/api/user/identities/${wallet.id}`;
    test.advance(10 * MINUTE + 1);
    expect((await test.call('DELETE', path, { token })).body).toMatchObject(refusal);
    const fresh = await createSession(test.db, test.clock, id);
    test.advance(10 * MINUTE);
    expect((await test.call('DELETE', path, { token: fresh })).status).toBe(204);
  });

  it('still unlinks an account that only proves quests', async () => {
    const { id, token } = await newMember();
    const discord = await link(id, 'discord');
    test.advance(HOUR);
    expect((await test.call('DELETE', `/api/user/identities/${discord.id}`, { token })).status).toBe(204);
  });

  it.each([
    ['adds to points', '/api/admin/user/points/update', (userId: number) => ({ userId, points: 50 })],
    ['sets points', '/api/admin/points/update-admin', (userId: number) => ({ userId, points: 50 })],
    [
      'sets the referral value',
      (userId: number) => `/api/admin/adjustReferralPointsValue/${userId}`,
      () => ({ newPoints: '50' }),
    ],
  ] as const)('%s only after the admin signs in again', async (_what, path, json) => {
    const admin = await newMember('Admin');
    const { id } = await newMember();
    const call = (token: string) =>
      test.call('POST', typeof path === 'string' ? path : path(id), { token, json: json(id) });
    test.advance(10 * MINUTE + 1);
    expect((await call(admin.token)).body).toMatchObject(refusal);
    expect((await call(await createSession(test.db, test.clock, admin.id))).status).toBe(200);
  });

  it('still disqualifies, because decisions about members don’t require a fresh one', async () => {
    const admin = await newMember('Admin');
    const { id } = await newMember();
    test.advance(HOUR);
    expect(
      (
        await test.call('POST', `/api/admin/user/disqualify?userId=${id}`, {
          token: admin.token,
          json: { reason: 'Cheating' },
        })
      ).status,
    ).toBe(200);
  });
});

describe('a session of an admin', () => {
  const check = (token: string) => test.call('GET', '/api/session', { token });

  it('ends twelve hours after its last use', async () => {
    const { token } = await newMember('Admin');
    test.advance(12 * HOUR - 1);
    expect((await check(token)).status).toBe(200);
    test.advance(12 * HOUR - 1);
    expect((await check(token)).status).toBe(200);
    test.advance(12 * HOUR);
    expect((await check(token)).body).toMatchObject({ status: 401, code: 'token-expired' });
  });

  it('ends as early for a member who becomes an admin', async () => {
    const { id, token } = await newMember();
    test.advance(12 * HOUR);
    expect((await check(token)).status).toBe(200);
    test.advance(12 * HOUR);
    await test.db.updateTable('app_user').set({ role: 'Super Admin' }).where('id', '=', id).execute();
    expect((await check(token)).body).toMatchObject({ status: 401, code: 'token-expired' });
  });

  it('is listed with its end, and not after it', async () => {
    const { id, token } = await newMember('Admin');
    const list = async (by: string) => (await test.call('GET', '/api/user/sessions', { token: by })).body.sessions;
    const [own] = await list(token);
    expect(Date.parse(own.expiresAt) - Date.parse(own.lastUsedAt)).toBe(12 * HOUR);
    test.advance(12 * HOUR);
    expect(await list(await createSession(test.db, test.clock, id))).toHaveLength(1);
  });
});
