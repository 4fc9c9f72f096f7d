import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainText } from '../src/contract/plainText.ts';
import { skeletonOf } from '../src/users/lookalikes.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { projectForm } from './people.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let made = 0;
const newMember = (name?: string) => test.member(`named_${++made}`, name === undefined ? {} : { name });

/** Names in which invisible characters are legitimate. */
const fine = [
  '👨‍👩‍👧‍👦 Family',
  '🏳️‍🌈',
  '🧑🏽‍🚀 Ana',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'می‌خواهم',
  'श्री‌मान् क्‍ष',
  '葛\u{e0100}城',
  'محمد',
  'שלום',
  '★ Nova ★',
];

/** Names that misuse invisible characters, for example to imitate another name. */
const hiding = [
  'Nova\u202enidaA',
  '\u2066Nova\u2069',
  'No\u200bva',
  'No\u200dva',
  'No\u200cva',
  'Nova\u200f',
  '\u200eNova',
  '\u061cNova',
  'Nova\ufeff.',
  'No\u2060va',
  'No\u00adva',
  'Nova\ufe0f',
  'Mia7\ufe0f',
  'No\u3164va',
  'Nova\u{e0041}',
  '👨\u200dNova',
];

describe('a name', () => {
  it.each(fine)('may be %j', async (name) => {
    const { token } = await newMember();
    const { status, body } = await test.call('PATCH', '/google-user', { token, form: { name } });
    expect([status, body.name]).toEqual([200, name.normalize('NFC')]);
    expect(plainText(name)).toBe(name.normalize('NFC'));
  });

  it.each(hiding)('may not be %j', async (name) => {
    const { token } = await newMember();
    const problem = (path: string) => ({ code: 'validation-failed', errors: [{ path, code: 'not-allowed' }] });
    const profile = await test.call('PATCH', '/google-user', { token, form: { name } });
    expect([profile.status, profile.body]).toMatchObject([400, problem('/body/name')]);
    const project = await test.call('POST', '/requestGrant', { token, form: projectForm(`A ${name} b`) });
    expect([project.status, project.body]).toMatchObject([400, problem('/body/projectName')]);
    expect(plainText(name)).toMatch(/^[ -~👨]+$/u);
  });
});

describe('a name that looks like an admin’s', () => {
  it.each([
    ['Support Team', 'Suрроrt Теаm'],
    ['Support Team', 'SUPP0RT TEAM'],
    ['Alice', 'AIice'],
    ['Alice', 'Αlíce'],
    ['Admin', 'А d m i n'],
    ['Martin', 'Marтin'],
    ['Warner', 'VVamer'],
  ])('%j: %j is shown to admins', async (name, similar) => {
    expect(skeletonOf(similar)).toBe(skeletonOf(name));
    const admin = await test.member(`staff_${++made}`, { name, role: 'Admin' });
    const [fake, other] = [await newMember(similar), await newMember('Nova Lin')];
    const read = async (id: number) =>
      (await test.call('GET', `/api/admin/users/${id}/record`, { token: admin.token })).body.looksLike;
    expect(await read(fake.id)).toMatchObject({ name });
    expect(await read(other.id)).toBe(null);
    expect(await read(admin.id)).toBe(null);
    await test.db.updateTable('app_user').set({ role: 'User' }).where('id', '=', admin.id).execute();
  });

  it('is found by the username, too', async () => {
    const admin = await test.member('help.desk', { name: 'Zoe', role: 'Admin' });
    const { id } = await test.member('he1p_desk', { name: 'Anyone' });
    const { body } = await test.call('GET', `/api/admin/users/${id}/record`, { token: admin.token });
    expect(body.looksLike).toEqual({ id: admin.id, name: 'Zoe' });
  });
});
