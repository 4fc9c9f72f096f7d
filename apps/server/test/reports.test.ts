import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withRetry } from '../src/db/withRetry.ts';
import { eraseMember } from '../src/ownData/erase.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, AT_ONCE, fire, whileLocked } from './people.ts';

type Person = { id: number; token: string };
type Kind = 'comment' | 'project' | 'post' | 'profile';
type Subject = { kind: Kind; id: number };

const KINDS: Kind[] = ['comment', 'project', 'post', 'profile'];

let test: TestApp;
let admin: Person;
let ann: Person;
let bob: Person;
let cas: Person;

beforeAll(async () => {
  test = await createTestApp();
});
// Each test has its own members and one admin.
beforeEach(async () => {
  await test.db.updateTable('app_user').set({ role: 'User' }).where('role', '!=', 'User').execute();
  admin = await test.member(`admin_${++made}`, { role: 'Admin', name: 'Admin' });
  [ann, bob, cas] = (await Promise.all(
    ['Ann', 'Bob', 'Cas'].map((name) => test.member(`${name.toLowerCase()}_${made}`, { name })),
  )) as [Person, Person, Person];
});
afterAll(() => test.close());

let made = 0;
const as = ({ token }: Person, path: string, json?: object) => test.call('POST', path, { token, json });
const project = (by = ann) => addProject(test, by.token, `Reported ${++made}`);
const comment = async (by = ann, text = 'Free coins at coins.example 🙂') => {
  const json = { userId: by.id, projectId: await project(), comment: text };
  return (await as(by, '/comment', json)).body.id as number;
};
const post = async (by = ann) => {
  const url = `https://x.com/someone/status/${10 ** 15 + ++made}`;
  const { submissionId } = (await as(by, '/api/user/twitterSubmitEmbedURL', { url })).body;
  await as(admin, '/api/admin/acceptSubmission', { submissionId, points: 70 });
  return submissionId as number;
};
/** Marks a post as deleted on its platform. */
const loseFromPlatform = (id: number) =>
  test.db.updateTable('submission').set({ gone_at: test.clock() }).where('id', '=', id).execute();
/** Creates something to report, by Ann unless told otherwise. */
const create: Record<Kind, (by?: Person) => Promise<number>> = {
  comment,
  project,
  post,
  profile: async (by = ann) => by.id,
};
const subject = async (kind: Kind): Promise<Subject> => ({ kind, id: await create[kind]() });
const report = (by: Person, about: Subject, more: object = {}) =>
  as(by, '/api/reports', { ...about, reason: 'spam', ...more });
const toDecide = async ({ token } = admin) =>
  (await test.call('GET', '/api/admin/reports?itemsPerPage=100', { token })).body.subjects as (Record<
    string,
    unknown
  > & { firstReportId: number; lastReportId: number; kind: Kind; id: number })[];
const openOf = async ({ kind, id }: Subject, by = admin) =>
  (await toDecide(by)).find((each) => each.kind === kind && each.id === id);
/** Decides as an admin who has just loaded the list of reports. */
const decide = async (decision: 'uphold' | 'dismiss', about: Subject, answer?: string, by = admin) => {
  const { firstReportId, lastReportId } = (await openOf(about, by))!;
  return as(by, `/api/admin/reports/${firstReportId}/${decision}`, { lastReportId, ...(answer && { answer }) });
};
const newsOf = async ({ token }: Person) =>
  ((await test.call('GET', '/api/user/notifications', { token })).body.notifications as { kind: string }[]).filter(
    ({ kind }) => ['moderated', 'report-upheld', 'report-dismissed'].includes(kind),
  );
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a report', () => {
  it.each(KINDS)('of a %s reaches the admins with what was reported', async (kind) => {
    const about = await subject(kind);
    test.advance(60_000);
    const more = { reason: 'scam', text: '<b>It</b> asks for seed phrases 🙏 من فضلك' };
    const { status, body } = await report(bob, about, more);
    expect([status, body]).toEqual([201, { ...about, ...more, createdAt: test.clock().toISOString() }]);
    expect(await openOf(about)).toMatchObject({
      ...about,
      state: 'published',
      author: { id: ann.id, name: 'Ann' },
      totalReports: 1,
      reports: [{ user: { id: bob.id, name: 'Bob' }, ...more, createdAt: body.createdAt }],
      mayDecide: true,
    });
  });

  it('shows the words, the name or the address of what was reported', async () => {
    const shown = async (kind: Kind) => {
      const about = await subject(kind);
      await report(bob, about);
      const { projectId, url, title, excerpt, post } = (await openOf(about))!;
      return { projectId, url, title, excerpt, post };
    };
    expect(await shown('comment')).toEqual({
      projectId: expect.any(Number),
      url: null,
      title: expect.stringMatching(/^Reported /),
      excerpt: 'Free coins at coins.example 🙂',
      post: null,
    });
    expect(await shown('project')).toEqual({
      projectId: null,
      url: null,
      title: expect.stringMatching(/^Reported /),
      excerpt: expect.stringMatching(/^What Reported \d+ is\.\nWhat Reported \d+ is, at length\.$/),
      post: null,
    });
    const url = expect.stringMatching(/^https:\/\/x\.com\//);
    expect(await shown('post')).toEqual({
      projectId: null,
      url,
      title: url,
      excerpt: '',
      post: { url, imageUrl: null, title: null, preview: expect.objectContaining({ state: 'pending' }) },
    });
    expect(await shown('profile')).toEqual({
      projectId: null,
      url: null,
      title: 'Ann',
      excerpt: expect.stringMatching(/^ann_/),
      post: null,
    });
  });

  it('is possible once for each member, even concurrently and after the decision', async () => {
    const about = await subject('comment');
    expect(await fire(() => report(bob, about))).toEqual({ 201: 1, 409: AT_ONCE - 1 });
    expect((await report(cas, about, { reason: 'harassment' })).status).toBe(201);
    expect(await openOf(about)).toMatchObject({
      totalReports: 2,
      reports: [{ reason: 'spam' }, { reason: 'harassment' }],
    });
    await decide('dismiss', about);
    expect(codeOf(await report(bob, about))).toEqual([409, 'already-reported']);
  });

  it('is stored once for an Idempotency-Key', async () => {
    const about = await subject('project');
    const headers = { 'idempotency-key': `report-${++made}` };
    const again = (reason: string) =>
      test.call('POST', '/api/reports', { token: bob.token, json: { ...about, reason }, headers });
    const reply = await again('spam');
    expect(reply.status).toBe(201);
    expect((await again('spam')).body).toEqual(reply.body);
    expect(codeOf(await again('scam'))).toEqual([422, 'idempotency-key-reused']);
  });

  it.each(KINDS)('of one’s own %s is refused', async (kind) => {
    expect(codeOf(await report(ann, await subject(kind)))).toEqual([403, 'own-content']);
  });

  it('is refused for what doesn’t exist, was deleted, or isn’t published', async () => {
    for (const [kind, code] of [
      ['comment', 'comment-not-found'],
      ['project', 'project-not-found'],
      ['post', 'submission-not-found'],
      ['profile', 'user-not-found'],
    ] as const)
      expect(codeOf(await report(bob, { kind, id: 4711_000 }))).toEqual([404, code]);
    const id = await comment();
    await test.call('DELETE', '/comment', { token: ann.token, json: { id } });
    expect(codeOf(await report(bob, { kind: 'comment', id }))).toEqual([404, 'comment-not-found']);
    const submissionId = await post();
    await as(admin, '/api/admin/reopenSubmission', { submissionId });
    expect(codeOf(await report(bob, { kind: 'post', id: submissionId }))).toEqual([404, 'submission-not-found']);
    const gone = await post();
    await loseFromPlatform(gone);
    expect(codeOf(await report(bob, { kind: 'post', id: gone }))).toEqual([404, 'submission-not-found']);
    await withRetry(test.db, (trx) => eraseMember(trx, cas.id, test.clock()));
    expect(codeOf(await report(bob, { kind: 'profile', id: cas.id }))).toEqual([404, 'user-not-found']);
  });

  it('doesn’t keep the name of a profile that is erased at the same time', async () => {
    const [answer] = await whileLocked(
      test,
      (trx) => eraseMember(trx, ann.id, test.clock()),
      () => [report(bob, { kind: 'profile', id: ann.id })],
    );
    expect(codeOf(answer!)).toEqual([404, 'user-not-found']);
  });

  it('has a reason of the list, and a text of up to 500 characters', async () => {
    const about = await subject('profile');
    for (const [more, error] of [
      [{ reason: 'boring' }, { path: '/body/reason' }],
      [{ reason: undefined }, { path: '/body/reason', code: 'required' }],
      [{ text: ' \n\u200b ' }, { path: '/body/text', code: 'blank' }],
      [{ text: '😀'.repeat(501) }, { path: '/body/text', code: 'too-long' }],
      [{ text: 'a\u0000b' }, { path: '/body/text', code: 'wrong-format' }],
      [{ kind: 'quest' }, { path: '/body/kind' }],
    ] as const) {
      const { status, body } = await report(bob, about, more);
      expect([status, body.errors], JSON.stringify(error)).toMatchObject([400, [error]]);
    }
    expect((await report(bob, about, { text: '😀'.repeat(500) })).status).toBe(201);
    expect((await report(cas, about, { text: null })).body.text).toBeNull();
  });
});

describe('the list of reports', () => {
  it('says what was edited or is gone since, and keeps the words', async () => {
    const id = await comment();
    await report(bob, { kind: 'comment', id });
    const edit = { id, version: 1, comment: 'Nothing to see here' };
    await test.call('PATCH', '/comment', { token: ann.token, json: edit });
    const kept = { excerpt: 'Free coins at coins.example 🙂' };
    expect(await openOf({ kind: 'comment', id })).toMatchObject({ state: 'edited', ...kept });
    await test.call('DELETE', '/comment', { token: ann.token, json: { id } });
    expect(await openOf({ kind: 'comment', id })).toMatchObject({ state: 'gone', projectId: null, ...kept });
    const submissionId = await post();
    await report(bob, { kind: 'post', id: submissionId });
    await loseFromPlatform(submissionId);
    expect(await openOf({ kind: 'post', id: submissionId })).toMatchObject({ state: 'gone', url: null, post: null });
    await report(bob, { kind: 'profile', id: ann.id });
    await test.call('PATCH', '/google-user', { token: ann.token, form: { name: 'Annika' } });
    expect(await openOf({ kind: 'profile', id: ann.id })).toMatchObject({ state: 'edited', title: 'Ann' });
  });

  it('has pages, with what was reported first on top', async () => {
    const first = await subject('comment');
    const second = await subject('project');
    await report(bob, first);
    await report(bob, second);
    await report(cas, first);
    const ours = (await toDecide()).slice(-2);
    expect(ours).toMatchObject([first, second]);
    const total = (await toDecide()).length;
    const { body } = await test.call('GET', `/api/admin/reports?page=${total - 1}&itemsPerPage=1`, admin);
    expect(body.subjects).toMatchObject([second]);
    expect(body.metadata).toMatchObject({ totalItems: total, totalPages: total, startIndex: total - 1 });
  });

  it('shows twenty reports of a subject, and counts all', async () => {
    const about = await subject('post');
    for (let n = 0; n < 22; n++) await report(await test.member(`many_${++made}`), about);
    const { totalReports, reports } = (await openOf(about))!;
    expect([totalReports, reports]).toEqual([22, expect.objectContaining({ length: 20 })]);
  });
});

describe('a decision on reports', () => {
  it('that upholds them tells the author and everyone who reported, once', async () => {
    const about = await subject('comment');
    for (const person of [bob, cas]) await report(person, about);
    const answer = 'Giveaways <like this> are scams 🙂';
    const { firstReportId, lastReportId } = (await openOf(about))!;
    const uphold = () => as(admin, `/api/admin/reports/${firstReportId}/uphold`, { lastReportId, answer });
    expect(await fire(uphold)).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    expect(codeOf(await uphold())).toEqual([409, 'report-decided']);
    const news = {
      reported: 'comment',
      commentId: about.id,
      project: { id: expect.any(Number) },
      actor: null,
      reason: answer,
    };
    expect(await newsOf(ann)).toMatchObject([{ kind: 'moderated', ...news }]);
    for (const person of [bob, cas]) expect(await newsOf(person)).toMatchObject([{ kind: 'report-upheld', ...news }]);
    expect(await openOf(about)).toBeUndefined();
  });

  it('that dismisses them tells only those who reported', async () => {
    const about = await subject('profile');
    await report(bob, about);
    expect((await decide('dismiss', about)).body).toEqual({ status: 'dismissed', reports: 1, answer: null });
    const news = { reported: 'profile', commentId: null, project: null, submission: null, reason: null };
    expect(await newsOf(bob)).toMatchObject([{ kind: 'report-dismissed', ...news }]);
    expect(await newsOf(ann)).toEqual([]);
  });

  it.each(['project', 'post'] as const)('names the %s', async (kind) => {
    const about = await subject(kind);
    await report(bob, about);
    await decide('uphold', about);
    const { project, submission, reported } = (await newsOf(ann))[0] as unknown as Record<
      string,
      { id: number } | null
    >;
    expect([reported, (kind === 'project' ? project : submission)?.id]).toEqual([kind, about.id]);
  });

  it('is one of the two if both come concurrently', async () => {
    const about = await subject('comment');
    await report(bob, about);
    const { firstReportId, lastReportId } = (await openOf(about))!;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        as(admin, `/api/admin/reports/${firstReportId}/${n % 2 ? 'uphold' : 'dismiss'}`, { lastReportId }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await newsOf(bob)).toHaveLength(1);
  });

  it('leaves reports open that the admin has not seen', async () => {
    const about = await subject('comment');
    await report(bob, about);
    const { firstReportId, lastReportId } = (await openOf(about))!;
    await report(cas, about, { reason: 'harassment' });
    const { body } = await as(admin, `/api/admin/reports/${firstReportId}/dismiss`, { lastReportId });
    expect(body.reports).toBe(1);
    expect(await openOf(about)).toMatchObject({ totalReports: 1, reports: [{ user: { id: cas.id } }] });
    expect(await newsOf(cas)).toEqual([]);
    await decide('uphold', about);
    expect(await newsOf(cas)).toHaveLength(1);
    expect(await newsOf(bob)).toHaveLength(1);
    expect(await newsOf(ann)).toHaveLength(1);
  });

  it('removes nothing, and goes without what was deleted', async () => {
    const id = await comment();
    const about: Subject = { kind: 'comment', id };
    await report(bob, about);
    await decide('uphold', about);
    await report(cas, about);
    expect((await test.call('DELETE', '/comment', { token: admin.token, json: { id } })).status).toBe(200);
    expect((await decide('uphold', about)).status).toBe(200);
    expect(await newsOf(cas)).toMatchObject([{ reported: 'comment', commentId: null, project: null }]);
    const { excerpt } = await test.db
      .selectFrom('report')
      .select('excerpt')
      .where('user_id', '=', cas.id)
      .executeTakeFirstOrThrow();
    expect(excerpt).toBe('');
  });

  it('is not the author’s as long as there is another admin', async () => {
    await test.db.updateTable('app_user').set({ role: 'Admin' }).where('id', '=', ann.id).execute();
    const about = await subject('profile');
    await report(bob, about);
    expect(await openOf(about, ann)).toMatchObject({ mayDecide: false });
    expect(codeOf(await decide('dismiss', about, undefined, ann))).toEqual([403, 'other-admin-required']);
    await test.db.updateTable('app_user').set({ role: 'User' }).where('id', '=', admin.id).execute();
    expect(await openOf(about, ann)).toMatchObject({ mayDecide: true });
    expect((await decide('dismiss', about, undefined, ann)).status).toBe(200);
  });

  it('is not that of an admin who reported as long as there is a neutral one', async () => {
    await test.db.updateTable('app_user').set({ role: 'Admin' }).where('id', 'in', [bob.id, ann.id]).execute();
    const about = await subject('comment');
    await report(bob, about);
    expect(await openOf(about, bob)).toMatchObject({ mayDecide: false });
    expect(codeOf(await decide('uphold', about, undefined, bob))).toEqual([403, 'other-admin-required']);
    // Now neither of the other two admins is neutral: Ann is the author, and the third admin reports the comment, too.
    await report(admin, about);
    expect(await openOf(about, ann)).toMatchObject({ mayDecide: false });
    expect(await openOf(about, bob)).toMatchObject({ mayDecide: true });
    expect((await decide('uphold', about, undefined, bob)).status).toBe(200);
    expect(await newsOf(bob)).toEqual([]);
  });

  it('is in the audit log, and marked if the admin was involved', async () => {
    const entryOf = async (operation: string) =>
      (await test.call('GET', `/api/admin/audit?operation=${operation}&itemsPerPage=1`, admin)).body.entries[0];
    const about = await subject('comment');
    for (const person of [bob, cas]) await report(person, about);
    const { firstReportId } = (await openOf(about))!;
    await decide('uphold', about, 'A scam.');
    const decided = await entryOf('upholdReports');
    expect(decided).toMatchObject({
      actor: { id: admin.id },
      subject: { kind: 'report', id: firstReportId, name: 'Free coins at coins.example 🙂' },
      before: { decision: 'open', answer: null, openReports: 2 },
      after: { decision: 'upheld', answer: 'A scam.', openReports: 0 },
    });
    expect(decided.after).not.toHaveProperty('isInvolved');
    const second = await subject('project');
    await report(admin, second);
    await decide('dismiss', second);
    expect(await entryOf('dismissReports')).toMatchObject({
      before: { isInvolved: false },
      after: { isInvolved: true },
    });
  });

  it('is refused for a report that doesn’t exist', async () => {
    for (const decision of ['uphold', 'dismiss'])
      expect(codeOf(await as(admin, `/api/admin/reports/4711000/${decision}`, { lastReportId: 1 }))).toEqual([
        404,
        'report-not-found',
      ]);
  });

  it.each(['uphold', 'dismiss'])('is stored once for an Idempotency-Key (%s)', async (decision) => {
    const about = await subject('comment');
    await report(bob, about);
    const { firstReportId, lastReportId } = (await openOf(about))!;
    const headers = { 'idempotency-key': `decision-${++made}` };
    const again = (json: object) =>
      test.call('POST', `/api/admin/reports/${firstReportId}/${decision}`, { token: admin.token, json, headers });
    const reply = await again({ lastReportId });
    expect(reply.status).toBe(200);
    expect((await again({ lastReportId })).body).toEqual(reply.body);
    expect(codeOf(await again({ lastReportId, answer: 'Another.' }))).toEqual([422, 'idempotency-key-reused']);
  });
});
