import { expect, it } from 'vitest';
import { issueBurner } from '../src/auth/burners.ts';
import { createFirstAdminToken } from '../src/auth/firstAdmin.ts';
import { sha256 } from '../src/auth/secrets.ts';
import { AT_ONCE } from './people.ts';
import { useTestApp, type TestApp } from './harness.ts';

const HOUR = 60 * 60 * 1000;
const verifier = 'a-verifier-of-the-tests-that-is-long-enough-0123456789';

const create = (test: TestApp) => createFirstAdminToken(test.db, test.clock);

/** Opens the first admin's link. @returns the status, the cookie, and the whole `Set-Cookie` header */
async function openLink(test: TestApp, token: string) {
  const { statusCode, headers } = await test.app.inject({ url: `/first-admin?token=${token}` });
  const cookie = String(headers['set-cookie'] ?? '');
  return { status: statusCode, cookie: cookie.split(';')[0]!, setCookie: cookie };
}

async function signIn(test: TestApp, userId: number, cookie: string): Promise<{ is_admin: boolean }> {
  const burnerToken = await issueBurner(test.db, test.clock, userId, sha256(verifier));
  const json = { burnerToken, verifier };
  const { status, body } = await test.call('POST', '/api/login/twitter/burnToken', { json, headers: { cookie } });
  expect(status).toBe(200);
  return body.user;
}

it('the first sign-in after opening the link makes an admin, once', async () => {
  const test = await useTestApp();
  const token = await create(test);
  const link = await openLink(test, token!);
  expect(link).toMatchObject({ status: 302, cookie: `first-admin=${token}` });
  expect(link.setCookie).toContain('HttpOnly; SameSite=Lax');
  const nova = await test.member('Nova');
  const luna = await test.member('Luna');
  expect(await signIn(test, nova.id, '')).toMatchObject({ is_admin: false });
  expect(await signIn(test, nova.id, link.cookie)).toMatchObject({ is_admin: true });
  expect(await signIn(test, luna.id, link.cookie)).toMatchObject({ is_admin: false });
  expect(await openLink(test, token!)).toMatchObject({ status: 410, cookie: '' });
  const actions = await test.db.selectFrom('admin_action').select(['operation', 'input']).execute();
  expect(actions).toEqual([{ operation: 'grantRole', input: { username: 'Nova', role: 'Super Admin' } }]);
});

it('one of several processes gets the token, and a new one only after it has expired', async () => {
  const test = await useTestApp();
  const tokens = await Promise.all(Array.from({ length: AT_ONCE }, () => create(test)));
  const [first, ...more] = tokens.filter(Boolean);
  expect(more).toEqual([]);
  const { cookie } = await openLink(test, first!);
  test.advance(HOUR);
  const { id } = await test.member('Nova');
  expect(await openLink(test, first!)).toMatchObject({ status: 410 });
  expect(await signIn(test, id, cookie)).toMatchObject({ is_admin: false });
  const second = await create(test);
  expect(second).toBeDefined();
  expect(await openLink(test, first!)).toMatchObject({ status: 410 });
  expect(await openLink(test, second!)).toMatchObject({ status: 302 });
});

it('the database keeps only a hash, and a site with an admin gets no token', async () => {
  const test = await useTestApp();
  const token = await create(test);
  const rows = await test.db.selectFrom('first_admin_link').select('token_hash').execute();
  expect(rows).toEqual([{ token_hash: sha256(token!) }]);
  test.advance(HOUR);
  await test.member('Nova', { role: 'Admin' });
  expect(await create(test)).toBeUndefined();
});

it.each(['', '?token=', '?token=made-up', '?token=a&token=b'])('the link %s is refused', async (query) => {
  const test = await useTestApp();
  await create(test);
  const { statusCode, headers } = await test.app.inject({ url: `/first-admin${query}` });
  expect([statusCode, headers['set-cookie']]).toEqual([410, undefined]);
});
