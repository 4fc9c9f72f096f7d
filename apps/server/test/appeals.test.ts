import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOwnSubmissions } from '../src/content/queries.sql.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, createQuest, expectBooksBalance, fire, picture, pointsOf, texts, upload } from './people.ts';

type Person = { id: number; token: string };

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let first: Person;
let second: Person;
let ann: Person;

beforeAll(async () => {
  test = await createTestApp();
});
// Each test has its own admins.
beforeEach(async () => {
  await test.db.updateTable('app_user').set({ role: 'User' }).where('role', '!=', 'User').execute();
  first = await test.member(`first_${++made}`, { role: 'Admin', name: 'First' });
  second = await test.member(`second_${made}`, { role: 'Super Admin', name: 'Second' });
  ann = await test.member(`ann_${made}`, { name: 'Ann' });
});
afterAll(() => test.close());

let made = 0;
const tweetUrl = () => `https://x.com/someone/status/${10 ** 15 + ++made}`;
const submitUrl = async ({ token }: Person, url: string) =>
  test.call('POST', '/api/user/twitterSubmitEmbedURL', { token, json: { url } });
const submit = async (by: Person) => (await submitUrl(by, tweetUrl())).body.submissionId as number;
const as = ({ token }: Person, path: string, json?: object) => test.call('POST', path, { token, json });
const reject = (submissionId: number, by = first) =>
  as(by, '/api/admin/rejectSubmission', { submissionId, reason: 'off-topic' });
const accept = (submissionId: number, by = first) =>
  as(by, '/api/admin/acceptSubmission', { submissionId, points: 70 });
const reopen = (submissionId: number, by = first) => as(by, '/api/admin/reopenSubmission', { submissionId });
const withdraw = (submissionId: number, { token } = ann) =>
  test.call('DELETE', `/api/user/submissions/${submissionId}`, { token });
const appeal = (submissionId: number, text = 'It is on topic.', by = ann) =>
  as(by, `/api/user/submissions/${submissionId}/appeal`, { text });
const acceptAppeal = (id: number, json: object, by = second) => as(by, `/api/admin/appeals/${id}/accept`, json);
const uphold = (id: number, answer = 'It is about another network.', by = second) =>
  as(by, `/api/admin/appeals/${id}/uphold`, { answer });
const mine = async ({ token } = ann) =>
  (await test.call('GET', '/api/user/mySubmissions', { token })).body.submissions as Record<string, unknown>[];
const toDecide = async ({ token } = second, language = 'en') =>
  (await test.call('GET', '/api/admin/appeals?itemsPerPage=100', { token, headers: { 'accept-language': language } }))
    .body.appeals as (Record<string, unknown> & { appealId: number })[];
const newsOf = async ({ token } = ann) =>
  (await test.call('GET', '/api/user/notifications', { token })).body.notifications as Record<string, unknown>[];
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** Creates a submission by Ann that the first admin rejected. @returns its id */
async function rejected(): Promise<number> {
  const id = await submit(ann);
  await reject(id);
  return id;
}

/** Backdates a rejection to this many milliseconds before the test's current time. */
const age = (submissionId: number, ms: number) =>
  test.db
    .updateTable('submission')
    .set({ decided_at: new Date(test.clock().getTime() - ms) })
    .where('id', '=', submissionId)
    .execute();

/** Creates a rejected submission by Ann with an open appeal. */
async function appealed(): Promise<{ submissionId: number; appealId: number }> {
  const submissionId = await rejected();
  await appeal(submissionId);
  return { submissionId, appealId: (await toDecide()).at(-1)!.appealId };
}

const request = (challenge_id: number, { token } = ann) =>
  test.call('POST', '/api/quests/request/verify', { token, json: { challenge_id, text: 'Done' } });
const refuse = (questId: number, by = first) =>
  as(by, `/api/admin/user/quest/update?userId=${ann.id}&challengeId=${questId}&action=fail&reason=Empty`);
const appealOnQuest = (questId: number, text = 'The link works now.', by = ann) =>
  as(by, `/api/quests/${questId}/appeal`, { text });
const quest = async (id: number, { token } = ann) => (await test.call('GET', `/api/quests/${id}`, { token })).body;

/** Creates a quest for which the first admin refused Ann's request. @returns its id */
async function refused(): Promise<number> {
  const id = await createQuest(test, first.token, { title: texts('Guide') });
  await request(id);
  await refuse(id);
  return id;
}

describe('an appeal against a rejection', () => {
  it('is shown to its member, and to admins with the first decision', async () => {
    const submissionId = await rejected();
    const decidedAt = test.clock();
    const until = new Date(decidedAt.getTime() + 14 * DAY).toISOString();
    expect(await mine()).toMatchObject([{ submissionId, appeal: null, appealUntil: until }]);
    test.advance(60_000);
    const text = '<b>Read it</b> again 🙏 من فضلك';
    const { status, body } = await appeal(submissionId, text);
    const own = { text, status: 'open', createdAt: test.clock().toISOString(), decidedAt: null, answer: null };
    expect([status, body]).toEqual([201, own]);
    expect(await mine()).toMatchObject([{ status: 'Rejected', reason: 'off-topic', appeal: own, appealUntil: null }]);
    expect((await toDecide()).at(-1)).toMatchObject({
      user: { id: ann.id, name: 'Ann' },
      submission: { id: submissionId, contentType: 'tweet', preview: { state: 'pending' } },
      quest: null,
      text,
      firstAdmin: { id: first.id, name: 'First' },
      firstDecidedAt: decidedAt.toISOString(),
      firstReason: 'off-topic',
      mayDecide: true,
    });
  });

  it('is possible once, even concurrently, and once more after another rejection', async () => {
    const submissionId = await rejected();
    expect(await fire(() => appeal(submissionId))).toEqual({ 201: 1, 409: AT_ONCE - 1 });
    expect(codeOf(await appeal(submissionId))).toEqual([409, 'already-appealed']);
    await reopen(submissionId);
    expect(codeOf(await appeal(submissionId))).toEqual([409, 'not-rejected']);
    await reject(submissionId);
    expect((await appeal(submissionId)).status).toBe(201);
  });

  it.each(['submission', 'quest'])('is stored once for an Idempotency-Key: of a %s', async (subject) => {
    const path = subject === 'quest' ? `/api/quests/${await refused()}` : `/api/user/submissions/${await rejected()}`;
    const headers = { 'idempotency-key': `appeal-${++made}` };
    const again = (text: string) => test.call('POST', `${path}/appeal`, { token: ann.token, json: { text }, headers });
    const reply = await again('Once');
    expect(reply.status).toBe(201);
    expect((await again('Once')).body).toEqual(reply.body);
    expect(codeOf(await again('Twice'))).toEqual([422, 'idempotency-key-reused']);
  });

  it('is possible for 14 days', async () => {
    const [inTime, late] = [await rejected(), await rejected()];
    await age(inTime, 14 * DAY);
    await age(late, 14 * DAY + 1000);
    expect((await appeal(inTime)).status).toBe(201);
    expect(codeOf(await appeal(late))).toEqual([409, 'appeal-too-late']);
  });

  it('is offered for 14 days of 24 hours, although the database’s clocks change', async () => {
    const id = await rejected();
    const decidedAt = new Date('2026-10-20T12:00:00Z');
    await test.db.updateTable('submission').set({ decided_at: decidedAt }).where('id', '=', id).execute();
    const { text } = await test.db.transaction().execute(async (trx) => {
      await sql`set local time zone 'Europe/Berlin'`.execute(trx);
      return (await listOwnSubmissions(trx, ann.id, { page: 0, limit: 10 }))!;
    });
    const until = new Date(decidedAt.getTime() + 14 * DAY).toISOString();
    expect(JSON.parse(text).submissions).toMatchObject([{ submissionId: id, appealUntil: until }]);
  });

  it('is refused without a rejection, and to others', async () => {
    const open = await submit(ann);
    expect(codeOf(await appeal(open))).toEqual([409, 'not-rejected']);
    await accept(open);
    expect(codeOf(await appeal(open))).toEqual([409, 'not-rejected']);
    expect(codeOf(await appeal(4711_000))).toEqual([404, 'submission-not-found']);
    const submissionId = await rejected();
    for (const by of [first, await test.member(`other_${++made}`)])
      expect(codeOf(await appeal(submissionId, 'Mine', by))).toEqual([403, 'not-yours']);
  });

  it('is refused to a disqualified member', async () => {
    const submissionId = await rejected();
    await as(first, `/api/admin/user/disqualify?userId=${ann.id}`, { reason: 'Cheating' });
    expect(codeOf(await appeal(submissionId))).toEqual([403, 'disqualified']);
  });

  it('has 1 to 500 characters, of which one is visible', async () => {
    const submissionId = await rejected();
    for (const [text, code] of [
      ['', 'blank'],
      [' \n\u200b ', 'blank'],
      ['😀'.repeat(501), 'too-long'],
      ['a\u0000b', 'wrong-format'],
    ] as const) {
      const { status, body } = await appeal(submissionId, text);
      expect([status, body.errors], text).toMatchObject([400, [{ path: '/body/text', code }]]);
    }
    expect((await as(ann, `/api/user/submissions/${submissionId}/appeal`, {})).status).toBe(400);
    const { status, body } = await appeal(submissionId, '😀'.repeat(500));
    expect([status, body.text]).toEqual([201, '😀'.repeat(500)]);
  });
});

describe('a decision on an appeal', () => {
  it('that accepts it accepts the submission, awards its points once, and tells the member once', async () => {
    const { submissionId, appealId } = await appealed();
    expect(await fire(() => acceptAppeal(appealId, { points: 90 }))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    expect(await pointsOf(test, ann.id)).toBe(90);
    await expectBooksBalance(test);
    expect(await mine()).toMatchObject([
      {
        status: 'Accepted',
        points: 90,
        reason: null,
        appeal: { status: 'accepted', decidedAt: test.clock().toISOString(), answer: null },
        appealUntil: null,
      },
    ]);
    expect(await newsOf()).toMatchObject([
      { kind: 'appeal-decided', points: 90, reason: null, submission: { id: submissionId }, actor: null },
      { kind: 'submission-rejected' },
    ]);
    const { entries } = (await test.call('GET', '/api/user/points', { token: ann.token })).body;
    expect(entries).toMatchObject([{ kind: 'submission', points: 90, actor: { id: second.id } }]);
    expect((await toDecide()).map((each) => each.appealId)).not.toContain(appealId);
    expect(codeOf(await accept(submissionId))).toEqual([409, 'submission-decided']);
  });

  it('can be undone like any acceptance, which takes back the points and the notification', async () => {
    const { submissionId, appealId } = await appealed();
    await acceptAppeal(appealId, { points: 90 });
    expect((await reopen(submissionId)).body.status).toBe('In Review');
    expect(await pointsOf(test, ann.id)).toBe(0);
    await expectBooksBalance(test);
    expect((await newsOf()).map(({ kind }) => kind)).toEqual(['submission-rejected']);
    expect(await mine()).toMatchObject([{ status: 'In Review', appeal: null, appealUntil: null }]);
    await accept(submissionId);
    expect(await pointsOf(test, ann.id)).toBe(70);
    await expectBooksBalance(test);
  });

  it('that upholds the first one tells the member why, once, and ends the matter', async () => {
    const { submissionId, appealId } = await appealed();
    const answer = 'It is about <another> network 🙂';
    expect(await fire(() => uphold(appealId, answer))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    expect(await mine()).toMatchObject([
      { status: 'Rejected', reason: 'off-topic', appeal: { status: 'upheld', answer }, appealUntil: null },
    ]);
    expect(await newsOf()).toMatchObject([
      { kind: 'appeal-decided', points: null, reason: answer, submission: { id: submissionId } },
      { kind: 'submission-rejected' },
    ]);
    expect(codeOf(await acceptAppeal(appealId, { points: 90 }))).toEqual([409, 'appeal-decided']);
    expect(codeOf(await appeal(submissionId))).toEqual([409, 'already-appealed']);
  });

  it('is one of the two if both come concurrently', async () => {
    const { appealId } = await appealed();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => (n % 2 ? uphold(appealId) : acceptAppeal(appealId, { points: 90 }))),
    );
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body as { status: string });
    expect(made).toHaveLength(1);
    expect(await pointsOf(test, ann.id)).toBe(made[0]!.status === 'accepted' ? 90 : 0);
    expect(await newsOf()).toHaveLength(2);
  });

  it('is another admin’s, as long as there is one', async () => {
    const { appealId } = await appealed();
    expect((await toDecide(first)).at(-1)).toMatchObject({ appealId, mayDecide: false });
    for (const answer of [await acceptAppeal(appealId, { points: 90 }, first), await uphold(appealId, 'No', first)])
      expect(codeOf(answer)).toEqual([403, 'other-admin-required']);
    await test.db.updateTable('app_user').set({ role: 'User' }).where('id', '=', second.id).execute();
    expect((await toDecide(first)).at(-1)).toMatchObject({ appealId, mayDecide: true });
    expect((await uphold(appealId, 'Off-topic it is.', first)).status).toBe(200);
  });

  it('is nobody’s own, as long as there is another admin', async () => {
    await test.db.updateTable('app_user').set({ role: 'Admin' }).where('id', '=', ann.id).execute();
    await test.db.updateTable('app_user').set({ role: 'User' }).where('id', '=', second.id).execute();
    const submissionId = await rejected();
    await appeal(submissionId);
    const [own] = (await toDecide(ann)).slice(-1);
    expect(own).toMatchObject({ mayDecide: false });
    expect(codeOf(await uphold(own!.appealId, 'No', ann))).toEqual([403, 'other-admin-required']);
    // The first admin made the rejection, but may decide the appeal, because Ann is the only other admin.
    expect((await uphold(own!.appealId, 'No', first)).status).toBe(200);
  });

  it('is in the audit log, and marked if the first admin made it', async () => {
    const { appealId } = await appealed();
    await acceptAppeal(appealId, { points: 90 });
    const entryOf = async (operation: string) =>
      (await test.call('GET', `/api/admin/audit?operation=${operation}&itemsPerPage=1`, { token: first.token })).body
        .entries[0];
    expect(await entryOf('acceptAppeal')).toMatchObject({
      actor: { id: second.id },
      subject: { kind: 'appeal', id: appealId },
      input: { points: 90 },
      before: { status: 'open', points: 0 },
      after: { status: 'accepted', points: 90 },
    });
    expect((await entryOf('acceptAppeal')).after).not.toHaveProperty('isFirstAdmin');
    await test.db.updateTable('app_user').set({ role: 'User' }).where('id', '=', second.id).execute();
    const submissionId = await rejected();
    await appeal(submissionId);
    const own = (await toDecide(first)).at(-1)!.appealId;
    await uphold(own, 'Off-topic it is.', first);
    expect(await entryOf('upholdAppeal')).toMatchObject({
      before: { status: 'open', answer: null, isFirstAdmin: false },
      after: { status: 'upheld', answer: 'Off-topic it is.', isFirstAdmin: true },
    });
  });

  it('is too late once the rejection was undone', async () => {
    const { submissionId, appealId } = await appealed();
    await reopen(submissionId);
    expect(codeOf(await acceptAppeal(appealId, { points: 90 }))).toEqual([409, 'appeal-decided']);
    expect(codeOf(await uphold(appealId))).toEqual([409, 'appeal-decided']);
    await reject(submissionId);
    expect(codeOf(await uphold(appealId))).toEqual([409, 'appeal-decided']);
    expect((await toDecide()).map((each) => each.appealId)).not.toContain(appealId);
    expect(await mine()).toMatchObject([{ appeal: null }]);
  });

  it('needs points for a submission and a sentence to uphold, and an appeal that exists', async () => {
    const { appealId } = await appealed();
    for (const json of [{}, { points: 'many' }, { points: 1_000_001 }, { points: 1.5 }])
      expect((await acceptAppeal(appealId, json)).body.errors).toMatchObject([{ path: '/body/points' }]);
    for (const answer of ['', ' \u200b', 'x'.repeat(501)])
      expect((await uphold(appealId, answer)).body.errors).toMatchObject([{ path: '/body/answer' }]);
    for (const answer of [await acceptAppeal(4711_000, { points: 1 }), await uphold(4711_000)])
      expect(codeOf(answer)).toEqual([404, 'appeal-not-found']);
    expect((await acceptAppeal(appealId, { points: -50 })).body).toMatchObject({ status: 'accepted', points: -50 });
    expect(await pointsOf(test, ann.id)).toBe(-50);
  });

  it('can’t award points to a member who was disqualified meanwhile', async () => {
    const { appealId } = await appealed();
    await as(first, `/api/admin/user/disqualify?userId=${ann.id}`, { reason: 'Cheating' });
    expect(codeOf(await acceptAppeal(appealId, { points: 90 }))).toEqual([409, 'member-disqualified']);
    expect((await uphold(appealId)).status).toBe(200);
  });

  it('keeps its first reply for an Idempotency-Key', async () => {
    const { appealId } = await appealed();
    const headers = { 'idempotency-key': `accept-appeal-${appealId}` };
    const again = (json: object) =>
      test.call('POST', `/api/admin/appeals/${appealId}/accept`, { token: second.token, json, headers });
    const reply = await again({ points: 90 });
    expect((await again({ points: 90 })).body).toEqual(reply.body);
    expect(codeOf(await again({ points: 91 }))).toEqual([422, 'idempotency-key-reused']);
    const { appealId: other } = await appealed();
    const answer = (text: string) =>
      test.call('POST', `/api/admin/appeals/${other}/uphold`, { token: second.token, json: { answer: text }, headers });
    expect(codeOf(await answer('No'))).toEqual([422, 'idempotency-key-reused']);
  });
});

describe('an appeal against a refused quest', () => {
  it('is shown with the quest, in the language of each reader', async () => {
    const questId = await refused();
    expect(await quest(questId)).toMatchObject({
      state: 'failed',
      appeal: null,
      appealUntil: new Date(test.clock().getTime() + 14 * DAY).toISOString(),
    });
    expect((await appealOnQuest(questId)).status).toBe(201);
    expect(await quest(questId)).toMatchObject({ appeal: { status: 'open' }, appealUntil: null });
    expect(await quest(questId, second)).toMatchObject({ appeal: null, appealUntil: null });
    expect((await toDecide(second, 'tr')).at(-1)).toMatchObject({
      submission: null,
      quest: { id: questId, title: 'Guide tr', kind: 'manual', points: 100, text: 'Done', url: null },
      text: 'The link works now.',
      firstAdmin: { id: first.id },
      firstReason: 'Empty',
    });
  });

  it('that is accepted completes the quest and awards its points once', async () => {
    const questId = await refused();
    await appealOnQuest(questId);
    const { appealId } = (await toDecide()).at(-1)!;
    expect((await acceptAppeal(appealId, { points: 5 })).body.errors).toMatchObject([{ path: '/body/points' }]);
    expect(await fire(() => acceptAppeal(appealId, {}))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    expect(await pointsOf(test, ann.id)).toBe(100);
    await expectBooksBalance(test);
    expect(await quest(questId)).toMatchObject({
      state: 'completed',
      appeal: { status: 'accepted', decidedAt: test.clock().toISOString() },
    });
    expect(await newsOf()).toMatchObject([
      { kind: 'appeal-decided', points: 100, quest: { id: questId } },
      { kind: 'quest-refused' },
    ]);
    await as(ann, `/api/quests/${questId}/finalize`);
    expect(await pointsOf(test, ann.id)).toBe(100);
  });

  it('that is refused tells the member why, and the quest can be requested again', async () => {
    const questId = await refused();
    await appealOnQuest(questId);
    const { appealId } = (await toDecide()).at(-1)!;
    expect(await fire(() => uphold(appealId, 'The link is still empty.'))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    expect(await quest(questId)).toMatchObject({
      state: 'failed',
      appeal: { status: 'upheld', answer: 'The link is still empty.' },
    });
    expect((await newsOf())[0]).toMatchObject({ kind: 'appeal-decided', quest: { id: questId }, points: null });
    await request(questId);
    expect(await quest(questId)).toMatchObject({ state: 'in_review', appeal: null, appealUntil: null });
    await refuse(questId);
    expect((await appealOnQuest(questId)).status).toBe(201);
  });

  it('ends when verification is requested again', async () => {
    const questId = await refused();
    await appealOnQuest(questId);
    const { appealId } = (await toDecide()).at(-1)!;
    await request(questId);
    expect((await toDecide()).map((each) => each.appealId)).not.toContain(appealId);
    expect(codeOf(await acceptAppeal(appealId, {}))).toEqual([409, 'appeal-decided']);
    expect(await pointsOf(test, ann.id)).toBe(0);
  });

  it('is possible once, within 14 days, for one’s own refusal alone', async () => {
    const questId = await refused();
    expect(await fire(() => appealOnQuest(questId))).toEqual({ 201: 1, 409: AT_ONCE - 1 });
    expect(codeOf(await appealOnQuest(questId))).toEqual([409, 'already-appealed']);
    for (const by of [first, second])
      expect(codeOf(await appealOnQuest(questId, 'Mine', by))).toEqual([409, 'not-rejected']);
    expect(codeOf(await appealOnQuest(4711_000))).toEqual([404, 'quest-not-found']);
    const late = await refused();
    await test.db
      .updateTable('quest_progress')
      .set({ decided_at: new Date(test.clock().getTime() - 14 * DAY - 1000) })
      .where('quest_id', '=', late)
      .execute();
    expect(codeOf(await appealOnQuest(late))).toEqual([409, 'appeal-too-late']);
  });

  it('is refused to a disqualified member, and accepts plain text of up to 500 characters', async () => {
    const questId = await refused();
    expect((await appealOnQuest(questId, 'x'.repeat(501))).body.errors).toMatchObject([{ code: 'too-long' }]);
    await as(first, `/api/admin/user/disqualify?userId=${ann.id}`, { reason: 'Cheating' });
    expect(codeOf(await appealOnQuest(questId))).toEqual([403, 'disqualified']);
  });

  it('against a service’s refusal can be decided by any admin', async () => {
    const questId = await createQuest(test, first.token, { kind: 'visit', actionUrl: 'https://example.org' });
    await as(ann, `/api/user/challenge/action?action=start&challengeId=${questId}`);
    await test.db
      .updateTable('quest_progress')
      .set({ state: 'failed', decided_at: test.clock(), moves: 1 })
      .where('user_id', '=', ann.id)
      .where('quest_id', '=', questId)
      .execute();
    await appealOnQuest(questId);
    const open = (await toDecide(first)).at(-1)!;
    expect(open).toMatchObject({ firstAdmin: null, firstReason: null, mayDecide: true });
    expect((await acceptAppeal(open.appealId, {}, first)).status).toBe(200);
  });
});

describe('a withdrawn submission', () => {
  it('leaves the lists, and its post can be submitted again', async () => {
    const url = tweetUrl();
    const { submissionId } = (await submitUrl(ann, url)).body;
    const inQueue = async () =>
      (await test.call('GET', `/api/admin/contentSubmissions?userId=${ann.id}`, { token: first.token })).body
        .submissions;
    expect(await inQueue()).toHaveLength(1);
    expect((await withdraw(submissionId)).status).toBe(204);
    expect([await mine(), await inQueue()]).toEqual([[], []]);
    expect((await submitUrl(first, url)).status).toBe(201);
    expect(codeOf(await submitUrl(ann, url))).toEqual([409, 'already-submitted']);
  });

  it('can’t be decided, which says why', async () => {
    const submissionId = await submit(ann);
    await withdraw(submissionId);
    for (const answer of [await accept(submissionId), await reject(submissionId), await reopen(submissionId)])
      expect(codeOf(answer)).toEqual([409, 'submission-withdrawn']);
    expect((await as(first, '/api/admin/acceptAllSubmissions?points=5')).status).toBe(200);
    expect(await pointsOf(test, ann.id)).toBe(0);
    expect(codeOf(await withdraw(submissionId))).toEqual([409, 'submission-withdrawn']);
    expect(codeOf(await appeal(submissionId))).toEqual([409, 'not-rejected']);
  });

  it('is its member’s, and was still in review', async () => {
    const submissionId = await submit(ann);
    expect(codeOf(await withdraw(submissionId, first))).toEqual([403, 'not-yours']);
    await reject(submissionId);
    expect(codeOf(await withdraw(submissionId))).toEqual([409, 'submission-decided']);
    expect(codeOf(await withdraw(4711_000))).toEqual([404, 'submission-not-found']);
  });

  it('is withdrawn or accepted if both come concurrently', async () => {
    for (let round = 0; round < 3; round++) {
      const submissionId = await submit(ann);
      const before = await pointsOf(test, ann.id);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) => (n % 2 ? withdraw(submissionId) : accept(submissionId))),
      );
      const won = answers.map(({ status }) => status).filter((status) => status < 300);
      expect(won).toHaveLength(1);
      expect((await pointsOf(test, ann.id)) - before).toBe(won[0] === 200 ? 70 : 0);
    }
    await expectBooksBalance(test);
  });

  it('loses the picture of a meme', async () => {
    const { key } = await upload(test, ann.token, await picture());
    const { body } = await as(ann, '/api/user/submitMeme', { image: key, title: 'Gone' });
    expect((await test.app.inject({ url: body.imageUrl })).statusCode).toBe(200);
    await withdraw(body.submissionId);
    expect((await test.app.inject({ url: body.imageUrl })).statusCode).toBe(404);
  });
});
