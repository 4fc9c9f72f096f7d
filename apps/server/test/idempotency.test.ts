import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, createQuest, texts } from './people.ts';

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

/** Calls that are done once for each key, and a body of each. */
const calls: [path: string, body: () => object][] = [
  ['/upvote', () => ({ uid: admin.id, projectId })],
  ['/comment', () => ({ userId: admin.id, projectId, comment: 'Good.' })],
  ['/api/admin/user/points/update', () => ({ userId: admin.id, points: 5 })],
  ['/api/admin/points/update-admin', () => ({ userId: admin.id, points: 5 })],
  ['/api/admin/user/degen', () => ({ userId: admin.id, isDegen: true })],
  ['/api/admin/adjustReferralPointsValue/1', () => ({ newPoints: '50' })],
  ['/api/admin/quests/createQuest', () => ({ title: texts('Another'), kind: 'manual', points: 5 })],
  ['/api/admin/acceptSubmission', () => ({ submissionId: 1, points: 5 })],
  ['/api/admin/rejectSubmission', () => ({ submissionId: 1, reason: 'low-quality' })],
  ['/api/admin/reopenSubmission', () => ({ submissionId: 1 })],
  ['/api/quests/verify', () => ({ userId: admin.id, challengeId: questId, discordId: null })],
  ['/api/socialData/quests/verify', () => ({ userId: admin.id, challengeId: questId })],
  ['/api/quests/request/verify', () => ({ challenge_id: questId, url: 'https://nova.example/proof' })],
  ['/api/twitter/followUser', () => ({ username: 'nova' })],
  ['/api/pwrQuizzes/quiz/submit-answer', () => ({ quizId: 1, questionId: 1, answer: 'A' })],
  ['/api/user/twitterSubmitEmbedURL', () => ({ url: 'https://x.com/nova/status/1' })],
  ['/api/user/tiktokSubmitEmbedURL', () => ({ url: 'https://www.tiktok.com/@nova/video/1' })],
  ['/api/user/youtubeSubmitEmbedURL', () => ({ url: 'https://youtu.be/aaaaaaaaaaa' })],
  ['/api/user/embedcode', () => ({ embedCode: '<iframe src="https://www.youtube.com/embed/bbbbbbbbbbb"></iframe>' })],
];

const send = (path: string, json: object, key: string) =>
  test.call('POST', path, { token: admin.token, json, headers: { 'idempotency-key': key } });

/** What a call leaves under its key: here one that came with another body. */
const firstCall = (key: string) => ({ user_id: admin.id, key, request_hash: 'other', created_at: test.clock() });

describe('a key', () => {
  it.each(calls)('that came with another body before is refused by %s', async (path, body) => {
    const key = `reused:${path}`;
    await test.db
      .insertInto('idempotent_reply')
      .values({ ...firstCall(key), reply: '{}' })
      .execute();
    const { status, body: problem } = await send(path, body(), key);
    expect([status, problem.code]).toEqual([422, 'idempotency-key-reused']);
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
