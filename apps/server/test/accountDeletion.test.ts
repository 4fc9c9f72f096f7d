import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkSubject } from '../src/accounts/linked.ts';
import { findOrCreateMember } from '../src/auth/members.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { maintain } from '../src/maintenance.ts';
import { deleteDueAccounts } from '../src/ownData/deletion.ts';
import { appendPointEntry } from '../src/points/ledger.ts';
import { moveTo } from '../src/quests/progress.ts';
import { accountsOf } from '../src/quests/proofs.ts';
import { invitedReason, referralKey } from '../src/referrals/payReferral.ts';
import { createMember } from '../src/users/createMember.ts';
import { createTestApp, createTestDatabase, useTestApp, type TestApp } from './harness.ts';
import { addProject, createQuest, expectBooksBalance, picture, pointsOf, upload, whileLocked } from './people.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PATH = '/api/user/deletion';

/** Contained in every personal text, so that the test can find rows with personal data. */
const MARK = 'xyzzyplugh';

let test: TestApp;
beforeAll(async () => (test = await createTestApp()));
afterAll(() => test.close());

const request = (token: string) => test.call('PUT', PATH, { token });
const dueOf = async (token: string) => (await test.call('GET', '/api/user', { token })).body.deletionDueAt as string;
const rowOf = (id: number) => test.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Requests the deletion of a member's account, and lets the waiting period pass. */
async function remove(token: string): Promise<void> {
  expect((await request(token)).status).toBe(200);
  test.advance(7 * DAY);
  await maintain(test);
}

/** Finds the rows in any table that contain a text. @returns each row's table and JSON */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(test.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select r::text as row from (select to_jsonb(t) as r from ${sql.table(name)} t) rows
      where r::text ilike ${`%${text}%`}`.execute(test.db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

describe('a request to delete the account', () => {
  it('is due in seven days, and a repeated one doesn’t move the date', async () => {
    const { token } = await test.member('patient');
    expect(await dueOf(token)).toBeNull();
    const due = new Date(test.clock().getTime() + 7 * DAY).toISOString();
    expect(await request(token)).toMatchObject({ status: 200, body: { dueAt: due } });
    test.advance(1000);
    expect((await request(token)).body.dueAt).toBe(due);
    expect(await dueOf(token)).toBe(due);
  });

  it('requires a fresh sign-in', async () => {
    const { id, token } = await test.member('stale');
    test.advance(11 * 60 * 1000);
    expect(await request(token)).toMatchObject({ status: 403, body: { code: 'fresh-sign-in-required' } });
    expect(await dueOf(token)).toBeNull();
    expect((await request(await test.signInAgain(id))).status).toBe(200);
  });

  it('can be taken back until the account is deleted', async () => {
    const { id, token } = await test.member('wavering');
    await request(token);
    test.advance(7 * DAY - 1);
    await maintain(test);
    test.advance(1);
    expect((await test.call('DELETE', PATH, { token })).status).toBe(204);
    expect((await test.call('DELETE', PATH, { token })).status).toBe(204);
    expect(await dueOf(token)).toBeNull();
    test.advance(DAY);
    await maintain(test);
    expect(await rowOf(id)).toMatchObject({ name: 'wavering', deleted_at: null });
  });

  it('is about the caller alone', async () => {
    const [one, other] = [await test.member('one'), await test.member('another')];
    await request(one.token);
    expect(await dueOf(other.token)).toBeNull();
    await test.call('DELETE', PATH, { token: other.token });
    expect(await dueOf(one.token)).not.toBeNull();
  });

  it('is refused to the last super admin', async () => {
    const [one, other] = [
      await test.member('root_1', { role: 'Super Admin' }),
      await test.member('root_2', { role: 'Super Admin' }),
    ];
    const answers = await whileLocked(
      test,
      (trx) => trx.selectFrom('app_user').select('id').where('role', '=', 'Super Admin').forUpdate().execute(),
      () => [request(one.token), request(other.token)],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.code).toBe('last-super-admin');
  });
});

describe('a deleted account', () => {
  it('leaves nothing personal behind', async () => {
    const inviter = await test.member('inviter');
    const admin = await test.member('admin_1', { role: 'Admin' });
    const second = await test.member('admin_4', { role: 'Admin' });
    const { id, token } = await test.member(`${MARK}-name`, { email: `${MARK}@example.com`, flag: 'TR' });
    const { db, clock } = test;
    const now = clock();
    const projectId = await addProject(test, token, 'Left behind');
    const comment = await test.call('POST', '/comment', { token, json: { userId: id, projectId, comment: MARK } });
    await test.call('PATCH', '/comment', { token, json: { id: comment.body.id, version: 1, comment: 'Stays' } });
    const { key } = await upload(test, token, await picture());
    expect((await test.call('PATCH', '/google-user', { token, form: { picture: key } })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ picture_key: key });
    await db
      .insertInto('provider_subject')
      .values({
        provider: 'x',
        subject: `${MARK}-x`,
        label: MARK,
        user_id: id,
        created_at: now,
      })
      .execute();
    await db
      .insertInto('wallet_of_member')
      .values({ user_id: id, address: `0x${MARK}` })
      .execute();
    const linked = { user_id: id, address: `0x${MARK}`, transaction_hash: MARK, linked_at: now };
    await db.insertInto('wallet').values(linked).execute();
    await db.insertInto('wallet_fingerprint').values({ user_id: id, seed_id: MARK }).execute();
    await db.updateTable('session').set({ user_agent: MARK }).where('user_id', '=', id).execute();
    const questId = await createQuest(test, admin.token, { needsReview: true });
    await moveTo(db, id, questId, 'in_review');
    await db.updateTable('quest_progress').set({ proof_text: MARK }).where('user_id', '=', id).execute();
    const url = { url: `https://x.com/${MARK}/status/1234567890123456` };
    const sent = await test.call('POST', '/api/user/twitterSubmitEmbedURL', { token, json: url });
    expect(sent.status).toBe(201);
    await test.call('POST', '/api/admin/user/degen', { token: admin.token, json: { userId: id, isDegen: true } });
    const json = { submissionId: sent.body.submissionId, reason: 'spam-content' };
    expect((await test.call('POST', '/api/admin/rejectSubmission', { token: admin.token, json })).status).toBe(200);
    const note = { text: MARK, submissionId: sent.body.submissionId };
    expect((await test.call('POST', `/api/admin/users/${id}/notes`, { token: admin.token, json: note })).status).toBe(
      201,
    );
    const decide = async (path: string, body?: object) => {
      const { status } = await test.call('POST', `/api/admin/${path}`, { token: second.token, json: body });
      expect([path, status]).toEqual([path, 200]);
    };
    await decide(`user/quest/update?userId=${id}&challengeId=${questId}&action=fail&reason=${MARK}`);
    await test.call('POST', `/api/user/submissions/${sent.body.submissionId}/appeal`, { token, json: { text: MARK } });
    const { appeals } = (await test.call('GET', '/api/admin/appeals', { token: second.token })).body;
    await decide(`appeals/${appeals.at(-1).appealId}/uphold`, { answer: MARK });
    const about = { kind: 'profile', id, reason: 'spam' };
    await test.call('POST', '/api/reports', { token: inviter.token, json: about });
    const { subjects } = (await test.call('GET', '/api/admin/reports', { token: second.token })).body;
    const { firstReportId, lastReportId } = subjects.at(-1);
    await decide(`reports/${firstReportId}/uphold`, { lastReportId, answer: 'Thank you.' });
    const aboutWords = { kind: 'comment', id: comment.body.id, reason: 'spam' };
    await test.call('POST', '/api/reports', { token: inviter.token, json: aboutWords });
    const open = (await test.call('GET', '/api/admin/reports', { token: second.token })).body.subjects.at(-1);
    await decide(`reports/${open.firstReportId}/uphold`, { lastReportId: open.lastReportId, answer: MARK });
    // The reporter keeps the answer that they got.
    await db.deleteFrom('notification').where('user_id', '=', inviter.id).execute();
    await db.updateTable('app_user').set({ referred_by: inviter.id }).where('id', '=', id).execute();
    const reward = { userId: inviter.id, key: referralKey(id), kind: 'referral' as const, delta: 50 };
    await withRetry(db, (trx) => appendPointEntry(trx, { ...reward, reason: invitedReason(`${MARK}-name`) }, now));
    expect((await rowsWith(MARK)).length).toBeGreaterThan(8);
    expect(await test.files.get('media', key)).toBeDefined();

    await remove(token);
    expect(await rowsWith(MARK)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ name: 'Deleted member', picture_key: null, flag: null, is_degen: false });
    // File times follow the machine's clock, so the test's clock must move past it.
    test.advance(Math.max(0, Date.now() - test.clock().getTime()) + 2 * DAY);
    await maintain(test);
    expect(await test.files.get('media', key)).toBeUndefined();
  });

  it('keeps points and balanced books, and is on no board', async () => {
    const { id, token } = await test.member('earner');
    await test.call('POST', '/api/claimBonusPoint', { token });
    const entries = () => test.db.selectFrom('point_entry').selectAll().where('user_id', '=', id).execute();
    const before = await entries();
    expect(before).toHaveLength(1);
    await remove(token);
    expect(await entries()).toEqual(before);
    await expectBooksBalance(test);
    const { body } = await test.call('GET', '/api/user/leaderboard/topusers?page=0&limit=50');
    expect(body.users.map((user: { id: number }) => user.id)).not.toContain(id);
  });

  it('loses the points of a post whose acceptance is undone', async () => {
    const admin = await test.member('admin_post', { role: 'Admin' });
    const { id, token } = await test.member('poster');
    const url = 'https://x.com/nova/status/4711';
    const { body } = await test.call('POST', '/api/user/twitterSubmitEmbedURL', { token, json: { url } });
    const { submissionId } = body;
    const decide = async (path: string, json: object) =>
      (await test.call('POST', `/api/admin/${path}`, { token: await test.signInAgain(admin.id), json })).status;
    expect(await decide('acceptSubmission', { submissionId, points: 150 })).toBe(200);
    await remove(token);
    expect(await decide('reopenSubmission', { submissionId, status: 'Accepted' })).toBe(200);
    expect((await rowOf(id)).total_points).toBe(0);
    await expectBooksBalance(test);
    const entries = await test.db.selectFrom('point_entry').select('kind').where('user_id', '=', id).execute();
    expect(entries.map(({ kind }) => kind)).not.toContain('disqualification');
  });

  it('can’t be used, found or visited', async () => {
    const { id, token } = await test.member('vanishing');
    await remove(token);
    expect((await test.call('GET', '/api/session', { token })).body.code).toBe('token-invalid');
    for (const path of ['/api/users', '/user', '/api/user', '/google-user'])
      expect(await test.call('GET', `${path}/${id}`)).toMatchObject({ status: 410, body: { code: 'member-deleted' } });
    expect((await test.call('GET', '/api/users/by-name/vanishing')).status).toBe(404);
    expect((await test.call('GET', `/api/users/by-name/deleted-${id}`)).status).toBe(404);
    expect((await test.call('GET', `/user-upvotes/${id}`)).status).toBe(404);
    const admin = await test.member('admin_2', { role: 'Admin' });
    const { body } = await test.call('GET', `/api/search/users/${id}/5`, { token: admin.token });
    expect(body.users).toEqual([]);
  });

  it('leaves comments, projects and upvotes without a name', async () => {
    const { id, token } = await test.member('writer');
    const projectId = await addProject(test, token, 'Without a name');
    await test.call('POST', '/upvote', { token, json: { uid: id, projectId } });
    await test.call('POST', '/comment', { token, json: { userId: id, projectId, comment: 'What I think' } });
    await remove(token);
    const { body } = await test.call('GET', `/project/${projectId}/comments`);
    expect(body.comments).toMatchObject([{ comment: 'What I think', user: { isDeleted: true, pictureUrl: null } }]);
    const project = await test.call('GET', `/projects/${projectId}`);
    expect(project.body).toMatchObject({ totalUpvotes: 1, creator: { isDeleted: true } });
  });

  it('can’t be changed by an admin, or get a referral code', async () => {
    const { id, token } = await test.member('unchangeable');
    const admin = await test.member('admin_5', { role: 'Admin' });
    const questId = await createQuest(test, admin.token, { needsReview: true });
    await remove(token);
    admin.token = await test.signInAgain(admin.id);
    const row = await rowOf(id);
    const rowsOf = () => rowsWith(`"user_id": ${id},`);
    const before = await rowsOf();
    for (const [method, path, json] of [
      ['POST', '/api/admin/user/points/update', { userId: id, points: 50 }],
      ['POST', '/api/admin/points/update-admin', { userId: id, points: 50 }],
      ['POST', '/api/admin/user/degen', { userId: id, isDegen: true }],
      ['POST', `/api/admin/user/quest/update?userId=${id}&challengeId=${questId}&action=fail`, undefined],
      ['POST', `/api/admin/adjustReferralPointsValue/${id}`, { newPoints: '100' }],
      ['GET', `/api/user-invitations/${id}`, undefined],
    ] as const) {
      const { status, body } = await test.call(method, path, { token: admin.token, json });
      expect([path, status, body.code]).toEqual([path, 404, 'user-not-found']);
    }
    expect(await rowOf(id)).toEqual(row);
    expect(await rowsOf()).toEqual(before);
  });

  it('can’t get personal data back from calls that are still running', async () => {
    const { id, token } = await test.member('running');
    await remove(token);
    const back = test.db.updateTable('app_user').set({ email: 'a@example.com' }).where('id', '=', id).execute();
    await expect(back).rejects.toThrow('app_user_deleted_check');
  });
});

it('lets the same person join again as a new member, who isn’t paid for the same proof', async () => {
  const admin = await test.member('admin_3', { role: 'Admin' });
  const questId = await createQuest(test, admin.token, { kind: 'telegram', target: '@community' });
  const join = async () => {
    const identity = { subject: 'x-4711', name: 'Returning' };
    const id = await findOrCreateMember(test.db, test.clock, 'x', identity, undefined);
    await linkSubject(test.db, id, 'telegram', 'tg-4711', test.clock());
    await moveTo(test.db, id, questId, 'verified', { accounts: await accountsOf(test, test.db, id, questId) });
    const token = await test.signInAgain(id);
    return { id, token, finalized: await test.call('POST', `/api/quests/${questId}/finalize`, { token }) };
  };
  const first = await join();
  expect(first.finalized.status).toBe(200);
  await remove(first.token);
  const second = await join();
  expect(second.id).not.toBe(first.id);
  expect(second.finalized).toMatchObject({ status: 409, body: { code: 'account-already-rewarded' } });
  expect(await pointsOf(test, second.id)).toBe(0);
});

it('is done once by concurrent processes', async () => {
  let erasures = 0;
  const { db, drop } = await createTestDatabase(false, ({ level, query }) => {
    if (level === 'query' && query.sql.startsWith('update "app_user" set "name"')) erasures++;
  });
  try {
    const now = test.clock();
    const due = { requested_at: now, due_at: now };
    for (let n = 0; n < 20; n++) {
      const user_id = await createMember(db, { name: `Member ${n}`, username: `member_${n}` }, now);
      await db
        .insertInto('account_deletion')
        .values({ user_id, ...due })
        .execute();
    }
    await Promise.all(Array.from({ length: 4 }, () => deleteDueAccounts(db, now)));
    expect(erasures).toBe(20);
    const kept = await db.selectFrom('app_user').select('id').where('deleted_at', 'is', null).execute();
    expect(kept).toEqual([]);
  } finally {
    await drop();
  }
});

it('counts calls for deletion against the limit of writes', async () => {
  const limited = await useTestApp({ writesPerMinute: 1 });
  const { token } = await limited.member('hasty');
  await limited.call('PUT', PATH, { token });
  expect((await limited.call('PUT', PATH, { token })).status).toBe(429);
});
