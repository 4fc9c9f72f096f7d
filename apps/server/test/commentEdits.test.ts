import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject } from './people.ts';

type Person = { id: number; token: string };

const MINUTE = 60 * 1000;

let test: TestApp;
let ann: Person;
let ben: Person;
let admin: Person;
let project: number;

beforeAll(async () => {
  test = await createTestApp();
  [ann, ben, admin] = [
    await test.member('ann'),
    await test.member('ben'),
    await test.member('admin', { role: 'Super Admin' }),
  ];
  project = await addProject(test, ann.token, 'Edits');
});
afterAll(() => test.close());

const post = async (by: Person, comment: string, more: object = {}): Promise<number> => {
  const json = { userId: by.id, projectId: project, comment, ...more };
  return (await test.call('POST', '/comment', { token: by.token, json })).body.id;
};
const edit = (by: Person, id: number, version: number, comment: string, more: object = {}) =>
  test.call('PATCH', '/comment', { token: by.token, json: { id, version, comment, ...more } });
const remove = (by: Person, id: number) => test.call('DELETE', '/comment', { token: by.token, json: { id } });
const versions = (id: number, by = admin) =>
  test.call('GET', `/api/admin/comments/${id}/versions`, { token: by.token });
const texts = async (id: number) =>
  (await versions(id)).body.versions.map(({ comment }: { comment: string }) => comment);
const read = async (id: number) =>
  (await test.call('GET', `/project/${project}/comments?comment=${id}`)).body.comments[0];
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a comment', () => {
  it('is edited by its author, and marked', async () => {
    const id = await post(ann, 'Frist', { language: 'en' });
    const posted = test.clock();
    expect(await read(id)).toMatchObject({ editedAt: null, version: 1 });
    test.advance(MINUTE);
    const { status, body } = await edit(ann, id, 1, '  Первый\r\n ', { language: 'ru' });
    const editedAt = test.clock().toISOString();
    expect([status, body]).toEqual([200, { id, comment: 'Первый', language: 'ru', editedAt, version: 2 }]);
    expect(await read(id)).toMatchObject({
      comment: 'Первый',
      language: 'ru',
      date: posted.toISOString(),
      editedAt,
      version: 2,
    });
  });

  it('that is a reply is edited like others', async () => {
    const thread = await post(ann, 'Thread');
    const reply = await post(ben, 'Agred', { replyingTo: String(thread) });
    expect((await edit(ben, reply, 1, 'Agreed')).status).toBe(200);
    expect((await read(thread)).replies).toMatchObject([{ id: reply, comment: 'Agreed', version: 2 }]);
    const { body } = await test.call('GET', `/comment/${thread}/replies`);
    expect(body.replies).toMatchObject([{ comment: 'Agreed', version: 2 }]);
  });

  it('can be edited for 15 minutes after it was posted', async () => {
    const id = await post(ann, 'Early');
    test.advance(15 * MINUTE);
    expect((await edit(ann, id, 1, 'In time')).status).toBe(200);
    test.advance(1);
    expect(codeOf(await edit(ann, id, 2, 'Too late'))).toEqual([409, 'comment-edit-closed']);
    expect(await texts(id)).toEqual(['Early', 'In time']);
  });

  it('can be edited 50 times', async () => {
    const id = await post(ann, 'Text 1');
    for (let version = 1; version <= 50; version++)
      expect((await edit(ann, id, version, `Text ${version + 1}`)).status, String(version)).toBe(200);
    expect(codeOf(await edit(ann, id, 51, 'Text 52'))).toEqual([409, 'comment-edit-closed']);
    expect(await texts(id)).toHaveLength(51);
  });

  it('is edited by nobody else, not even an admin', async () => {
    const id = await post(ann, 'Mine');
    for (const other of [ben, admin]) expect(codeOf(await edit(other, id, 1, 'Yours'))).toEqual([403, 'not-yours']);
  });

  it('is not edited by a disqualified member', async () => {
    const carl = await test.member('carl');
    const id = await post(carl, 'Before');
    await test.call('POST', `/api/admin/user/disqualify?userId=${carl.id}`, {
      token: admin.token,
      json: { reason: 'Cheating' },
    });
    expect(codeOf(await edit(carl, id, 1, 'After'))).toEqual([403, 'disqualified']);
  });

  it('that was deleted is not edited, nor one that never was', async () => {
    const thread = await post(ann, 'Tombstone');
    const reply = await post(ben, 'Reply', { replyingTo: String(thread) });
    await remove(ann, thread);
    expect(codeOf(await edit(ann, thread, 1, 'Back'))).toEqual([404, 'comment-not-found']);
    await remove(ben, reply);
    for (const id of [reply, 999_999])
      expect(codeOf(await edit(ben, id, 1, 'Back'))).toEqual([404, 'comment-not-found']);
  });

  it('is not edited over a version that the author has not seen', async () => {
    const id = await post(ann, 'One');
    await edit(ann, id, 1, 'Two');
    const refused = await edit(ann, id, 1, 'Three');
    expect(codeOf(refused)).toEqual([409, 'edit-conflict']);
    expect(refused.body.current).toMatchObject({ id, comment: 'Two', version: 2 });
    expect(await texts(id)).toEqual(['One', 'Two']);
  });

  it('whose edit is repeated is edited once, even when the time is over', async () => {
    const id = await post(ann, 'One');
    const first = await edit(ann, id, 1, 'Two');
    test.advance(20 * MINUTE);
    expect((await edit(ann, id, 1, 'Two')).body).toEqual(first.body);
    expect(await texts(id)).toEqual(['One', 'Two']);
    const answers = await Promise.all(Array.from({ length: 16 }, () => edit(ann, id, 1, 'Two')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('that sixteen edits reach at once gets one of them, and the others learn of it', async () => {
    const id = await post(ann, 'Start');
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => edit(ann, id, 1, `Text ${n}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(15).fill(409)]);
    expect((await texts(id)).slice(0, 1)).toEqual(['Start']);
    expect(await texts(id)).toHaveLength(2);
  });

  it.each([
    ['empty', '', 'blank'],
    ['white space', ' \n\t ', 'blank'],
    ['over 2000 characters', 'x'.repeat(2001), 'too-long'],
    ['over 2000 emoji', '🙂'.repeat(2001), 'too-long'],
    ['with a zero byte', 'a\u0000b', 'wrong-format'],
  ])('is not edited to a text that is %s', async (_what, text, code) => {
    const id = await post(ann, 'Kept');
    const { status, body } = await edit(ann, id, 1, text);
    expect([status, body.code, body.errors[0].path, body.errors[0].code]).toEqual([
      400,
      'validation-failed',
      '/body/comment',
      code,
    ]);
    expect(await texts(id)).toEqual(['Kept']);
  });

  it.each([
    ['2000 emoji', '🙂'.repeat(2000)],
    ['right-to-left text', 'שלום עולם'],
    ['HTML', '<img src=x onerror=alert(1)>'],
  ])('is edited to %s as it is', async (_what, text) => {
    const id = await post(ann, 'Before');
    expect((await edit(ann, id, 1, text)).body.comment).toBe(text);
  });
});

describe('the versions of a comment', () => {
  it('are read by admins, with their times, the current one last', async () => {
    const id = await post(ann, 'One');
    const posted = test.clock().toISOString();
    test.advance(MINUTE);
    await edit(ann, id, 1, 'Two');
    const second = test.clock().toISOString();
    test.advance(MINUTE);
    await edit(ann, id, 2, 'Three');
    expect((await versions(id)).body).toEqual({
      versions: [
        { version: 1, comment: 'One', date: posted },
        { version: 2, comment: 'Two', date: second },
        { version: 3, comment: 'Three', date: test.clock().toISOString() },
      ],
    });
    expect(codeOf(await versions(id, ann))).toEqual([403, 'admin-only']);
    expect(codeOf(await test.call('GET', '/api/admin/comments/abc/versions', { token: admin.token }))).toEqual([
      400,
      'validation-failed',
    ]);
  });

  it('are deleted with the comment, also where a tombstone remains', async () => {
    const thread = await post(ann, 'Thread');
    await edit(ann, thread, 1, 'Thread, again');
    const reply = await post(ben, 'Reply', { replyingTo: String(thread) });
    await edit(ben, reply, 1, 'Reply, again');
    await remove(ann, thread);
    expect(await read(thread)).toMatchObject({ deleted: true, comment: '', editedAt: null });
    expect(codeOf(await versions(thread))).toEqual([404, 'comment-not-found']);
    await remove(ben, reply);
    const kept = test.db.selectFrom('comment_version').selectAll().where('comment_id', 'in', [thread, reply]);
    expect(await kept.execute()).toEqual([]);
  });
});
