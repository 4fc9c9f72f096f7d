import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeEnded } from '../../src/auth/purge.ts';
import { createSession } from '../../src/auth/sessions.ts';
import { createTestApp, type TestApp } from '../harness.ts';

const DAY = 24 * 60 * 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
const newMember = () => test.member(`member_${++count}`);
const check = (token: string) => test.call('GET', '/api/session', { token });

describe('a bearer token', () => {
  it('identifies the session’s member', async () => {
    const { id, token } = await newMember();
    const session = await check(token);
    expect(session.body).toEqual({ id, name: `member_${count}`, profile_image_url: null, role: 'User', flag: null });
    const user = await test.call('GET', '/api/user', { token });
    expect(user.body).toMatchObject({
      id,
      username: `member_${count}`,
      role: 'User',
      is_admin: false,
      points: 0,
      email: null,
    });
  });

  it.each([
    ['no header', undefined, 'unauthenticated'],
    ['no token', 'Bearer', 'unauthenticated'],
    ['another scheme', 'Basic dXNlcjpwYXNz', 'unauthenticated'],
    ['two tokens', 'Bearer one two', 'unauthenticated'],
    ['a token that was never given', 'Bearer made-up', 'token-invalid'],
    ['a very long token', `Bearer ${'x'.repeat(8000)}`, 'token-invalid'],
    ['SQL', "Bearer ';drop/**/table/**/session;--", 'token-invalid'],
  ])('is asked for: %s', async (_what, authorization, code) => {
    const reply = await test.call('GET', '/api/session', authorization ? { headers: { authorization } } : {});
    expect(reply.body).toMatchObject({ status: 401, code });
    expect(reply.headers['www-authenticate']).toBe(
      code === 'unauthenticated' ? 'Bearer' : 'Bearer error="invalid_token"',
    );
  });

  it('is read only from the header', async () => {
    const { token } = await newMember();
    const reply = await test.call('GET', `/api/session?access_token=${token}`, {
      headers: { cookie: `bearerToken=${token}` },
    });
    expect(reply.body).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('has the member’s current role', async () => {
    const { id, token } = await newMember();
    await test.db.updateTable('app_user').set({ role: 'Super Admin' }).where('id', '=', id).execute();
    expect((await test.call('GET', '/api/user', { token })).body).toMatchObject({
      role: 'Super Admin',
      is_admin: true,
    });
    await test.db.updateTable('app_user').set({ role: 'User' }).where('id', '=', id).execute();
    expect((await check(token)).body).toMatchObject({ role: 'User' });
  });

  it('is stored nowhere', async () => {
    const { id, token } = await newMember();
    const rows = await test.db.selectFrom('session').selectAll().where('user_id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a session', () => {
  it('ends 30 days after its last use', async () => {
    const { token } = await newMember();
    test.advance(30 * DAY - 1);
    expect((await check(token)).status).toBe(200);
    test.advance(30 * DAY - 1);
    expect((await check(token)).status).toBe(200);
    test.advance(30 * DAY);
    expect((await check(token)).body).toMatchObject({ status: 401, code: 'token-expired' });
  });

  it('ends 90 days after its sign-in, however often it is used', async () => {
    const { token } = await newMember();
    for (let days = 0; days < 80; days += 20) {
      test.advance(20 * DAY);
      expect((await check(token)).status).toBe(200);
    }
    test.advance(10 * DAY);
    expect((await check(token)).body).toMatchObject({ status: 401, code: 'token-expired' });
  });

  it.each([
    ['POST', '/api/logout/twitter'],
    ['GET', '/api/logout/twitter'],
    ['POST', '/google-user/logout'],
    ['GET', '/google-user/logout'],
  ])('ends at once by %s %s, and alone', async (method, path) => {
    const { id, token } = await newMember();
    const elsewhere = await createSession(test.db, test.clock, id);
    expect((await test.call(method, path)).body).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect((await check(token)).status).toBe(200);
    expect((await test.call(method, path, { token })).status).toBe(204);
    expect((await check(token)).body).toMatchObject({ status: 401, code: 'token-invalid' });
    expect((await test.call(method, path, { token })).body).toMatchObject({ status: 401, code: 'token-invalid' });
    expect((await check(elsewhere)).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  const list = async (token: string) => (await test.call('GET', '/api/user/sessions', { token })).body.sessions;

  it('shows each session with its browser, last used first', async () => {
    const { id, token } = await newMember();
    test.advance(60_000);
    const phone = await createSession(test.db, test.clock, id, `Phone ${'x'.repeat(1000)}`);
    const sessions = await list(token);
    expect(sessions).toMatchObject([{ current: false }, { current: true, userAgent: null }]);
    expect(sessions[0].userAgent).toHaveLength(512);
    expect((await list(phone)).map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  });

  it('omits ended and expired sessions', async () => {
    const { id, token } = await newMember();
    test.advance(30 * DAY);
    const fresh = await createSession(test.db, test.clock, id);
    expect((await check(token)).body).toMatchObject({ code: 'token-expired' });
    expect(await list(fresh)).toHaveLength(1);
  });

  it('ends the chosen one', async () => {
    const { id, token } = await newMember();
    const other = await createSession(test.db, test.clock, id);
    const [{ id: otherId }] = (await list(token)).filter(({ current }: { current: boolean }) => !current);
    expect((await test.call('DELETE', `/api/user/sessions/${otherId}`, { token })).status).toBe(204);
    expect((await check(other)).body).toMatchObject({ code: 'token-invalid' });
    const again = await test.call('DELETE', `/api/user/sessions/${otherId}`, { token });
    expect(again.body).toMatchObject({ status: 404, code: 'session-not-found' });
  });

  it('doesn’t end another member’s, an unknown one, or an invalid id', async () => {
    const { token } = await newMember();
    const other = await newMember();
    const [{ id }] = await list(other.token);
    const end = async (which: number | string) =>
      (await test.call('DELETE', `/api/user/sessions/${which}`, { token })).body;
    expect(await end(id)).toMatchObject({ status: 403, code: 'not-yours' });
    expect(await end(9_007_199_254_740_991)).toMatchObject({ status: 404, code: 'session-not-found' });
    expect(await end(0)).toMatchObject({ status: 400, code: 'validation-failed' });
    expect(await end('all')).toMatchObject({ status: 400, code: 'validation-failed' });
    expect((await check(other.token)).status).toBe(200);
  });
});

describe('old rows', () => {
  it('are deleted, and only those', async () => {
    const ended = await newMember();
    test.advance(30 * DAY);
    const recent = await newMember();
    test.advance(30 * DAY + 1);
    await purgeEnded(test.db, test.clock);
    expect((await check(ended.token)).body).toMatchObject({ code: 'token-invalid' });
    expect((await check(recent.token)).body).toMatchObject({ code: 'token-expired' });
  });
});
