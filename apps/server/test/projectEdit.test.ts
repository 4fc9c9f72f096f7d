import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, picture, projectForm, upload } from './people.ts';

type Person = { id: number; token: string };

let test: TestApp;
let ann: Person;
let ben: Person;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp();
  [ann, ben, admin] = [
    await test.member('ann'),
    await test.member('ben'),
    await test.member('admin', { role: 'Admin' }),
  ];
});
afterAll(() => test.close());

const add = (form: Record<string, string | string[]>, by = ann, headers: Record<string, string> = {}) =>
  test.call('POST', '/requestGrant', { token: by.token, form, headers });
const edit = (form: Record<string, string | string[]>, by = ann) =>
  test.call('PATCH', '/requestGrant', { token: by.token, form });
const media = (path: string) => test.app.inject({ url: path });

describe('editing a project that someone else has edited', () => {
  it('changes nothing, and returns the current version', async () => {
    const id = String(await addProject(test, ann.token, 'Contested'));
    expect((await edit({ id, version: '1', bio: 'The bio of Ann.' })).body).toMatchObject({ version: 2 });
    const late = await edit({ id, version: '1', bio: 'The bio of an admin.', telegramUsername: 'admin' }, admin);
    expect(late.body).toMatchObject({
      status: 409,
      code: 'edit-conflict',
      current: { version: 2, bio: 'The bio of Ann.', telegramUsername: null },
    });
    const again = await edit({ id, version: '2', telegramUsername: 'admin' }, admin);
    expect(again.body).toMatchObject({ version: 3, bio: 'The bio of Ann.', telegramUsername: 'admin' });
  });

  it('isn’t noticed by a call without a version', async () => {
    const id = String(await addProject(test, ann.token, 'Unversioned'));
    await edit({ id, bio: 'Once.' });
    expect((await edit({ id, description: 'Twice.' })).body).toMatchObject({ version: 3, bio: 'Once.' });
  });

  it('doesn’t mistake an upvote for an edit', async () => {
    const id = await addProject(test, ann.token, 'Liked');
    await test.call('POST', '/upvote', { token: ben.token, json: { uid: ben.id, projectId: id } });
    expect((await edit({ id: String(id), version: '1', bio: 'Still mine.' })).status).toBe(200);
  });
});

describe('adding a project', () => {
  it('returns its details', async () => {
    const { status, body } = await add(
      projectForm('Complete', {
        categories: ['DeFi', 'Über'],
        projectDeployment: 'ETH_DAPP',
        projectWebsite: 'https://complete.example',
        twitterLinkedinUrl: 'https://x.com/complete',
        telegramUsername: 'complete_chat',
      }),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      projectName: 'Complete',
      bio: 'What Complete is.',
      description: 'What Complete is, at length.',
      categories: ['DeFi', 'Über'],
      logoPath: null,
      fileUpload1: null,
      fileUpload2: null,
      fileUpload3: null,
      totalUpvotes: 0,
      totalComments: 0,
      projectDeployment: 'ETH_DAPP',
      projectWebsite: 'https://complete.example',
      twitterLinkedinUrl: 'https://x.com/complete',
      telegramUsername: 'complete_chat',
      creator: { id: ann.id, name: 'ann', pictureUrl: null, isDeleted: false },
      version: 1,
    });
  });

  it.each([
    ['a JSON list', '["a","b"]', ['a', 'b']],
    ['one field', 'a', ['a']],
    ['repeated fields', ['a', 'b'], ['a', 'b']],
    ['an empty field', '', []],
  ])('takes categories as %s', async (what, categories, expected) => {
    expect((await add(projectForm(`Categories as ${what}`, { categories }))).body.categories).toEqual(expected);
  });

  it.each([
    ['categories', '["a","a"]', 'duplicate'],
    ['categories', ['a', 'a'], undefined],
    ['categories', '[1]', 'wrong-type'],
    ['categories', '["a"', 'wrong-format'],
    ['categories', '[" "]', 'blank'],
    ['projectName', '', 'blank'],
    ['projectName', 'n'.repeat(81), 'too-long'],
    ['bio', 'b'.repeat(281), 'too-long'],
    ['description', ' ', 'blank'],
    ['projectDeployment', 'SOLANA', 'not-allowed'],
    ['projectWebsite', 'javascript:alert(1)', 'wrong-format'],
    ['projectWebsite', 'https://', 'wrong-format'],
    ['twitterLinkedinUrl', 'x.com/me', 'wrong-format'],
    ['telegramUsername', '@me', 'wrong-format'],
    ['logoPath', '../../etc/passwd', 'wrong-format'],
    ['creatorId', '1', 'unknown-field'],
  ])('refuses %s of %j', async (field, value, code) => {
    const { status, body } = await add(projectForm('Refused', { [field]: value }));
    expect([status, body.code]).toEqual([400, 'validation-failed']);
    expect(body.errors[0].path).toMatch(new RegExp(`^/body/${field}`));
    if (code) expect(body.errors[0].code).toBe(code);
    expect((await test.call('GET', '/project-name/Refused')).status).toBe(404);
  });

  it('names every missing field', async () => {
    const { body } = await add({ bio: 'Alone' });
    expect(body.errors.map((error: { path: string; code: string }) => [error.path, error.code])).toEqual([
      ['/body/projectName', 'required'],
      ['/body/description', 'required'],
    ]);
  });

  it('refuses an existing name in any case, and names with invisible characters', async () => {
    await add(projectForm('Unique'));
    for (const name of ['Unique', 'UNIQUE', ' unique ']) {
      const { status, body } = await add(projectForm(name), ben);
      expect([status, body.code], name).toEqual([409, 'project-name-taken']);
    }
    const { status, body } = await add(projectForm('Uni\u200bque'), ben);
    expect([status, body.code]).toEqual([400, 'validation-failed']);
  });

  it('adds one of two concurrent projects with the same name', async () => {
    const answers = await Promise.all([add(projectForm('Race')), add(projectForm('RACE'), ben)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('returns the same project for a repeated key', async () => {
    const headers = { 'idempotency-key': 'project-key-1' };
    const first = await add(projectForm('Keyed'), ann, headers);
    expect((await add(projectForm('Keyed'), ann, headers)).body).toEqual(first.body);
  });

  it('needs a form', async () => {
    const answer = await test.call('POST', '/requestGrant', { token: ann.token, json: projectForm('JSON') });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-media-type']);
  });
});

describe('editing a project', () => {
  it('changes the given fields and keeps the rest', async () => {
    const id = await addProject(test, ann.token, 'Before', { telegramUsername: 'before', categories: ['one'] });
    const { status, body } = await edit({ id: String(id), bio: 'After.', telegramUsername: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ projectName: 'Before', bio: 'After.', telegramUsername: null, categories: ['one'] });
    expect((await test.call('GET', '/projects?search=after.')).body.metadata.totalItems).toBe(1);
  });

  it('is for its creator and admins', async () => {
    const id = await addProject(test, ann.token, 'Whose');
    const refused = await edit({ id: String(id), bio: 'Mine now' }, ben);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-yours']);
    expect((await edit({ id: String(id), bio: 'By an admin' }, admin)).body.bio).toBe('By an admin');
  });

  it('refuses another project’s name, and an unknown project', async () => {
    const id = await addProject(test, ann.token, 'One name');
    await addProject(test, ann.token, 'Another name');
    const taken = await edit({ id: String(id), projectName: 'another NAME' });
    expect([taken.status, taken.body.code]).toEqual([409, 'project-name-taken']);
    expect((await edit({ id: String(id), projectName: 'ONE name' })).body.projectName).toBe('ONE name');
    const missing = await edit({ id: '4711', bio: 'x' });
    expect([missing.status, missing.body.code]).toEqual([404, 'project-not-found']);
  });
});

describe('deleting a project', () => {
  it('deletes its upvotes, comments and images, only for its creator and admins', async () => {
    const { key } = await upload(test, ann.token, await picture());
    const created = await add(projectForm('Short-lived', { logoPath: key }));
    const { id, logoPath } = created.body;
    await test.call('POST', '/upvote', { token: ben.token, json: { uid: ben.id, projectId: id } });
    const refused = await test.call('DELETE', '/requestGrant', { token: ben.token, json: { id } });
    expect([refused.status, refused.body.code]).toEqual([403, 'not-yours']);
    expect((await test.call('DELETE', '/requestGrant', { token: admin.token, json: { id } })).status).toBe(204);
    expect((await test.call('GET', `/projects/${ben.id}/upvotes`)).body.upvotedProjects).not.toContainEqual({ id });
    expect((await media(logoPath)).statusCode).toBe(404);
    expect((await test.call('DELETE', '/requestGrant', { token: admin.token, json: { id } })).status).toBe(404);
  });
});

describe('images', () => {
  it('are served once a project uses them, without metadata', async () => {
    const { key, answer, publicPath } = await upload(test, ann.token, await picture(100, 100, 'jpeg'), 'Photo.JPEG');
    expect(answer.status).toBe(204);
    expect((await media(`/backend${publicPath}`)).statusCode).toBe(404);
    const { body } = await add(projectForm('Pictured', { logoPath: key }));
    expect(body.logoPath).toBe(`/backend${publicPath}`);
    const shown = await media(body.logoPath);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['too wide', async () => picture(1001, 1001), 422, 'image-invalid-dimensions'],
    ['not square', async () => picture(100, 99), 422, 'image-invalid-dimensions'],
    ['another type than its name says', async () => picture(10, 10, 'gif'), 415, 'image-invalid-type'],
    ['text', async () => Buffer.from('<script>alert(1)</script>'), 415, 'image-invalid-type'],
    ['half a picture', async () => (await picture(500)).subarray(0, 60), 415, 'image-invalid-type'],
  ])('that are %s are refused, and the project with them', async (what, bytes, status, code) => {
    const { key } = await upload(test, ann.token, await bytes());
    const answer = await add(projectForm(`With ${what}`, { logoPath: key }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await test.call('GET', `/project-name/${encodeURIComponent(`With ${what}`)}`)).status).toBe(404);
  });

  it('of 1000 by 1000 are accepted', async () => {
    const { key } = await upload(test, ann.token, await picture(1000));
    expect((await add(projectForm('Large', { fileUpload3: key }))).body.fileUpload3).toContain(key);
  });

  it('larger than 2 MB are refused on upload', async () => {
    const { answer } = await upload(test, ann.token, Buffer.alloc(2 * 1024 * 1024 + 1));
    expect([answer.status, answer.body.code]).toEqual([413, 'image-size-too-large']);
  });

  it('can be used once, by their uploader', async () => {
    const { key } = await upload(test, ann.token, await picture());
    const stolen = await add(projectForm('Stolen', { logoPath: key }), ben);
    expect([stolen.status, stolen.body.code]).toEqual([422, 'image-not-uploaded']);
    const { status, body } = await add(projectForm('Rightful', { logoPath: key }));
    expect(status).toBe(201);
    const edit = { id: String(body.id), fileUpload1: key };
    expect((await test.call('PATCH', '/requestGrant', { token: ann.token, form: edit })).status).toBe(422);
    expect((await add(projectForm('Again', { logoPath: key }))).body.code).toBe('image-not-uploaded');
  });

  it('are replaced and removed by an edit', async () => {
    const first = await upload(test, ann.token, await picture());
    const { body } = await add(projectForm('Changing', { logoPath: first.key }));
    const second = await upload(test, ann.token, await picture());
    const changed = await edit({ id: String(body.id), logoPath: second.key });
    expect(changed.body.logoPath).toContain(second.key);
    expect((await media(body.logoPath)).statusCode).toBe(404);
    expect((await edit({ id: String(body.id), logoPath: '' })).body.logoPath).toBeNull();
  });

  it('are accepted only at signed addresses, for ten minutes, with the requested type', async () => {
    const { path, key } = await upload(test, ann.token, await picture());
    const put = (to: string, type = 'image/png') =>
      test.call('PUT', to, { raw: Buffer.from('x'), headers: { 'content-type': type } });
    const outcome = async (answer: ReturnType<typeof put>) => [(await answer).status, (await answer).body?.code];
    expect(await outcome(put(path.replace(/expires=\d/, 'expires=9')))).toEqual([403, 'upload-signature-invalid']);
    expect(await outcome(put(path.replace(/signature=.*/, 'signature=abc')))).toEqual([
      403,
      'upload-signature-invalid',
    ]);
    expect(await outcome(put(path.replace(/&signature=.*/, '')))).toEqual([401, 'unauthenticated']);
    expect(await outcome(put(path, 'image/jpeg'))).toEqual([415, 'image-invalid-type']);
    expect(await outcome(put(path, 'image/svg+xml'))).toEqual([415, 'image-invalid-type']);
    test.advance(10 * 60 * 1000);
    expect(await outcome(put(path))).toEqual([403, 'upload-expired']);
    const deleted = (by: Person) => test.call('DELETE', `/images/upload/${key}`, { token: by.token });
    expect((await deleted(ben)).body.code).toBe('not-yours');
    expect((await deleted(ann)).status).toBe(204);
    expect((await deleted(ann)).body.code).toBe('upload-not-found');
  });

  it('get several addresses in one call, or none if one name is invalid', async () => {
    const ask = (names: unknown) =>
      test.call(
        'GET',
        `/images?filenames=${encodeURIComponent(typeof names === 'string' ? names : JSON.stringify(names))}`,
        { token: ann.token },
      );
    expect((await ask(['a.png', 'b.jpg'])).body.uploads).toHaveLength(2);
    expect((await ask(['a.png', 'b.svg'])).body.code).toBe('image-invalid-type');
    for (const names of [[], ['1.png', '2.png', '3.png', '4.png', '5.png'], [7], {}, 'a.png', '["a.png"']) {
      expect((await ask(names)).body.code, JSON.stringify(names)).toBe('validation-failed');
    }
    expect((await test.call('GET', '/images/one?filename=a.svg', { token: ann.token })).status).toBe(415);
  });
});
