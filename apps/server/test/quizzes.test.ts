import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { importQuizzes } from '../src/quizzes/importQuizzes.ts';
import { createTestApp, useTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, expectBooksBalance, fire, pointsOf, texts } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A quiz of two questions; the correct answers are A and B. */
const quiz = (key: string) => ({
  key,
  title: texts(key),
  questions: [
    { question: texts('First?'), options: { A: texts('Yes'), B: texts('No') }, answer: 'A' },
    {
      question: texts('Second?'),
      options: { A: texts('Yes'), B: texts('No'), C: texts('Maybe') },
      answer: 'B',
      points: 25,
    },
  ],
});

async function importFile(test: TestApp, content: string | Buffer) {
  const dir = await mkdtemp(join(tmpdir(), 'quizzes-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const file = join(dir, 'quizzes.yaml');
  await writeFile(file, content);
  return importQuizzes(test, file);
}

describe('the quiz of the day', () => {
  let test: TestApp;
  let members = 0;
  beforeAll(async () => {
    test = await createTestApp();
    for (const key of ['one', 'two']) {
      const { questions, ...more } = quiz(key);
      const row = { key, title: JSON.stringify(more.title), created_at: test.clock() };
      const { id } = await test.db.insertInto('quiz').values(row).returning('id').executeTakeFirstOrThrow();
      for (const [position, { question, options, answer, points = 10 }] of questions.entries())
        await test.db
          .insertInto('quiz_question')
          .values({
            quiz_id: id,
            position,
            question: JSON.stringify(question),
            options: JSON.stringify(Object.entries(options).map(([key, text]) => ({ key, text }))),
            answer,
            points,
          })
          .execute();
    }
  });
  afterEach(() => expectBooksBalance(test));
  afterAll(() => test.close());

  async function newMember() {
    const member = await test.member(`member-${++members}`);
    await test.call('POST', '/api/pwrQuizzes/auth/connect', { token: member.token });
    return member;
  }
  const standing = async (token: string) => (await test.call('GET', '/api/pwrQuizzes/auth/user', { token })).body;
  const start = (token: string, language = 'en') =>
    test.call('GET', '/api/pwrQuizzes/startQuiz', { token, headers: { 'accept-language': language } });
  const answer = (token: string, quizId: number, questionId: number, key: string) =>
    test.call('POST', '/api/pwrQuizzes/quiz/submit-answer', { token, json: { quizId, questionId, answer: key } });
  /** Answers all of today's questions. @returns the last reply */
  async function finish(token: string, keys = ['A', 'B']) {
    const { quizId, questions } = (await start(token)).body;
    const replies = [];
    for (const [place, key] of keys.entries())
      replies.push((await answer(token, quizId, questions[place].questionId, key)).body);
    return replies.at(-1);
  }

  it('is joined, started, left and resumed', async () => {
    const { token } = await test.member('newcomer');
    expect(await standing(token)).toEqual({
      joined: false,
      points: 0,
      streak: 0,
      longestStreak: 0,
      nextBonus: 10,
      today: 'open',
    });
    expect((await start(token)).body.code).toBe('quiz-not-joined');
    const join = () => test.call('POST', '/api/pwrQuizzes/auth/connect', { token });
    expect((await join()).body.joined).toBe(true);
    expect((await join()).body.joined).toBe(true);
    const { body, headers } = await start(token, 'ru');
    expect(headers.vary).toBe('accept-language');
    expect(body.questions[0]).toEqual({
      questionId: expect.any(Number),
      question: 'First? ru',
      options: [
        { key: 'A', text: 'Yes ru' },
        { key: 'B', text: 'No ru' },
      ],
      points: 10,
      answer: null,
      correct: null,
      rightAnswer: null,
    });
    await answer(token, body.quizId, body.questions[0].questionId, 'B');
    const resumed = (await start(token)).body;
    expect(resumed).toMatchObject({ answered: 1, correct: 0, points: 0, finished: false });
    expect(resumed.questions[0]).toMatchObject({ answer: 'B', correct: false, rightAnswer: 'A' });
    expect(resumed.questions[1].rightAnswer).toBeNull();
    expect((await standing(token)).today).toBe('started');
  });

  it('awards points for correct answers and the streak', async () => {
    const { id, token } = await newMember();
    expect(await finish(token)).toMatchObject({ correct: true, points: 25, finished: true, streak: 1, bonus: 10 });
    expect(await pointsOf(test, id)).toBe(45);
    expect(await standing(token)).toMatchObject({ points: 45, streak: 1, nextBonus: 20, today: 'finished' });
  });

  it('accepts an answer once, even concurrently', async () => {
    const { id, token } = await newMember();
    const { quizId, questions } = (await start(token)).body;
    const [first] = questions;
    expect(await fire(() => answer(token, quizId, first.questionId, 'A'))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    expect(await pointsOf(test, id)).toBe(10);
    expect((await answer(token, quizId, first.questionId, 'B')).body.code).toBe('question-answered');
  });

  it('accepts answers only to its own questions, after the start', async () => {
    const { token } = await newMember();
    expect((await answer(token, 1, 1, 'A')).body.code).toBe('quiz-not-started');
    const { quizId, questions } = (await start(token)).body;
    expect((await answer(token, quizId, 4711, 'A')).body.code).toBe('question-not-found');
    expect((await answer(token, quizId + 1, questions[0].questionId, 'A')).body.code).toBe('question-not-found');
    expect((await answer(token, quizId, questions[0].questionId, 'E')).status).toBe(400);
  });

  it('changes every day, and a missed day ends the streak', async () => {
    const { token } = await newMember();
    const first = (await start(token)).body.quizId;
    await finish(token);
    test.advance(DAY);
    expect((await start(token)).body.quizId).not.toBe(first);
    expect(await finish(token, ['B', 'A'])).toMatchObject({ correct: false, streak: 2, bonus: 20 });
    test.advance(2 * DAY);
    expect(await standing(token)).toMatchObject({ streak: 0, longestStreak: 2, nextBonus: 10, today: 'open' });
    expect(await finish(token)).toMatchObject({ streak: 1, bonus: 10 });
  });

  it('stops raising the streak bonus after a week', async () => {
    const { token } = await newMember();
    let last;
    for (let day = 0; day < 8; day++) {
      last = await finish(token);
      test.advance(DAY);
    }
    expect(last).toMatchObject({ streak: 8, bonus: 70 });
  });

  it('has its own board', async () => {
    const { token } = await newMember();
    await finish(token);
    const board = (query = '') => test.call('GET', `/api/pwrQuizzes/auth/pwrquizusersleaderboard${query}`);
    const { body } = await board();
    expect(body.metadata).toMatchObject({ currentPage: 0, totalItems: expect.any(Number) });
    const { points } = body.users[0];
    expect(points).toBeGreaterThan(0);
    expect((await board('?page=2&limit=1')).body.users[0].rank).toBeGreaterThanOrEqual(1);
    expect((await board('?page=0')).status).toBe(400);
  });

  it('has a board of any length, and empty pages after the last', async () => {
    const own = await useTestApp();
    await sql`insert into app_user (name, username, quiz_points, created_at)
      select 'm' || n, 'm' || n, n, now() from generate_series(1, 10150) n`.execute(own.db);
    const page = (number: number) =>
      own.call('GET', `/api/pwrQuizzes/auth/pwrquizusersleaderboard?page=${number}&limit=100`);
    const { body } = await page(102);
    expect(body.users.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 50 }, (_, index) => `m${50 - index}`),
    );
    for (const number of [103, 1000]) expect((await page(number)).body.users).toEqual([]);
  });

  it('is closed to disqualified members', async () => {
    const { id, token } = await newMember();
    const { quizId, questions } = (await start(token)).body;
    const { token: admin } = await test.member(`admin-${members}`, { role: 'Admin' });
    await test.call('POST', `/api/admin/user/disqualify?userId=${id}`, { token: admin, json: { reason: 'Cheating' } });
    expect((await start(token)).body.code).toBe('disqualified');
    expect((await answer(token, quizId, questions[0].questionId, 'A')).body.code).toBe('disqualified');
  });
});

describe('an import of quizzes', () => {
  it('adds each quiz once, and rejects incomplete ones with a reason', async () => {
    const test = await useTestApp();
    const { token } = await test.member('ann');
    await test.call('POST', '/api/pwrQuizzes/auth/connect', { token });
    expect((await test.call('GET', '/api/pwrQuizzes/startQuiz', { token })).body.code).toBe('quiz-not-found');
    const good = quiz('good');
    const noRussian = { ...quiz('no-russian'), title: { en: 'Only' } };
    const noOption = { ...quiz('no-option'), questions: [{ ...good.questions[0], answer: 'D' }] };
    const content = stringify([good, noRussian, noOption]);
    const refused = [
      { place: 2, reason: expect.stringContaining('title.ru') },
      { place: 3, reason: 'questions.0.answer: names no option' },
    ];
    expect(await importFile(test, content)).toEqual({ added: 1, known: 0, refused });
    expect(await importFile(test, content)).toEqual({ added: 0, known: 1, refused });
    const { body } = await test.call('GET', '/api/pwrQuizzes/startQuiz', { token });
    expect(body).toMatchObject({ title: 'good', answered: 0, finished: false });
    expect(body.questions.map(({ points }: { points: number }) => points)).toEqual([10, 25]);
  });

  it('rejects unacceptable characters, and continues', async () => {
    const test = await useTestApp();
    const content = stringify([quiz('one'), quiz('two'), quiz('three')])
      .replace('en: one', String.raw`en: "a\0b"`)
      .replace('en: two', String.raw`en: "a\ud800b"`);
    const reason = 'title.en: must not contain control characters or broken characters';
    expect(await importFile(test, content)).toEqual({
      added: 1,
      known: 0,
      refused: [
        { place: 1, reason },
        { place: 2, reason },
      ],
    });
  });

  it.each([
    ['key: [', 'The file is not YAML'],
    ['key: one', 'The file is not a list of quizzes.'],
    ['- *nothing', 'The file is not YAML: Unresolved alias'],
    [Buffer.from('- key: caf\xe9', 'latin1'), 'The file is not YAML'],
  ])('says what is wrong with %j', async (content, message) => {
    const test = await useTestApp();
    await expect(importFile(test, content)).rejects.toThrow(message);
  });
});
