import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, whileLocked } from './people.ts';

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
    await test.member('admin', { role: 'Super Admin' }),
  ];
});
afterAll(() => test.close());

const post = (
  by: Person,
  projectId: number,
  comment: string,
  more: object = {},
  headers: Record<string, string> = {},
) => test.call('POST', '/comment', { token: by.token, json: { userId: by.id, projectId, comment, ...more }, headers });
const remove = (by: Person, id: number) => test.call('DELETE', '/comment', { token: by.token, json: { id } });
const list = async (projectId: number) => (await test.call('GET', `/project/${projectId}/comments`)).body;
const count = async (projectId: number) => (await test.call('GET', `/projects/${projectId}`)).body.totalComments;

describe('comments', () => {
  it('are threads, newest first, with replies, oldest first', async () => {
    const project = await addProject(test, ann.token, 'Threads');
    const first = (await post(ann, project, 'First')).body.id;
    test.advance(1000);
    const second = (await post(ben, project, 'Second')).body.id;
    await post(ben, project, 'Reply A', { replyingTo: String(first) });
    await post(ann, project, 'Reply B', { replyingTo: String(first) });
    const { comments, totalComments } = await list(project);
    expect(totalComments).toBe(4);
    expect(comments.map((c: { id: number }) => c.id)).toEqual([second, first]);
    expect(comments[1].replies.map((c: { comment: string }) => c.comment)).toEqual(['Reply A', 'Reply B']);
    expect(comments[1]).toMatchObject({
      userId: ann.id,
      user: { name: 'ann', pictureUrl: null },
      date: '2026-09-01T12:00:00.000Z',
    });
    expect(await count(project)).toBe(4);
  });

  it('have the interface’s language, if it matches their script', async () => {
    const project = await addProject(test, ann.token, 'Languages');
    const thread = (await post(ann, project, 'Работает и в тестовой сети.', { language: 'ru' })).body.id;
    await post(ben, project, 'Works on testnet, too.', { language: 'ru', replyingTo: String(thread) });
    await post(ben, project, 'Same here.', { language: 'en', replyingTo: String(thread) });
    await post(ann, project, 'From a client that does not say');
    const languages = ({ replies, language }: { language: string | null; replies: { language: string | null }[] }) => [
      language,
      ...replies.map((reply) => reply.language),
    ];
    expect((await list(project)).comments.map(languages)).toEqual([[null], ['ru', null, 'en']]);
    const { body } = await test.call('GET', `/comment/${thread}/replies`);
    expect(body.replies.map((reply: { language: string | null }) => reply.language)).toEqual([null, 'en']);
    // A deleted comment has no text, and therefore no language.
    await remove(ann, thread);
    expect((await list(project)).comments[1]).toMatchObject({ deleted: true, language: null });

    const unknown = await post(ann, project, 'Olá', { language: 'pt' });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'validation-failed']);
  });

  it('of a deleted thread stay below a tombstone, which is deleted with the last of them', async () => {
    const project = await addProject(test, ann.token, 'Tombstones');
    const thread = (await post(ann, project, 'To be deleted')).body.id;
    const reply = (await post(ben, project, 'Stays', { replyingTo: String(thread) })).body.id;
    expect((await remove(ann, thread)).body).toEqual({ id: thread, tombstone: true });
    const { comments, totalComments } = await list(project);
    expect(totalComments).toBe(1);
    expect(comments[0]).toMatchObject({ id: thread, deleted: true, comment: '', user: null, userId: null });
    expect(comments[0].replies).toHaveLength(1);

    const late = await post(ben, project, 'Too late', { replyingTo: String(thread) });
    expect([late.status, late.body.code]).toEqual([404, 'comment-not-found']);
    expect((await remove(ann, thread)).body.code).toBe('comment-not-found');

    expect((await remove(ben, reply)).body).toEqual({ id: reply, tombstone: false });
    expect(await list(project)).toEqual({ comments: [], totalComments: 0, totalThreads: 0, nextCursor: null });
    expect(await count(project)).toBe(0);
  });

  it('below a tombstone are deleted once by concurrent calls, and the others are refused', async () => {
    const project = await addProject(test, ann.token, 'Last reply');
    const thread = (await post(ann, project, 'To be deleted')).body.id;
    const reply = (await post(ben, project, 'The last one', { replyingTo: String(thread) })).body.id;
    await remove(ann, thread);
    const answers = await whileLocked(
      test,
      (trx) => trx.selectFrom('project').select('id').where('id', '=', project).forUpdate().execute(),
      () => [remove(ben, reply), remove(ben, reply)],
    );
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [404, 'comment-not-found'],
    ]);
    expect(await count(project)).toBe(0);
  });

  it('are paged without duplicates while others are posted and deleted', async () => {
    const project = await addProject(test, ann.token, 'Pages');
    const ids: number[] = [];
    for (let n = 0; n < 7; n++) {
      // Gives pairs of comments equal times, so that their ids decide the order.
      if (n % 2 === 0) test.advance(1);
      ids.push((await post(ann, project, `Number ${n}`)).body.id);
    }
    ids.reverse();
    const page = async (cursor?: string) =>
      (await test.call('GET', `/project/${project}/comments?limit=3${cursor ? `&cursor=${cursor}` : ''}`)).body;
    const idsOf = ({ comments }: { comments: { id: number }[] }) => comments.map(({ id }) => id);

    const first = await page();
    expect(idsOf(first)).toEqual(ids.slice(0, 3));
    expect(first).toMatchObject({ totalComments: 7, totalThreads: 7 });
    await post(ben, project, 'Meanwhile');
    // The cursor still works after its comment is deleted.
    await remove(ann, ids[2]!);
    const second = await page(first.nextCursor);
    expect(idsOf(second)).toEqual(ids.slice(3, 6));
    expect(second).toMatchObject({ totalComments: 7, totalThreads: 7 });
    const last = await page(second.nextCursor);
    expect(idsOf(last)).toEqual(ids.slice(6));
    expect(last.nextCursor).toBeNull();
  });

  it('include their first five replies, and the others by page', async () => {
    const project = await addProject(test, ann.token, 'Pages of replies');
    const thread = (await post(ann, project, 'Thread')).body.id;
    const ids: number[] = [];
    for (let n = 0; n < 8; n++)
      ids.push((await post(ben, project, `Reply ${n}`, { replyingTo: String(thread) })).body.id);
    const idsOf = (replies: { id: number }[]) => replies.map(({ id }) => id);
    const { comments, totalComments, totalThreads } = await list(project);
    expect([totalComments, totalThreads, comments[0].totalReplies]).toEqual([9, 1, 8]);
    expect(idsOf(comments[0].replies)).toEqual(ids.slice(0, 5));
    const replies = async (cursor: string) =>
      (await test.call('GET', `/comment/${thread}/replies?limit=2&cursor=${cursor}`)).body;
    const next = await replies(comments[0].nextReplies);
    expect([idsOf(next.replies), next.totalReplies]).toEqual([ids.slice(5, 7), 8]);
    expect(await replies(next.nextCursor)).toMatchObject({ replies: [{ id: ids[7] }], nextCursor: null });

    const all = await test.call('GET', `/comment/${thread}/replies`);
    expect(idsOf(all.body.replies)).toEqual(ids);
    const none = await test.call('GET', `/comment/${ids[0]}/replies`);
    expect([none.status, none.body.code]).toEqual([404, 'comment-not-found']);
  });

  it('are sorted by the oldest on request, and paged in that order', async () => {
    const project = await addProject(test, ann.token, 'Oldest first');
    const ids: number[] = [];
    for (let n = 0; n < 7; n++) {
      // Gives pairs of comments equal times, so that their ids decide the order.
      if (n % 2 === 0) test.advance(1);
      ids.push((await post(ann, project, `Number ${n}`)).body.id);
    }
    const replies = [];
    for (const text of ['A', 'B'])
      replies.push((await post(ben, project, text, { replyingTo: String(ids[0]) })).body.id);
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
    const page = async (more = '') =>
      (await test.call('GET', `/project/${project}/comments?sort=oldest&limit=3${more}`)).body;
    const first = await page();
    expect(idsOf(first.comments)).toEqual(ids.slice(0, 3));
    expect(idsOf(first.comments[0].replies)).toEqual(replies);
    // A comment posted between pages comes last.
    ids.push((await post(ben, project, 'Meanwhile')).body.id);
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(idsOf(second.comments)).toEqual(ids.slice(3, 6));
    const last = await page(`&cursor=${second.nextCursor}`);
    expect([idsOf(last.comments), last.nextCursor]).toEqual([ids.slice(6), null]);
    expect(idsOf((await page(`&comment=${ids[5]}`)).comments)).toEqual([ids[5], ...ids.slice(0, 3)]);

    const unknown = await test.call('GET', `/project/${project}/comments?sort=best`);
    expect([unknown.status, unknown.body.code]).toEqual([400, 'validation-failed']);
  });

  it('that are linked to come first with their thread, wherever they are', async () => {
    const project = await addProject(test, ann.token, 'Links');
    const threads: number[] = [];
    for (let n = 0; n < 5; n++) threads.unshift((await post(ann, project, `Number ${n}`)).body.id);
    const oldest = threads.at(-1)!;
    const replies: number[] = [];
    for (let n = 0; n < 8; n++)
      replies.push((await post(ben, project, `Reply ${n}`, { replyingTo: String(oldest) })).body.id);
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
    const linked = async (id: number | undefined, more = '') =>
      (await test.call('GET', `/project/${project}/comments?limit=2${more}&comment=${id}`)).body;

    const ofThread = await linked(oldest);
    expect(idsOf(ofThread.comments)).toEqual([oldest, threads[0], threads[1]]);
    expect(ofThread).toMatchObject({ totalThreads: 5, totalComments: 13 });
    // The next page continues the list, where the thread will appear again in its normal position.
    const rest = await linked(oldest, `&cursor=${ofThread.nextCursor}`);
    expect(idsOf(rest.comments)).toEqual([threads[2], threads[3]]);

    // A linked reply beyond the first five follows them. The cursor continues after the fifth.
    const [{ replies: shown, nextReplies }] = (await linked(replies[6])).comments;
    expect(idsOf(shown)).toEqual([...replies.slice(0, 5), replies[6]]);
    const next = await test.call('GET', `/comment/${oldest}/replies?cursor=${nextReplies}`);
    expect(idsOf(next.body.replies)).toEqual(replies.slice(5));
    // If the linked reply is the sixth and last, no replies are left to load.
    for (const id of replies.splice(6)) await remove(ben, id);
    expect((await linked(replies[5])).comments[0]).toMatchObject({ totalReplies: 6, nextReplies: null });

    // A linked thread that is already on the page appears only once.
    expect(idsOf((await linked(threads[1])).comments)).toEqual([threads[1], threads[0]]);
    await remove(ann, oldest);
    expect((await linked(oldest)).comments[0]).toMatchObject({ id: oldest, deleted: true });
  });

  it('that are linked to but deleted, unknown or of another project change nothing', async () => {
    const project = await addProject(test, ann.token, 'Dead links');
    const elsewhere = await addProject(test, ann.token, 'Linked elsewhere');
    const kept = (await post(ann, project, 'Kept')).body.id;
    const gone = (await post(ann, project, 'Gone')).body.id;
    await remove(ann, gone);
    const other = (await post(ann, elsewhere, 'Other')).body.id;
    for (const id of [gone, other, 999_999]) {
      const { status, body } = await test.call('GET', `/project/${project}/comments?comment=${id}`);
      expect([status, body.comments.map((c: { id: number }) => c.id)], String(id)).toEqual([200, [kept]]);
    }
    const refused = await test.call('GET', `/project/${project}/comments?comment=abc`);
    expect([refused.status, refused.body.code]).toEqual([400, 'validation-failed']);
  });

  it.each(['cursor=4711', 'cursor=a-1', "cursor=1-1'", 'limit=0', 'limit=51'])(
    'are not read with %s',
    async (query) => {
      const project = await addProject(test, ann.token, `Refused page ${query}`);
      const { status, body } = await test.call('GET', `/project/${project}/comments?${encodeURI(query)}`);
      expect([status, body.code]).toEqual([400, 'validation-failed']);
    },
  );

  it('are deleted by their author or an admin, and by nobody else', async () => {
    const project = await addProject(test, ann.token, 'Delete');
    const id = (await post(ann, project, 'Mine')).body.id;
    const refused = await remove(ben, id);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-yours']);
    expect((await remove(admin, id)).status).toBe(200);
    expect((await remove(admin, id)).status).toBe(404);
  });

  it('reply to a thread of the same project, and not to a reply', async () => {
    const project = await addProject(test, ann.token, 'Depth');
    const elsewhere = await addProject(test, ann.token, 'Elsewhere');
    const thread = (await post(ann, project, 'Thread')).body.id;
    const reply = (await post(ann, project, 'Reply', { replyingTo: String(thread) })).body.id;
    const cases = [
      [project, String(reply), 400, 'reply-to-reply'],
      [elsewhere, String(thread), 404, 'comment-not-found'],
      [project, '999999', 404, 'comment-not-found'],
      [project, '-4711', 400, 'validation-failed'],
      [project, 'abc', 400, 'validation-failed'],
    ] as const;
    for (const [projectId, replyingTo, status, code] of cases) {
      const answer = await post(ben, projectId, 'No', { replyingTo });
      expect([answer.status, answer.body.code], replyingTo).toEqual([status, code]);
    }
    expect(await count(project)).toBe(2);
    expect(await count(elsewhere)).toBe(0);
  });

  it('on a deleted project are refused, and leave nothing', async () => {
    const project = await addProject(test, ann.token, 'Gone');
    const thread = (await post(ann, project, 'Before')).body.id;
    await test.call('DELETE', '/requestGrant', { token: ann.token, json: { id: project } });
    for (const more of [{}, { replyingTo: String(thread) }]) {
      const answer = await post(ben, project, 'After', more);
      expect([answer.status, answer.body.code]).toEqual([404, 'project-not-found']);
    }
    expect((await test.call('GET', `/project/${project}/comments`)).body.code).toBe('project-not-found');
    expect((await remove(ann, thread)).body.code).toBe('comment-not-found');
  });

  it('are posted only as oneself', async () => {
    const project = await addProject(test, ann.token, 'Own name');
    const answer = await post(ben, project, 'As Ann', { userId: ann.id });
    expect([answer.status, answer.body.code]).toEqual([403, 'not-yours']);
  });

  it('posted sixteen times concurrently with one key are one comment', async () => {
    const project = await addProject(test, ann.token, 'Double click');
    const headers = { 'idempotency-key': 'comment-key-1' };
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(ann, project, 'Once', {}, headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await count(project)).toBe(1);
  });

  it('keep their counter correct while sixteen are posted and deleted concurrently', async () => {
    const project = await addProject(test, ann.token, 'Busy');
    const posted = await Promise.all(Array.from({ length: 16 }, (_, n) => post(ann, project, `Number ${n}`)));
    await Promise.all(posted.slice(0, 8).flatMap(({ body }) => [remove(ann, body.id), remove(ann, body.id)]));
    expect(await count(project)).toBe(8);
    expect((await list(project)).comments).toHaveLength(8);
  });

  it.each([
    ['empty', '', 'blank'],
    ['white space', ' \n\t ', 'blank'],
    ['invisible', '\u200b\u2060\ufeff', 'blank'],
    ['over 2000 characters', 'x'.repeat(2001), 'too-long'],
    ['over 2000 emoji', '🙂'.repeat(2001), 'too-long'],
    ['with a zero byte', 'a\u0000b', 'wrong-format'],
    ['with half an emoji', 'a\ud83d', 'wrong-format'],
    ['a number', 7 as never, 'wrong-type'],
  ])('that are %s are refused', async (_what, text, code) => {
    const project = await addProject(test, ann.token, `Refused ${_what}`);
    const { status, body } = await post(ann, project, text);
    expect([status, body.code, body.errors[0].path, body.errors[0].code]).toEqual([
      400,
      'validation-failed',
      '/body/comment',
      code,
    ]);
    expect(await count(project)).toBe(0);
  });

  it('of 2000 emoji are accepted, and line breaks are kept', async () => {
    const project = await addProject(test, ann.token, 'Long');
    expect((await post(ann, project, '🙂'.repeat(2000))).status).toBe(201);
    await post(ann, project, '  one\r\ntwo  ');
    expect((await list(project)).comments.map((c: { comment: string }) => c.comment)).toContain('one\ntwo');
  });
});
