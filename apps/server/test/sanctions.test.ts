import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maintain } from '../src/maintenance.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, AT_ONCE, expectBooksBalance, fire, picture, pointsOf, upload } from './people.ts';

type Person = { id: number; token: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
let admin: Person;
let ann: Person;

beforeAll(async () => {
  test = await createTestApp();
});
// Each test has its own members and one admin.
beforeEach(async () => {
  await test.db.updateTable('app_user').set({ role: 'User' }).where('role', '!=', 'User').execute();
  admin = await test.member(`admin_${++made}`, { role: 'Admin', name: 'Admin' });
  ann = await test.member(`ann_${made}`, { name: 'Ann' });
});
afterEach(() => expectBooksBalance(test));
afterAll(() => test.close());

let made = 0;
const as = ({ token }: Person, path: string, json?: object) => test.call('POST', path, { token, json });
const read = async ({ token }: Person, path: string) => (await test.call('GET', path, { token })).body;
const disqualify = (member: Person, by = admin, reason = 'Five accounts') =>
  as(by, `/api/admin/user/disqualify?userId=${member.id}`, { reason });
const reinstate = (member: Person, by = admin, reason = 'It was your family') =>
  as(by, '/api/admin/user/reinstate', { userId: member.id, reason });
const silence = (member: Person, days = 7, by = admin, reason = 'Insults') =>
  as(by, '/api/admin/user/silence', { userId: member.id, days, reason });
const unsilence = (member: Person, by = admin) =>
  as(by, '/api/admin/user/unsilence', { userId: member.id, reason: 'Enough' });
const addPoints = async (member: Person, points: number) =>
  as({ ...admin, token: await test.signInAgain(admin.id) }, '/api/admin/user/points/update', {
    userId: member.id,
    points,
  });
const recordOf = (member: Person, by = admin) => read(by, `/api/admin/users/${member.id}/record`);
const newsOf = async (member: Person) =>
  ((await read(member, '/api/user/notifications')).notifications as { kind: string }[]).filter(({ kind }) =>
    ['disqualified', 'reinstated', 'silenced', 'unsilenced'].includes(kind),
  );
const marked = async (mark: string) =>
  ((await read(admin, `/api/admin/members?mark=${mark}&itemsPerPage=100`)).users as { id: number }[]).map(
    ({ id }) => id,
  );
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a reinstatement', () => {
  it('gives back exactly what the disqualification took, and tells the member why', async () => {
    await addPoints(ann, 700);
    test.advance(1000);
    expect((await disqualify(ann)).body).toEqual({
      userId: ann.id,
      points: 0,
      disqualified: true,
      silencedUntil: null,
      outcome: 'applied',
    });
    test.advance(1000);
    await addPoints(ann, 30);
    test.advance(1000);
    expect(codeOf(await as(ann, '/api/claimBonusPoint'))).toEqual([403, 'disqualified']);
    expect((await reinstate(ann)).body).toMatchObject({ points: 730, disqualified: false, outcome: 'applied' });
    expect(await pointsOf(test, ann.id)).toBe(730);
    expect(await newsOf(ann)).toMatchObject([
      { kind: 'reinstated', points: 700, reason: 'It was your family', actor: null },
      { kind: 'disqualified', reason: 'Five accounts', actor: null },
    ]);
    const { entries } = await read(ann, '/api/user/points');
    expect(entries).toMatchObject([{ kind: 'disqualification', points: 700 }, { points: 30 }, { points: -700 }, {}]);
  });

  it('leaves in every window what was earned in its days', async () => {
    const later = async (days: number) => {
      test.advance(days * DAY);
      await maintain(test);
      admin = { ...admin, token: await test.signInAgain(admin.id) };
    };
    const totals = () =>
      test.db
        .selectFrom('app_user')
        .select(['total_points', 'week_points', 'month_points'])
        .where('id', '=', ann.id)
        .executeTakeFirstOrThrow();
    await addPoints(ann, 400);
    await later(9);
    await addPoints(ann, 60);
    await disqualify(ann);
    await later(9);
    await addPoints(ann, 5);
    await reinstate(ann);
    expect(await totals()).toEqual({ total_points: 465, week_points: 5, month_points: 465 });
    await expectBooksBalance(test);
    await later(3);
    await disqualify(ann);
    expect(await totals()).toMatchObject({ total_points: 0 });
    await reinstate(ann);
    expect(await totals()).toEqual({ total_points: 465, week_points: 5, month_points: 465 });
  });

  it('happens once, however often it is called at the same time', async () => {
    await addPoints(ann, 250);
    expect(await fire(() => disqualify(ann))).toEqual({ 200: AT_ONCE });
    expect(await fire(() => reinstate(ann))).toEqual({ 200: AT_ONCE });
    expect(await pointsOf(test, ann.id)).toBe(250);
    expect(await newsOf(ann)).toHaveLength(2);
  });

  it('of a member without points, or who isn’t disqualified, changes no points', async () => {
    expect((await reinstate(ann)).body).toMatchObject({ points: 0, outcome: 'unchanged' });
    await disqualify(ann);
    await reinstate(ann);
    expect((await as(ann, '/api/claimBonusPoint')).status).toBe(200);
    expect(await pointsOf(test, ann.id)).toBe(50);
  });
});

describe('a silence', () => {
  const comment = async (by = ann) =>
    as(by, '/comment', {
      userId: by.id,
      projectId: await addProject(test, admin.token, `Talk ${++made}`),
      comment: 'Hello',
    });

  it('keeps the member from posting until its end, and from nothing else', async () => {
    const projectId = await addProject(test, ann.token, `Own ${++made}`);
    const { id } = (await as(ann, '/comment', { userId: ann.id, projectId, comment: 'Before' })).body;
    const until = new Date(test.clock().getTime() + 7 * DAY).toISOString();
    expect((await silence(ann)).body).toMatchObject({ silencedUntil: until, outcome: 'applied' });
    const { token } = ann;
    const refused = [
      await comment(),
      await test.call('PATCH', '/comment', { token, json: { id, version: 1, comment: 'After' } }),
      await as(ann, '/api/user/twitterSubmitEmbedURL', { url: 'https://x.com/ann/status/1' }),
      await as(ann, '/api/user/tiktokSubmitEmbedURL', { url: 'https://www.tiktok.com/@ann/video/1' }),
      await as(ann, '/api/user/youtubeSubmitEmbedURL', { url: 'https://youtu.be/aaaaaaaaaaa' }),
      await as(ann, '/api/user/embedcode', {
        embedCode: '<iframe src="https://www.youtube.com/embed/bbbbbbbbbbb"></iframe>',
      }),
      await test.call('POST', '/requestGrant', { token, form: { projectName: 'No', bio: 'No', description: 'No' } }),
      await test.call('PATCH', '/requestGrant', { token, form: { id: String(projectId), bio: 'No' } }),
      // Names and pictures are also public.
      await test.call('PATCH', '/google-user', { token, form: { name: 'Insult' } }),
      await test.call('PATCH', '/google-user', { token, form: { username: 'insult' } }),
      await test.call('PATCH', '/google-user', {
        token,
        form: { picture: '2f1c0c1e-8b1d-4f0e-9a57-3c6a1d2b9e44.png' },
      }),
      await test.call('PATCH', '/google-user', { token, form: { picture: '', name: 'Insult' } }),
      await test.call('PATCH', '/google-user', { token, form: {} }),
    ];
    for (const { status, body } of refused) expect([status, body]).toMatchObject([403, { code: 'silenced', until }]);
    expect((await read(ann, '/api/user')).silence).toEqual({ until, reason: 'Insults' });
    expect(await newsOf(ann)).toMatchObject([{ kind: 'silenced', days: 7, reason: 'Insults' }]);
    expect((await read(ann, '/api/user')).name).not.toBe('Insult');
    expect((await test.call('PUT', '/api/user/flag?flag=TR', { token })).status).toBe(200);
    expect((await as(ann, '/api/claimBonusPoint')).status).toBe(200);
    expect((await as(ann, '/api/reports', { kind: 'profile', id: admin.id, reason: 'spam' })).status).toBe(201);
  });

  it('lets the member remove their picture', async () => {
    const { token } = ann;
    const { key } = await upload(test, token, await picture());
    const withPicture = await test.call('PATCH', '/google-user', { token, form: { picture: key } });
    expect(withPicture.body.pictureUrl).toBe(`/backend/media/${key}`);
    await silence(ann);
    const { status, body } = await test.call('PATCH', '/google-user', { token, form: { picture: '' } });
    expect([status, body.pictureUrl]).toEqual([200, null]);
    expect((await test.app.inject({ url: `/backend/media/${key}` })).statusCode).toBe(404);
  });

  it.each([1, 7, 30])('of %i days ends by itself', async (days) => {
    await silence(ann, days);
    test.advance(days * DAY - 1);
    const [early, other] = [await test.signInAgain(ann.id), await test.signInAgain(admin.id)];
    admin = { ...admin, token: other };
    expect(codeOf(await comment({ ...ann, token: early }))).toEqual([403, 'silenced']);
    test.advance(1);
    expect((await comment({ ...ann, token: early })).status).toBe(201);
    expect((await read({ ...ann, token: early }, '/api/user')).silence).toBe(null);
    expect(await marked('silenced')).not.toContain(ann.id);
    expect((await silence(ann)).status).toBe(200);
  });

  it('ends early, and can’t be doubled', async () => {
    await silence(ann, 1);
    expect(codeOf(await silence(ann, 30))).toEqual([409, 'already-silenced']);
    expect(await marked('silenced')).toContain(ann.id);
    expect((await unsilence(ann)).body).toMatchObject({ silencedUntil: null, outcome: 'applied' });
    expect((await unsilence(ann)).body).toMatchObject({ outcome: 'unchanged' });
    expect((await comment()).status).toBe(201);
    expect(await newsOf(ann)).toMatchObject([{ kind: 'unsilenced', reason: 'Enough' }, { kind: 'silenced' }]);
  });

  it.each([2, 0, 31, '7'])('has no length of %s', async (days) => {
    expect(codeOf(await silence(ann, days as number))).toEqual([400, 'validation-failed']);
  });
});

it('no sanction touches a member who doesn’t exist', async () => {
  const nobody = { ...ann, id: 999_999 };
  for (const sanctioned of [disqualify(nobody), reinstate(nobody), silence(nobody), unsilence(nobody)])
    expect(codeOf(await sanctioned)).toEqual([404, 'user-not-found']);
});

describe('what touches an admin', () => {
  let boss: Person;
  let second: Person;
  beforeEach(async () => {
    boss = await test.member(`boss_${made}`, { role: 'Admin', name: 'Boss' });
  });
  const proposalOf = async (member: Person, by = admin) =>
    ((await recordOf(member, by)).sanctions as { id: number; status: string; mayConfirm: boolean }[])[0]!;

  it('waits for a second admin', async () => {
    second = await test.member(`second_${made}`, { role: 'Admin' });
    expect((await disqualify(boss)).body).toMatchObject({ disqualified: false, outcome: 'proposed' });
    expect((await disqualify(boss)).body).toMatchObject({ outcome: 'proposed' });
    expect(await marked('proposed')).toEqual([boss.id]);
    const { id, ...proposal } = await proposalOf(boss);
    expect(proposal).toMatchObject({ status: 'proposed', mayConfirm: false, mayCancel: true });
    expect(await proposalOf(boss, boss)).toMatchObject({ mayConfirm: false, mayCancel: false });
    const confirm = (by: Person) => as(by, `/api/admin/sanctions/${id}/confirm`);
    expect(codeOf(await confirm(admin))).toEqual([403, 'other-admin-required']);
    expect(codeOf(await confirm(boss))).toEqual([403, 'other-admin-required']);
    expect((await confirm(second)).body).toMatchObject({ disqualified: true, outcome: 'applied' });
    expect(codeOf(await confirm(second))).toEqual([409, 'sanction-decided']);
    expect(await proposalOf(boss, second)).toMatchObject({ status: 'applied', decidedBy: { id: second.id } });
    expect(codeOf(await as(second, '/api/admin/sanctions/999999/cancel'))).toEqual([404, 'sanction-not-found']);
  });

  it('can be canceled', async () => {
    second = await test.member(`second_${made}`, { role: 'Admin' });
    await silence(boss);
    const { id } = await proposalOf(boss);
    expect(codeOf(await as(boss, `/api/admin/sanctions/${id}/cancel`))).toEqual([403, 'other-admin-required']);
    expect((await as(admin, `/api/admin/sanctions/${id}/cancel`)).body).toMatchObject({ silencedUntil: null });
    expect(await marked('proposed')).toEqual([]);
    expect(codeOf(await as(admin, `/api/admin/sanctions/${id}/cancel`))).toEqual([409, 'sanction-decided']);
  });

  it('needs a super admin who has just signed in, if there is no second admin', async () => {
    expect(codeOf(await disqualify(boss))).toEqual([403, 'other-admin-required']);
    await test.db.updateTable('app_user').set({ role: 'Super Admin' }).where('id', '=', admin.id).execute();
    test.advance(11 * MINUTE);
    expect(codeOf(await disqualify(boss))).toEqual([403, 'fresh-sign-in-required']);
    const token = await test.signInAgain(admin.id);
    expect((await disqualify(boss, { ...admin, token })).body).toMatchObject({ outcome: 'applied' });
  });

  it('is not done by the admin to themselves', async () => {
    expect(codeOf(await silence(boss, 1, boss))).toEqual([403, 'other-admin-required']);
  });
});

describe('an admin’s own', () => {
  const submit = async (by: Person) =>
    (await as(by, '/api/user/twitterSubmitEmbedURL', { url: `https://x.com/a/status/${10 ** 15 + ++made}` })).body
      .submissionId as number;
  const logOf = async (by: Person) => (await read(by, '/api/admin/audit?itemsPerPage=1')).entries[0];

  it('points and submissions are another admin’s to decide', async () => {
    await test.member(`other_${made}`, { role: 'Admin' });
    const submissionId = await submit(admin);
    for (const refused of [
      await addPoints(admin, 50),
      await as(admin, '/api/admin/acceptSubmission', { submissionId, points: 70 }),
      await as(admin, '/api/admin/rejectSubmission', { submissionId, reason: 'low-quality' }),
    ])
      expect(codeOf(refused)).toEqual([403, 'other-admin-required']);
    expect((await as(admin, '/api/admin/acceptAllSubmissions?points=30')).status).toBe(200);
    expect(await pointsOf(test, admin.id)).toBe(0);
  });

  it('are decided by the only admin, which the audit log says', async () => {
    const submissionId = await submit(admin);
    expect((await as(admin, '/api/admin/acceptSubmission', { submissionId, points: 70 })).status).toBe(200);
    expect((await logOf(admin)).after).toMatchObject({ status: 'Accepted', isOwn: true });
    expect((await addPoints(admin, 50)).status).toBe(200);
    expect((await logOf(admin)).after).toEqual({ points: 120, isOwn: true });
    await addPoints(ann, 50);
    expect((await logOf(admin)).after).toEqual({ points: 50 });
  });
});

describe('the record of a member', () => {
  it('counts decisions and reports, and lists sanctions', async () => {
    await silence(ann, 1);
    await unsilence(ann);
    await as(admin, '/api/reports', { kind: 'profile', id: ann.id, reason: 'spam' });
    const { sanctions, ...record } = await recordOf(ann);
    expect(record).toEqual({
      userId: ann.id,
      rank: null,
      accepted: 0,
      rejected: 0,
      openReports: 1,
      upheldReports: 0,
      wallet: null,
      disqualified: false,
      silencedUntil: null,
      looksLike: null,
    });
    expect(sanctions).toMatchObject([
      { kind: 'unsilence', status: 'applied', actor: { id: admin.id }, days: null },
      { kind: 'silence', days: 1, reason: 'Insults' },
    ]);
    expect((await test.call('GET', '/api/admin/users/999999/record', { token: admin.token })).status).toBe(404);
  });

  it('lists members by mark', async () => {
    await disqualify(ann);
    expect(await marked('disqualified')).toContain(ann.id);
    await as(admin, '/api/admin/user/degen', { userId: ann.id, isDegen: true });
    expect(await marked('degen')).toEqual([ann.id]);
    await reinstate(ann);
    expect(await marked('disqualified')).not.toContain(ann.id);
  });
});
