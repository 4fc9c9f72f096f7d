import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, expectBooksBalance, fire, pointsOf } from './people.ts';

type Person = { id: number; token: string };

let test: TestApp;
let admin: Person;
let second: Person;
let members = 0;
let posts = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('mia', { role: 'Admin' });
  second = await test.member('ann', { role: 'Admin' });
});
afterEach(() => expectBooksBalance(test));
afterAll(() => test.close());

const newMember = () => test.member(`desk-${++members}`);
const as = ({ token }: Person, path: string, json: object, headers = {}) =>
  test.call('POST', `/api/admin/${path}`, { token, json, headers });
const submitted = async ({ token }: Person, platform: 'twitter' | 'youtube' = 'twitter') => {
  const number = 10 ** 10 + ++posts;
  const url = platform === 'twitter' ? `https://x.com/nova/status/${number}` : `https://youtu.be/${number}`;
  const path = `/api/user/${platform}SubmitEmbedURL`;
  return (await test.call('POST', path, { token, json: { url } })).body.submissionId as number;
};
const list = async (query: string, by = admin) =>
  (await test.call('GET', `/api/admin/contentSubmissions?${query}`, { token: by.token })).body;
const idsOf = async (query: string) =>
  (await list(query)).submissions.map(({ submissionId }: { submissionId: number }) => submissionId) as number[];
const notices = async ({ token }: Person) =>
  (await test.call('GET', '/api/user/notifications', { token })).body.notifications;

describe('accepting several submissions', () => {
  it('awards the points of each once, names those that were skipped, and decides the rest', async () => {
    const [one, other, out] = [await newMember(), await newMember(), await newMember()];
    const open = [await submitted(one), await submitted(one), await submitted(other)];
    const [decided, withdrawn, refused] = [await submitted(one), await submitted(one), await submitted(out)];
    await as(second, 'rejectSubmission', { submissionId: decided, reason: 'duplicate' });
    await test.call('DELETE', `/api/user/submissions/${withdrawn}`, { token: one.token });
    await test.call('POST', `/api/admin/user/disqualify?userId=${out.id}`, {
      token: admin.token,
      json: { reason: 'Cheating' },
    });
    const submissionIds = [...open, decided, withdrawn, refused, 999_999];
    const { status, body } = await as(admin, 'acceptSubmissions', { submissionIds, points: 70, message: 'Good work.' });
    expect(status).toBe(200);
    expect(body).toEqual({
      decided: open.map((submissionId) => ({ submissionId, status: 'Accepted', points: 70, reason: null })),
      skipped: [
        { submissionId: decided, code: 'submission-decided' },
        { submissionId: withdrawn, code: 'submission-withdrawn' },
        { submissionId: refused, code: 'member-disqualified' },
        { submissionId: 999_999, code: 'submission-not-found' },
      ],
    });
    expect([await pointsOf(test, one.id), await pointsOf(test, other.id)]).toEqual([140, 70]);
    expect(await notices(other)).toMatchObject([{ kind: 'submission-accepted', points: 70, message: 'Good work.' }]);
    const [shown] = (await list(`userId=${other.id}`)).submissions;
    expect(shown).toMatchObject({ decidedBy: { id: admin.id, name: 'mia' }, message: 'Good work.' });
  });

  it('lists each in the audit log, with its points, and each can be undone', async () => {
    const member = await newMember();
    const submissionIds = [await submitted(member), await submitted(member)];
    const before = (await test.call('GET', '/api/admin/audit', { token: admin.token })).body.metadata.totalItems;
    await as(admin, 'acceptSubmissions', { submissionIds, points: 30 });
    const { body } = await test.call('GET', '/api/admin/audit', { token: admin.token });
    expect(body.metadata.totalItems).toBe(before + 2);
    const entries = body.entries.slice(0, 2);
    for (const [index, submissionId] of [...submissionIds].reverse().entries())
      expect(entries[index]).toMatchObject({
        operation: 'acceptSubmission',
        actor: { id: admin.id },
        input: { submissionId, points: 30 },
        subject: { kind: 'submission', id: submissionId },
        before: { status: 'In Review', points: null },
        after: { status: 'Accepted', points: 30 },
      });
    const ledger = await test.call('GET', `/api/admin/users/${member.id}/points`, { token: admin.token });
    const auditIds = ledger.body.entries.map(({ auditId }: { auditId: number }) => auditId);
    expect(new Set(auditIds)).toEqual(new Set(entries.map(({ id }: { id: number }) => id)));
    await as(admin, 'reopenSubmission', { submissionId: submissionIds[0], status: 'Accepted' });
    expect(await pointsOf(test, member.id)).toBe(30);
    const again = await as(admin, 'acceptSubmissions', { submissionIds, points: 5 });
    expect(again.body.skipped).toEqual([{ submissionId: submissionIds[1], code: 'submission-decided' }]);
    expect(await pointsOf(test, member.id)).toBe(35);
  });

  it('awards the usual points of each type, which admins set', async () => {
    const member = await newMember();
    const set = (contentType: string, points: number) =>
      test.call('PUT', '/api/admin/usualPoints', { token: admin.token, json: { contentType, points } });
    const initial = await test.call('GET', '/api/admin/usualPoints', { token: admin.token });
    expect(initial.body).toEqual({ tweet: 250, tiktok: 250, youtube: 250, meme: 250, embed: 250 });
    expect((await set('youtube', 300)).body).toMatchObject({ tweet: 250, youtube: 300 });
    expect((await set('tweet', 100)).body).toMatchObject({ tweet: 100, youtube: 300 });
    const [entry] = (await test.call('GET', '/api/admin/audit', { token: admin.token })).body.entries;
    expect(entry).toMatchObject({ operation: 'setUsualPoints', before: { tweet: 250 }, after: { tweet: 100 } });
    const submissionIds = [await submitted(member), await submitted(member, 'youtube')];
    const { body } = await as(admin, 'acceptSubmissions', { submissionIds });
    expect(body.decided.map(({ points }: { points: number }) => points)).toEqual([100, 300]);
    expect(await pointsOf(test, member.id)).toBe(400);
  });

  it('leaves an admin’s own to another admin', async () => {
    const submissionIds = [await submitted(admin), await submitted(second)];
    const skipped = [{ submissionId: submissionIds[0], code: 'other-admin-required' }];
    for (const [path, body] of [
      ['rejectSubmissions', { reason: 'duplicate' }],
      ['acceptSubmissions', { points: 20 }],
    ] as const) {
      const reply = await as(admin, path, { submissionIds: submissionIds.slice(0, 1), ...body });
      expect(reply.body).toEqual({ decided: [], skipped });
    }
    expect((await as(admin, 'acceptSubmissions', { submissionIds, points: 20 })).body.skipped).toEqual(skipped);
    expect([await pointsOf(test, admin.id), await pointsOf(test, second.id)]).toEqual([0, 20]);
  });

  it('by two admins at once decides each once, and tells both', async () => {
    const crowd = await Promise.all(Array.from({ length: 10 }, newMember));
    const submissionIds: number[] = [];
    for (let round = 0; round < 10; round += 1) for (const member of crowd) submissionIds.push(await submitted(member));
    const calls = [
      as(admin, 'acceptSubmissions', { submissionIds, points: 10 }),
      as(second, 'rejectSubmissions', { submissionIds: [...submissionIds].reverse(), reason: 'duplicate' }),
      ...submissionIds.slice(0, 20).map((submissionId) => as(second, 'acceptSubmission', { submissionId, points: 10 })),
    ];
    const [accepted, rejected, ...singles] = await Promise.all(calls);
    const won = singles.filter(({ status }) => status === 200).length;
    for (const { status, body } of singles) if (status !== 200) expect(body.code).toBe('submission-decided');
    const counts = [accepted!, rejected!].map(({ body }) => [body.decided.length, body.skipped.length]);
    for (const [decided, skipped] of counts) expect(decided! + skipped!).toBe(100);
    expect(counts[0]![0]! + counts[1]![0]! + won).toBe(100);
    const totals = await Promise.all(crowd.map(({ id }) => pointsOf(test, id)));
    expect(totals.reduce((sum, points) => sum + points)).toBe(10 * (counts[0]![0]! + won));
  });

  it('answers a repeated key with the first reply, and awards nothing twice', async () => {
    const member = await newMember();
    const json = { submissionIds: [await submitted(member)], points: 15 };
    const headers = { 'idempotency-key': 'bulk-key-1' };
    expect(await fire(() => as(admin, 'acceptSubmissions', json, headers))).toEqual({ 200: AT_ONCE });
    expect(await pointsOf(test, member.id)).toBe(15);
  });

  it('takes 1 to 200 different submissions', async () => {
    const bad = [[], [1, 1], Array.from({ length: 201 }, (_, index) => index + 1)];
    for (const submissionIds of bad)
      expect((await as(admin, 'acceptSubmissions', { submissionIds, points: 5 })).status).toBe(400);
  });
});

describe('rejecting several submissions', () => {
  it('tells each member the reason and the sentence', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const submissionIds = [await submitted(one), await submitted(other)];
    const json = { submissionIds, reason: 'spam-content', message: 'Please write about the network.' };
    expect((await as(admin, 'rejectSubmissions', json)).body.decided).toHaveLength(2);
    expect((await as(second, 'rejectSubmissions', json)).body.skipped).toHaveLength(2);
    for (const member of [one, other])
      expect(await notices(member)).toMatchObject([
        { kind: 'submission-rejected', reason: 'spam-content', message: 'Please write about the network.' },
      ]);
    const [entry] = (await test.call('GET', '/api/admin/audit', { token: admin.token })).body.entries;
    expect(entry).toMatchObject({ operation: 'rejectSubmission', after: { status: 'Rejected' } });
  });

  it('takes the sentence back with the decision', async () => {
    const member = await newMember();
    const submissionId = await submitted(member);
    await as(admin, 'rejectSubmission', { submissionId, reason: 'duplicate', message: 'See your other post.' });
    expect(await notices(member)).toMatchObject([{ message: 'See your other post.' }]);
    await as(admin, 'reopenSubmission', { submissionId });
    expect(await notices(member)).toEqual([]);
    expect((await list(`userId=${member.id}`)).submissions).toMatchObject([{ message: null, decidedBy: null }]);
    const blank = await as(admin, 'rejectSubmission', { submissionId, reason: 'duplicate', message: '  ' });
    expect(blank.status).toBe(400);
  });
});

describe('a claim', () => {
  const claim = (submissionId: number, by: Person) =>
    test.call('PUT', `/api/admin/submissions/${submissionId}/claim`, { token: by.token });

  it('shows others who has a submission open, for five minutes', async () => {
    const member = await newMember();
    const [one, other] = [await submitted(member), await submitted(member)];
    expect((await claim(one, admin)).body.admin).toEqual({ id: admin.id, name: 'mia' });
    expect((await claim(one, second)).body.admin.id).toBe(admin.id);
    const claims = async () =>
      (await list(`userId=${member.id}&sort=oldest`, second)).submissions.map(
        (row: { claim: { admin: Person } | null }) => row.claim?.admin.id ?? null,
      );
    expect(await claims()).toEqual([admin.id, null]);
    // Claiming another submission ends the admin's first claim.
    await claim(other, admin);
    expect(await claims()).toEqual([null, admin.id]);
    test.advance(5 * 60 * 1000);
    expect(await claims()).toEqual([null, null]);
    expect((await claim(other, second)).body.admin.id).toBe(second.id);
  });

  it('goes to one of many admins, and is not in the audit log', async () => {
    const submissionId = await submitted(await newMember());
    const before = (await test.call('GET', '/api/admin/audit', { token: admin.token })).body.metadata.totalItems;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => claim(submissionId, n % 2 ? admin : second)),
    );
    expect(new Set(answers.map(({ body }) => body.admin.id)).size).toBe(1);
    const { body } = await test.call('GET', '/api/admin/audit', { token: admin.token });
    expect(body.metadata.totalItems).toBe(before);
  });

  it('is refused for a submission that is no longer in review', async () => {
    const member = await newMember();
    const [decided, withdrawn] = [await submitted(member), await submitted(member)];
    await as(admin, 'rejectSubmission', { submissionId: decided, reason: 'duplicate' });
    await test.call('DELETE', `/api/user/submissions/${withdrawn}`, { token: member.token });
    expect((await claim(decided, admin)).body).toMatchObject({ status: 409, code: 'submission-decided' });
    expect((await claim(withdrawn, admin)).body).toMatchObject({ status: 409, code: 'submission-withdrawn' });
  });
});

describe('the list', () => {
  it('is sorted by date, points and reports', async () => {
    const [rich, reported] = [await newMember(), await newMember()];
    const first = await submitted(reported);
    test.advance(1000);
    const latest = await submitted(rich);
    const json = { userId: rich.id, points: 10_000 };
    await test.call('POST', '/api/admin/user/points/update', { token: admin.token, json });
    const report = { kind: 'profile', id: reported.id, reason: 'spam' };
    expect((await test.call('POST', '/api/reports', { token: rich.token, json: report })).status).toBe(201);
    const status = 'status=In%20Review';
    expect((await idsOf(`${status}&sort=newest`))[0]).toBe(latest);
    expect((await idsOf(`${status}&sort=oldest`)).at(-1)).toBe(latest);
    expect((await idsOf(`${status}&sort=points`))[0]).toBe(latest);
    expect((await idsOf(`${status}&sort=reports`))[0]).toBe(first);
    expect((await list(`${status}&sort=reports`)).submissions[0]).toMatchObject({ reports: 1 });
    await as(admin, 'acceptSubmissions', { submissionIds: [first, latest], points: 1 });
    await as(admin, 'reopenSubmission', { submissionId: first });
    await as(admin, 'acceptSubmission', { submissionId: first, points: 99_999 });
    expect((await idsOf('status=Accepted&sort=points'))[0]).toBe(first);
  });

  it('is searched by member, link and title, and limited to days and to newer ones', async () => {
    const member = await newMember();
    const id = await submitted(member);
    const { submissions } = await list(`userId=${member.id}`);
    const { url, createdAt } = submissions[0];
    await test.db
      .updateTable('post_preview')
      .set({ title: 'Bridges, explained' })
      .where('submission_id', '=', id)
      .execute();
    for (const term of [url, url.replace('https://', 'https://www.'), 'bridges, EXPL', `desk-${members}`])
      expect(await idsOf(`searchTerm=${encodeURIComponent(term)}`)).toEqual([id]);
    const day = createdAt.slice(0, 10);
    const dayAfter = new Date(Date.parse(createdAt) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(await idsOf(`userId=${member.id}&submittedFrom=${day}&submittedTo=${day}`)).toEqual([id]);
    expect(await idsOf(`userId=${member.id}&submittedFrom=${dayAfter}`)).toEqual([]);
    const { latestId } = await list(`userId=${member.id}`);
    const next = await submitted(member);
    expect(await idsOf(`userId=${member.id}&newerThan=${latestId}`)).toEqual([next]);
  });
});
