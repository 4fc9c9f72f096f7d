import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintain } from '../src/maintenance.ts';
import { createTestApp, useTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, fire, picture, upload } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
const newMember = () => test.member(`profiled_${++count}`);

describe('a flag', () => {
  it.each(['POST', 'PUT'])('is set by %s, shown to everyone, and taken away', async (method) => {
    const { id, token } = await newMember();
    const set = await test.call(method, '/api/user/flag?flag=TR', { token });
    expect([set.status, set.body]).toEqual([200, { flag: 'TR' }]);
    expect((await test.call('GET', `/api/users/${id}`)).body.flag).toBe('TR');
    for (let n = 0; n < 2; n++) expect((await test.call('DELETE', '/api/user/flag', { token })).status).toBe(204);
    expect((await test.call('GET', '/api/session', { token })).body.flag).toBeNull();
  });

  it('is that of a country', async () => {
    const { token } = await newMember();
    for (const flag of ['XX', 'tr', 'TUR', '']) {
      const { status, body } = await test.call('PUT', `/api/user/flag?flag=${flag}`, { token });
      expect([flag, status, body.errors[0].path]).toEqual([flag, 400, '/query/flag']);
    }
  });
});

describe('interests', () => {
  it('are up to three known tags, shown to everyone', async () => {
    const { id, token } = await newMember();
    const set = (tags: unknown) => test.call('PUT', '/api/user/interests', { token, json: { tags } });
    expect((await test.call('GET', '/api/user/interests', { token })).body).toEqual({ tags: [] });
    const tags = ['NFTs', 'Memes', 'Auditor'];
    expect((await set(tags)).body).toEqual({ tags });
    expect((await set([...tags, 'DeFi'])).body.errors[0].code).toBe('too-many');
    expect((await set(['NFTs', 'NFTs'])).body.errors[0].code).toBe('duplicate');
    expect((await set(['Cooking'])).body.errors[0].code).toBe('not-allowed');
    expect((await test.call('GET', '/api/user/interests', { token })).body).toEqual({ tags });
    expect((await test.call('GET', `/api/users/${id}`)).body.interests).toEqual(tags);
  });
});

describe('a profile', () => {
  const edit = (token: string, form: Record<string, string>) => test.call('PATCH', '/google-user', { token, form });

  it('changes the given fields', async () => {
    const { token } = await newMember();
    const { body } = await edit(token, { name: ' Nova  Lin ' });
    expect(body).toMatchObject({ name: 'Nova  Lin', username: `profiled_${count}`, interests: [] });
    expect((await test.call('GET', '/api/user', { token })).body).toEqual(body);
    expect((await edit(token, { name: '\u200b ' })).body.errors[0].code).toBe('blank');
    expect((await edit(token, { username: 'no spaces' })).body.errors[0].code).toBe('wrong-format');
    expect((await edit(token, { role: 'Admin' })).body.errors[0].code).toBe('unknown-field');
  });

  it('keeps usernames unique regardless of case, and frees the previous one', async () => {
    const [first, second] = [await newMember(), await newMember()];
    expect((await edit(first.token, { username: 'Nova' })).body.username).toBe('Nova');
    expect((await edit(first.token, { username: 'NOVA' })).body.username).toBe('NOVA');
    const taken = await edit(second.token, { username: 'nova' });
    expect([taken.status, taken.body.code]).toEqual([409, 'username-taken']);
    await edit(first.token, { username: 'nova_lin' });
    expect((await edit(second.token, { username: 'nova' })).status).toBe(200);
    expect((await test.call('GET', '/api/users/by-name/NOVA')).body.id).toBe(second.id);
    expect((await test.call('GET', '/api/users/by-name/nova_lin')).body.id).toBe(first.id);
  });

  it('gives a username to one of many concurrent requests', async () => {
    const members = await Promise.all(Array.from({ length: AT_ONCE }, newMember));
    const counts = await fire(() => edit(members.pop()!.token, { username: 'wanted' }));
    expect(counts).toEqual({ 200: 1, 409: AT_ONCE - 1 });
  });

  it('has a picture, which is deleted when it is replaced', async () => {
    const { id, token } = await newMember();
    const show = async () => (await test.call('GET', `/api/users/${id}`)).body.pictureUrl as string;
    const first = await upload(test, token, await picture());
    await edit(token, { picture: first.key });
    const address = await show();
    expect(address).toBe(`/backend/media/${first.key}`);
    expect((await test.app.inject({ url: address })).statusCode).toBe(200);
    const second = await upload(test, token, await picture(80));
    await edit(token, { picture: second.key });
    expect((await test.app.inject({ url: address })).statusCode).toBe(404);
    await edit(token, { picture: '' });
    expect(await show()).toBeNull();
    expect((await test.app.inject({ url: `/backend/media/${second.key}` })).statusCode).toBe(404);
  });

  it('keeps its picture when unused files are swept', async () => {
    const own = await useTestApp();
    const { id, token } = await own.member('pictured');
    const { key } = await upload(own, token, await picture());
    await own.call('PATCH', '/google-user', { token, form: { picture: key } });
    // File times follow the machine's clock, so the test's clock must move past it.
    own.advance(Date.now() - own.clock().getTime() + 2 * DAY);
    await maintain(own);
    const { pictureUrl } = (await own.call('GET', `/api/users/${id}`)).body;
    expect((await own.app.inject({ url: pictureUrl })).statusCode).toBe(200);
  });

  it('refuses another member’s upload, and one that is too large or not an image', async () => {
    const { token } = await newMember();
    const other = await newMember();
    const refused = async (key: string) => (await edit(token, { picture: key })).body.code;
    expect(await refused((await upload(test, other.token, await picture())).key)).toBe('image-not-uploaded');
    expect(await refused((await upload(test, token, await picture(1001))).key)).toBe('image-invalid-dimensions');
    expect(await refused((await upload(test, token, Buffer.from('no picture'))).key)).toBe('image-invalid-type');
    expect(await refused((await upload(test, token, await picture(64, 64, 'jpeg'))).key)).toBe('image-invalid-type');
  });
});

describe('the digital identity of an address', () => {
  it('is the member who has the wallet', async () => {
    const { id } = await newMember();
    const address = `0x${'0a'.repeat(20)}`;
    const wallet = { provider: 'wallet', subject: address, label: address, user_id: id, created_at: test.clock() };
    await test.db.insertInto('provider_subject').values(wallet).execute();
    const { body } = await test.call('GET', `/userInfo/?address=${address.toUpperCase().replace('0X', '0x')}`);
    expect(body).toMatchObject({ address, id, username: `profiled_${count}`, flag: null });
    const nobody = await test.call('GET', `/userInfo/?address=0x${'0b'.repeat(20)}`);
    expect([nobody.status, nobody.body.code]).toEqual([404, 'user-not-found']);
    expect((await test.call('GET', '/userInfo/?address=nova')).body.code).toBe('validation-failed');
  });
});

describe('the countries', () => {
  it('come with flags that are served', async () => {
    const { body, headers } = await test.call('GET', '/countries');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(body.length).toBeGreaterThan(240);
    const turkey = body.find(({ cca2 }: { cca2: string }) => cca2 === 'TR');
    const flag = await test.app.inject({ url: turkey.flags.svg });
    expect([flag.statusCode, flag.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
    expect((await test.app.inject({ url: '/backend/flags/index.d.ts' })).statusCode).toBe(404);
  });
});
