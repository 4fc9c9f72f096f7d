import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, createQuest, expectBooksBalance, fire, pointsOf, texts } from './people.ts';

type Person = { id: number; token: string };

let test: TestApp;
let first: Person;
let second: Person;
let made = 0;

beforeAll(async () => {
  test = await createTestApp();
});
const newAdmins = async () => {
  await test.db.updateTable('app_user').set({ role: 'User' }).where('role', '!=', 'User').execute();
  first = await test.member(`first_${++made}`, { role: 'Admin', name: 'First' });
  second = await test.member(`second_${made}`, { role: 'Admin', name: 'Second' });
};
// Each test has its own admins.
beforeEach(newAdmins);
afterEach(() => expectBooksBalance(test));
afterAll(() => test.close());

const newMember = (name = 'Ann') => test.member(`${name.toLowerCase()}_${++made}`, { name });
const as = ({ token }: Person, path: string, json: object = {}, headers = {}) =>
  test.call('POST', path, { token, json, headers });
const read = async (path: string, { token } = second) => (await test.call('GET', path, { token })).body;
const disqualify = ({ id }: Person) => as(first, `/api/admin/user/disqualify?userId=${id}`, { reason: 'Cheating' });
const newsOf = async ({ token }: Person) =>
  (await test.call('GET', '/api/user/notifications', { token })).body.notifications as object[];
/** Returns the latest audit log entries, newest first. */
const entries = async (count: number) => (await read('/api/admin/audit')).entries.slice(0, count) as object[];

/** Creates an open appeal against the first admin's rejection of a submission. */
async function appealed(member: Person): Promise<{ appealId: number; submissionId: number }> {
  const url = `https://x.com/someone/status/${10 ** 15 + ++made}`;
  const { submissionId } = (await as(member, '/api/user/twitterSubmitEmbedURL', { url })).body;
  await as(first, '/api/admin/rejectSubmission', { submissionId, reason: 'off-topic' });
  await as(member, `/api/user/submissions/${submissionId}/appeal`, { text: 'Look again.' });
  return { submissionId, appealId: (await read('/api/admin/appeals?sort=newest')).appeals[0].appealId };
}

/** Creates an open request by a member to review a quest. */
async function requested(member: Person, challengeId?: number) {
  const id = challengeId ?? (await createQuest(test, first.token, { title: texts('Guide') }));
  await as(member, '/api/quests/request/verify', { challenge_id: id, text: 'Done' });
  return { userId: member.id, challengeId: id };
}

/** Creates an open appeal against the first admin's refusal of a quest. @returns the appeal's id */
async function appealedQuest(member: Person): Promise<number> {
  const { userId, challengeId } = await requested(member);
  await as(first, `/api/admin/user/quest/update?userId=${userId}&challengeId=${challengeId}&action=fail`);
  await as(member, `/api/quests/${challengeId}/appeal`, { text: 'It works now.' });
  return (await read('/api/admin/appeals?sort=newest')).appeals[0].appealId as number;
}

/** Creates an open report about a member's profile. */
async function reported(author: Person, by: Person) {
  await as(by, '/api/reports', { kind: 'profile', id: author.id, reason: 'spam' });
  const { subjects } = await read('/api/admin/reports?itemsPerPage=100');
  const { firstReportId, lastReportId } = subjects.find(({ id }: Person) => id === author.id);
  return { firstReportId, lastReportId } as { firstReportId: number; lastReportId: number };
}

describe('several appeals', () => {
  const decide = (json: object, by = second, headers = {}) => as(by, '/api/admin/appeals/decide', json, headers);

  it('are accepted once, with the points of each, and those that can’t be are named', async () => {
    const [ann, out] = [await newMember(), await newMember('Out')];
    const [post, decided, barred] = [await appealed(ann), await appealed(ann), await appealed(out)];
    const quest = await appealedQuest(ann);
    await as(second, `/api/admin/appeals/${decided.appealId}/uphold`, { answer: 'No.' });
    await disqualify(out);
    const appealIds = [999_999, barred.appealId, decided.appealId, quest, post.appealId];
    const { status, body } = await decide({ appealIds, decision: 'accept', points: 70 });
    expect(status).toBe(200);
    expect(body).toEqual({
      decided: [
        { appealId: post.appealId, status: 'accepted', points: 70, answer: null },
        { appealId: quest, status: 'accepted', points: 100, answer: null },
      ],
      skipped: [
        { appealId: decided.appealId, code: 'appeal-decided' },
        { appealId: barred.appealId, code: 'member-disqualified' },
        { appealId: 999_999, code: 'appeal-not-found' },
      ],
    });
    expect([await pointsOf(test, ann.id), await pointsOf(test, out.id)]).toEqual([170, 0]);
    // A skipped decision changes nothing.
    expect((await read(`/api/admin/contentSubmissions?userId=${out.id}`)).submissions).toMatchObject([
      { status: 'Rejected' },
    ]);
    const open = (await read('/api/admin/appeals?itemsPerPage=100')).appeals as { appealId: number }[];
    expect(open.map(({ appealId }) => appealId)).toContain(barred.appealId);
    expect((await decide({ appealIds, decision: 'accept' })).body.decided).toEqual([]);
    expect(await pointsOf(test, ann.id)).toBe(170);
  });

  it('leave an entry each in the audit log, to which the ledger refers', async () => {
    const ann = await newMember();
    const [one, other] = [await appealed(ann), await appealed(ann)];
    const before = (await read('/api/admin/audit')).metadata.totalItems;
    await decide({ appealIds: [other.appealId, one.appealId, 999_999], decision: 'accept', points: 30 });
    expect((await read('/api/admin/audit')).metadata.totalItems).toBe(before + 2);
    const logged = await entries(2);
    for (const [index, { appealId }] of [other, one].entries())
      expect(logged[index]).toMatchObject({
        operation: 'acceptAppeal',
        actor: { id: second.id },
        input: { id: appealId, points: 30 },
        subject: { kind: 'appeal', id: appealId },
        before: { status: 'open' },
        after: { status: 'accepted' },
      });
    const ledger = await read(`/api/admin/users/${ann.id}/points`);
    const auditIds = ledger.entries.map(({ auditId }: { auditId: number }) => auditId);
    expect(new Set(auditIds)).toEqual(new Set(logged.map((entry) => (entry as { id: number }).id)));
  });

  it('award the usual points of their types, and are upheld with one answer', async () => {
    const ann = await newMember();
    const [one, other] = [await appealed(ann), await appealed(ann)];
    const accepted = await decide({ appealIds: [one.appealId], decision: 'accept' });
    expect(accepted.body.decided).toMatchObject([{ points: 250 }]);
    const upheld = await decide({ appealIds: [other.appealId], decision: 'uphold', answer: 'It is off-topic.' });
    expect(upheld.body.decided).toMatchObject([{ status: 'upheld', answer: 'It is off-topic.' }]);
    expect(await newsOf(ann)).toContainEqual(
      expect.objectContaining({ kind: 'appeal-decided', reason: 'It is off-topic.' }),
    );
  });

  it('need an answer to be upheld, and none to be accepted', async () => {
    for (const json of [{ decision: 'uphold' }, { decision: 'accept', answer: 'Yes' }]) {
      const { status, body } = await decide({ appealIds: [1], ...json });
      expect([status, body.errors[0].path]).toEqual([400, '/body/answer']);
    }
  });

  it('go to another admin than the first', async () => {
    const { appealId } = await appealed(await newMember());
    const skipped = [{ appealId, code: 'other-admin-required' }];
    for (const json of [{ decision: 'accept' }, { decision: 'uphold', answer: 'No.' }])
      expect((await decide({ appealIds: [appealId], ...json }, first)).body).toEqual({ decided: [], skipped });
    const own = await appealed(second);
    expect((await decide({ appealIds: [own.appealId], decision: 'accept' })).body.decided).toEqual([]);
  });

  it('are decided once by several admins at the same time, with the same or other keys', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember()));
    const appeals = [];
    for (const member of members) appeals.push((await appealed(member)).appealId);
    const third = await test.member(`third_${++made}`, { role: 'Admin' });
    const key = { 'idempotency-key': `appeals-decided-${made}` };
    const answers = await Promise.all([
      decide({ appealIds: appeals, decision: 'accept', points: 40 }, second, key),
      decide({ appealIds: appeals, decision: 'accept', points: 40 }, second, key),
      decide({ appealIds: [...appeals].reverse(), decision: 'uphold', answer: 'No.' }, third),
      ...appeals.map((id) => as(third, `/api/admin/appeals/${id}/accept`, { points: 40 })),
    ]);
    const [one, again, other, ...singles] = answers;
    expect(again!.body).toEqual(one!.body);
    const alone = singles.filter(({ status }) => status === 200).length;
    expect(one!.body.decided.length + other!.body.decided.length + alone).toBe(5);
    const totals = await Promise.all(members.map(({ id }) => pointsOf(test, id)));
    expect(totals.reduce((sum, points) => sum + points)).toBe(40 * (one!.body.decided.length + alone));
  });
});

describe('several requests', () => {
  const decide = (json: object, by = second) => as(by, '/api/admin/quests/decide', json);

  it('are verified, refused or completed, and those that can’t be are named', async () => {
    const [ann, out] = [await newMember(), await newMember('Out')];
    const [one, two, three] = [await requested(ann), await requested(ann), await requested(ann)];
    const barred = await requested(out);
    await disqualify(out);
    const unknown = { userId: 999_999, challengeId: one.challengeId };
    const noQuest = { userId: ann.id, challengeId: 999_999 };
    const verified = await decide({ requests: [noQuest, one], decision: 'verify' });
    expect(verified.body).toEqual({
      decided: [{ ...one, state: 'verified' }],
      skipped: [{ ...noQuest, code: 'quest-not-found' }],
    });
    const failed = await decide({ requests: [one, two], decision: 'fail', reason: 'The link is empty.' });
    expect(failed.body).toEqual({
      decided: [{ ...two, state: 'failed' }],
      skipped: [{ ...one, code: 'quest-decided' }],
    });
    const forced = await decide({ requests: [barred, unknown, three, two], decision: 'force' });
    expect(forced.body).toEqual({
      decided: [{ ...three, state: 'completed' }],
      skipped: [
        { ...two, code: 'quest-decided' },
        { ...barred, code: 'member-disqualified' },
        { ...unknown, code: 'user-not-found' },
      ],
    });
    expect(await pointsOf(test, ann.id)).toBe(100);
    expect(await newsOf(ann)).toContainEqual(
      expect.objectContaining({ kind: 'quest-refused', reason: 'The link is empty.' }),
    );
    expect(await entries(3)).toMatchObject([
      { operation: 'forceVerifyQuest', input: { ...three, onlyOpen: true } },
      { operation: 'decideQuest', input: { ...two, action: 'fail', reason: 'The link is empty.', onlyOpen: true } },
      { operation: 'decideQuest', input: { ...one, action: 'verify', onlyOpen: true } },
    ]);
  });

  it('of an admin go to another admin', async () => {
    const own = await requested(second);
    for (const decision of ['verify', 'fail', 'force']) {
      const skipped = [{ ...own, code: 'other-admin-required' }];
      expect((await decide({ requests: [own], decision })).body).toEqual({ decided: [], skipped });
    }
  });

  it('are completed once, however often they are decided at the same time', async () => {
    const [ann, bob] = [await newMember(), await newMember('Bob')];
    const requests = [await requested(ann), await requested(bob)];
    expect(await fire(() => decide({ requests, decision: 'force' }))).toEqual({ 200: AT_ONCE });
    expect([await pointsOf(test, ann.id), await pointsOf(test, bob.id)]).toEqual([100, 100]);
  });
});

describe('the reports of several subjects', () => {
  const decide = (json: object, by = second) => as(by, '/api/admin/reports/decide', json);

  it('are decided together, and those that can’t be are named', async () => {
    const [ann, bob, cas] = [await newMember(), await newMember('Bob'), await newMember('Cas')];
    const [one, other, own] = [await reported(ann, bob), await reported(cas, bob), await reported(ann, second)];
    expect(own.firstReportId).toBe(one.firstReportId);
    const late = { firstReportId: 999_999, lastReportId: 999_999 };
    const dismissed = await decide({ subjects: [late, other, one], decision: 'dismiss' });
    expect(dismissed.body).toEqual({
      decided: [{ firstReportId: other.firstReportId, reports: 1 }],
      skipped: [
        { firstReportId: one.firstReportId, code: 'other-admin-required' },
        { firstReportId: late.firstReportId, code: 'report-not-found' },
      ],
    });
    const upheld = await decide({ subjects: [own, other], decision: 'uphold', answer: 'Thanks.' }, first);
    expect(upheld.body).toEqual({
      decided: [{ firstReportId: one.firstReportId, reports: 2 }],
      skipped: [{ firstReportId: other.firstReportId, code: 'report-decided' }],
    });
    expect(await newsOf(ann)).toMatchObject([{ kind: 'moderated', reason: 'Thanks.' }]);
    expect(await entries(2)).toMatchObject([
      { operation: 'upholdReports', input: { id: one.firstReportId, answer: 'Thanks.' }, actor: { id: first.id } },
      { operation: 'dismissReports', input: { id: other.firstReportId }, actor: { id: second.id } },
    ]);
  });

  it('are decided once by two admins at the same time', async () => {
    const [ann, bob, cas] = [await newMember(), await newMember('Bob'), await newMember('Cas')];
    const subjects = [await reported(ann, cas), await reported(bob, cas)];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2
          ? decide({ subjects, decision: 'uphold' })
          : decide({ subjects: [...subjects].reverse(), decision: 'dismiss' }, first),
      ),
    );
    expect(replies.flatMap(({ body }) => body.decided)).toHaveLength(2);
  });
});

describe('the lists of what waits', () => {
  const lists = [
    ['/api/admin/appeals', 'appeals', (one: { user: Person }) => one.user.id],
    ['/api/admin/quests/unresolved', 'requests', (one: { user: Person }) => one.user.id],
    ['/api/admin/reports', 'subjects', (one: { author: Person }) => one.author.id],
  ] as const;
  const idsIn = async ([path, name, idOf]: (typeof lists)[number], query: string) => {
    const body = await read(`${path}?itemsPerPage=100&${query}`);
    expect(body.metadata.totalItems).toBe(body[name].length);
    return (body[name] as never[]).map((one) => idOf(one));
  };

  it('are searched by member, and sorted and limited by day', async () => {
    const name = `Zoë%_${made}`;
    const [people, days]: [number[], string[]] = [[], []];
    for (let day = 0; day < 2; day += 1) {
      test.advance(24 * 60 * 60 * 1000);
      // Idle admin sessions expire within a day.
      await newAdmins();
      const member = await test.member(`zoe_${++made}`, { name });
      people.push(member.id);
      days.push(test.clock().toISOString().slice(0, 10));
      await appealed(member);
      await requested(member);
      await reported(member, await newMember('Rita'));
    }
    const [one, other] = people;
    for (const list of lists) {
      const search = `searchTerm=${encodeURIComponent(name.toUpperCase())}`;
      expect(await idsIn(list, search)).toEqual([one, other]);
      expect(await idsIn(list, `${search}&sort=newest`)).toEqual([other, one]);
      expect(await idsIn(list, `${search}&from=${days[1]}`)).toEqual([other]);
      expect(await idsIn(list, `${search}&to=${days[0]}`)).toEqual([one]);
      expect(await idsIn(list, 'searchTerm=nobody%25has')).toEqual([]);
    }
    expect(await idsIn(lists[2], 'searchTerm=rita')).toEqual([one, other]);
  });
});
