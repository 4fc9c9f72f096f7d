import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { createHash } from 'node:crypto';
import { addProject, createQuest, pointsOf, texts } from './people.ts';

let test: TestApp;
let admin: { id: number; token: string };
let projectId: number;
let questId: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('admin', { role: 'Admin' });
  projectId = await addProject(test, admin.token, 'Nova');
  questId = await createQuest(test, admin.token);
});
afterAll(() => test.close());

/** Calls that accept an idempotency key, each with its body, if any. */
const calls: [path: string, body: () => object | undefined][] = [
  ['/upvote', () => ({ uid: admin.id, projectId })],
  ['/comment', () => ({ userId: admin.id, projectId, comment: 'Good.' })],
  ['/api/admin/user/points/update', () => ({ userId: admin.id, points: 5 })],
  ['/api/admin/points/update-admin', () => ({ userId: admin.id, points: 5 })],
  ['/api/admin/user/degen', () => ({ userId: admin.id, isDegen: true })],
  ['/api/admin/adjustReferralPointsValue/1', () => ({ newPoints: '50' })],
  ['/api/admin/quests/createQuest', () => ({ title: texts('Another'), kind: 'manual', points: 5 })],
  ['/api/admin/acceptSubmission', () => ({ submissionId: 1, points: 5 })],
  ['/api/admin/rejectSubmission', () => ({ submissionId: 1, reason: 'low-quality' })],
  ['/api/admin/acceptSubmissions', () => ({ submissionIds: [1], points: 5 })],
  ['/api/admin/rejectSubmissions', () => ({ submissionIds: [1], reason: 'low-quality' })],
  ['/api/admin/appeals/decide', () => ({ appealIds: [1], decision: 'accept' })],
  ['/api/admin/quests/decide', () => ({ requests: [{ userId: 1, challengeId: 1 }], decision: 'verify' })],
  ['/api/admin/reports/decide', () => ({ subjects: [{ firstReportId: 1, lastReportId: 1 }], decision: 'dismiss' })],
  ['/api/admin/reopenSubmission', () => ({ submissionId: 1 })],
  ['/api/admin/users/1/notes', () => ({ text: 'Two accounts' })],
  ['/api/admin/savedReplies', () => ({ title: 'Blurry', text: 'Too blurry' })],
  ['/api/quests/verify', () => ({ userId: admin.id, challengeId: questId, discordId: null })],
  ['/api/socialData/quests/verify', () => ({ userId: admin.id, challengeId: questId })],
  ['/api/quests/request/verify', () => ({ challenge_id: questId, url: 'https://nova.example/proof' })],
  ['/api/twitter/followUser', () => ({ username: 'nova' })],
  ['/api/pwrQuizzes/quiz/submit-answer', () => ({ quizId: 1, questionId: 1, answer: 'A' })],
  ['/api/user/twitterSubmitEmbedURL', () => ({ url: 'https://x.com/nova/status/1' })],
  ['/api/user/tiktokSubmitEmbedURL', () => ({ url: 'https://www.tiktok.com/@nova/video/1' })],
  ['/api/user/youtubeSubmitEmbedURL', () => ({ url: 'https://youtu.be/aaaaaaaaaaa' })],
  ['/api/user/embedcode', () => ({ embedCode: '<iframe src="https://www.youtube.com/embed/bbbbbbbbbbb"></iframe>' })],
  ['/api/claimBonusPoint', () => undefined],
  ['/api/quests/1/finalize', () => undefined],
  ['/api/quests/referralCode?referredUserId=1&referralCode=abcdefgh', () => undefined],
  ['/api/admin/acceptAllSubmissions?points=30', () => undefined],
  ['/api/admin/user/disqualify?userId=1', () => ({ reason: 'Cheating' })],
  ['/api/admin/user/quest/update?userId=1&challengeId=1&action=verify', () => undefined],
  ['/api/admin/user/reinstate', () => ({ userId: 1, reason: 'It was your family' })],
  ['/api/admin/user/silence', () => ({ userId: 1, days: 7, reason: 'Insults' })],
  ['/api/admin/user/unsilence', () => ({ userId: 1, reason: 'Enough' })],
  ['/api/admin/sanctions/1/confirm', () => undefined],
  ['/api/admin/sanctions/1/cancel', () => undefined],
  ['/api/admin/snapshots/proposals/1/confirm', () => undefined],
  ['/api/admin/snapshots/proposals/1/cancel', () => undefined],
];

const send = (path: string, json: object | undefined, key: string) =>
  test.call('POST', path, { token: admin.token, json, headers: { 'idempotency-key': key } });

/** Returns the stored row of an earlier call with a different body. */
const firstCall = (key: string) => ({ user_id: admin.id, key, request_hash: 'other', created_at: test.clock() });

describe('a key', () => {
  it.each(calls)('that was used with another body is refused by %s', async (path, body) => {
    const key = `reused:${path}`;
    await test.db
      .insertInto('idempotent_reply')
      .values({ ...firstCall(key), reply: '{}' })
      .execute();
    const { status, body: problem } = await send(path, body(), key);
    expect([status, problem.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('belongs to one path, one query and one body', async () => {
    const [a, b] = [await test.member('a'), await test.member('b')];
    const adjust = ({ id }: typeof a) =>
      send(`/api/admin/adjustReferralPointsValue/${id}`, { newPoints: '50' }, 'adjust:path');
    expect((await adjust(a)).body).toEqual({ userId: a.id, points: 50 });
    expect((await adjust(a)).body).toEqual({ userId: a.id, points: 50 });
    expect((await adjust(b)).body.code).toBe('idempotency-key-reused');

    const force = ({ id }: typeof a) =>
      test.call('POST', `/api/quests/forceVerify?userId=${id}&challengeId=${questId}`, {
        token: admin.token,
        headers: { 'idempotency-key': 'force:query' },
      });
    expect((await force(a)).body).toMatchObject({ totalPoints: 100, wasCompleted: false });
    expect((await force(a)).body).toMatchObject({ totalPoints: 100, wasCompleted: false });
    expect((await force(b)).body.code).toBe('idempotency-key-reused');
    expect(await pointsOf(test, b.id)).toBe(0);
  });

  it('of an older build matches only a call without path and query', async () => {
    const older = (operationId: string, json: object) =>
      createHash('sha256').update(operationId).update(JSON.stringify(json)).digest('hex');
    const kept = { ...firstCall('older:key'), reply: '{"kept":true}' };
    const points = { userId: admin.id, isDegen: true };
    const value = { newPoints: '50' };
    for (const [key, request_hash] of [
      ['older:degen', older('setDegen', points)],
      ['older:value', older('setReferralValue', value)],
    ] as const)
      await test.db
        .insertInto('idempotent_reply')
        .values({ ...kept, key, request_hash, reply: JSON.stringify(points) })
        .execute();
    expect((await send('/api/admin/user/degen', points, 'older:degen')).body).toEqual(points);
    const refused = await send(`/api/admin/adjustReferralPointsValue/${admin.id}`, value, 'older:value');
    expect(refused.body.code).toBe('idempotency-key-reused');
  });

  it('returns the stored reply of a call that can succeed only once', async () => {
    const member = await test.member('claims');
    const again = (path: string, token: string) =>
      test.call('POST', path, { token, headers: { 'idempotency-key': `kept:${path.split('?')[0]}` } });
    const inviter = await test.member('invites', {});
    const younger = await test.member('invited');
    const invitations = await test.call('GET', `/api/user-invitations/${inviter.id}`, { token: inviter.token });
    const code = invitations.body.referralCode as string;
    await test.call('POST', '/api/user/twitterSubmitEmbedURL', {
      token: member.token,
      json: { url: 'https://x.com/nova/status/77' },
    });
    const calls: [path: string, token: string, status: number][] = [
      ['/api/claimBonusPoint', member.token, 409],
      ['/api/admin/acceptAllSubmissions?points=30', admin.token, 200],
      [`/api/quests/referralCode?referredUserId=${younger.id}&referralCode=${code}`, younger.token, 409],
    ];
    for (const [path, token, withAnotherKey] of calls) {
      const first = await again(path, token);
      expect([path, first.status]).toEqual([path, 200]);
      test.advance(1000);
      expect((await again(path, token)).text).toBe(first.text);
      expect((await test.call('POST', path, { token })).status).toBe(withAnotherKey);
    }
    expect(await pointsOf(test, member.id)).toBe(80);
  });

  it('returns the stored reply without calling a service again', async () => {
    const member = await test.member('verifies');
    const id = await createQuest(test, admin.token, { kind: 'visit', actionUrl: 'https://example.org' });
    await test.call('POST', `/api/user/challenge/action?action=start&challengeId=${id}`, { token: member.token });
    const request = () =>
      test.call('POST', '/api/quests/request/verify', {
        token: member.token,
        json: { challenge_id: id },
        headers: { 'idempotency-key': 'kept:verify' },
      });
    const first = await request();
    expect(first.body.state).toBe('verified');
    await test.call('POST', `/api/quests/${id}/finalize`, { token: member.token });
    expect((await request()).text).toBe(first.text);
  });

  it.skipIf(inject('databaseUrl') === undefined)(
    'whose first call still runs is refused (PostgreSQL alone runs two at once)',
    async () => {
      const image = '2f1c0c1e-8b1d-4f0e-9a57-3c6a1d2b9e44.png';
      const all = [...calls, ['/api/user/submitMeme', () => ({ image, title: 'Nova' })] as (typeof calls)[number]];
      await test.db.transaction().execute(async (trx) => {
        for (const [path] of all)
          await trx
            .insertInto('idempotent_reply')
            .values(firstCall(`open:${path}`))
            .execute();
        const answers = await Promise.all(all.map(([path, body]) => send(path, body(), `open:${path}`)));
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
          all.map(() => [409, 'idempotency-key-in-progress']),
        );
      });
    },
  );
});
