import type { components } from '@pwr-community/api/schema';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { appendPointEntry, lockEarner } from '../points/ledger.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

/** Bonus points per day of a streak, for at most `BONUS_DAYS` days. */
const BONUS = 10;
const BONUS_DAYS = 7;

/** The day in UTC, such as `2026-09-01`. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const dayBefore = (now: Date) => dayOf(new Date(now.getTime() - DAY));

/** SQL for a day. A `Date` would shift with the session's time zone. */
const dateOf = (day: string) => sql<Date>`${day}::date`;

export const bonusOf = (streak: number) => BONUS * Math.min(streak, BONUS_DAYS);

/** The id of a day's quiz, chosen by rotation; undefined if there are no quizzes. */
async function quizOf(db: Queryable, now: Date): Promise<number | undefined> {
  const quizzes = await db.selectFrom('quiz').select('id').orderBy('id').execute();
  return quizzes[Math.floor(now.getTime() / DAY) % quizzes.length]?.id;
}

/** A member's standing in the quiz. */
export async function getQuizMember(db: Queryable, userId: number, now: Date): Promise<Schemas['QuizMember']> {
  const { joined, points, streak, longest, started, finished } = await db
    .selectFrom('app_user as u')
    .leftJoin('quiz_member as m', 'm.user_id', 'u.id')
    .leftJoin('quiz_run as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.day', '=', dateOf(dayOf(now))))
    .select((eb) => [
      eb('m.user_id', 'is not', null).$castTo<boolean>().as('joined'),
      'u.quiz_points as points',
      eb
        .case()
        .when('m.last_day', '>=', dateOf(dayBefore(now)))
        .then(eb.ref('m.streak').$notNull())
        .else(eb.lit(0))
        .end()
        .as('streak'),
      eb.fn.coalesce('m.longest_streak', eb.lit(0)).as('longest'),
      eb('r.user_id', 'is not', null).$castTo<boolean>().as('started'),
      eb('r.finished_at', 'is not', null).$castTo<boolean>().as('finished'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const offered = started || (await quizOf(db, now)) !== undefined;
  return {
    joined,
    points,
    streak,
    longestStreak: longest,
    nextBonus: bonusOf(streak + 1),
    today: finished ? 'finished' : started ? 'started' : offered ? 'open' : 'none',
  };
}

/** Joins the quiz. Idempotent. */
export async function joinQuiz(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('quiz_member')
    .values({ user_id: userId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Starts today's quiz, or resumes it.
 * @throws Problem `quiz-not-joined`, `quiz-not-found` or `disqualified`
 */
export async function startQuiz(trx: Transaction<DB>, userId: number, now: Date): Promise<void> {
  await lockEarner(trx, userId);
  const member = await trx.selectFrom('quiz_member').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (!member) throw new Problem('quiz-not-joined');
  const quizId = await quizOf(trx, now);
  if (quizId === undefined) throw new Problem('quiz-not-found');
  await trx
    .insertInto('quiz_run')
    .values({ user_id: userId, day: dateOf(dayOf(now)), quiz_id: quizId, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Records a member's answer to a question, only once. The last answer finishes the day.
 * @throws Problem `quiz-not-started`, `question-not-found`, `question-answered` or `disqualified`
 */
export async function answerQuestion(
  trx: Transaction<DB>,
  userId: number,
  { quizId, questionId, answer }: Schemas['QuizAnswer'],
  now: Date,
): Promise<Schemas['QuizAnswerResult']> {
  await lockEarner(trx, userId);
  const day = dayOf(now);
  const run = await trx
    .selectFrom('quiz_run')
    .select('quiz_id')
    .where('user_id', '=', userId)
    .where('day', '=', dateOf(day))
    .executeTakeFirst();
  if (!run) throw new Problem('quiz-not-started');
  const question = await trx
    .selectFrom('quiz_question')
    .select(['answer', 'points'])
    .where('id', '=', questionId)
    .where('quiz_id', '=', run.quiz_id)
    .executeTakeFirst();
  if (!question || run.quiz_id !== quizId) throw new Problem('question-not-found');
  const correct = question.answer === answer;
  const taken = await trx
    .insertInto('quiz_answer')
    .values({ user_id: userId, day: dateOf(day), question_id: questionId, answer, correct, answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) throw new Problem('question-answered');
  const points = correct ? question.points : 0;
  if (points > 0) {
    const entry = { userId, key: `quiz:${day}:${questionId}`, delta: points, reason: 'Right answer' };
    await appendPointEntry(trx, { ...entry, kind: 'quiz' }, now);
  }
  const streak = await finishDay(trx, userId, run.quiz_id, now);
  const result = { questionId, correct, rightAnswer: question.answer as Schemas['QuizAnswerKey'], points };
  if (streak !== undefined) return { ...result, finished: true, streak, bonus: bonusOf(streak) };
  return { ...result, finished: false, streak: (await getQuizMember(trx, userId, now)).streak, bonus: 0 };
}

/** Finishes the day if all questions are answered. @returns the new streak; undefined if this didn't finish the day */
async function finishDay(trx: Transaction<DB>, userId: number, quizId: number, now: Date): Promise<number | undefined> {
  const day = dayOf(now);
  const finished = await trx
    .updateTable('quiz_run as r')
    .set({ finished_at: now })
    .where('r.user_id', '=', userId)
    .where('r.day', '=', dateOf(day))
    .where('r.finished_at', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const unanswered = selectFrom('quiz_question as q')
        .select('q.id')
        .where('q.quiz_id', '=', quizId)
        .where((eb) => {
          const answer = eb
            .selectFrom('quiz_answer as a')
            .select('a.question_id')
            .where('a.user_id', '=', userId)
            .whereRef('a.day', '=', 'r.day')
            .whereRef('a.question_id', '=', 'q.id');
          return eb.not(eb.exists(answer));
        });
      return not(exists(unanswered));
    })
    .returning('r.user_id')
    .executeTakeFirst();
  if (!finished) return undefined;
  const next = sql<number>`case when last_day = ${dateOf(dayBefore(now))} then streak + 1 else 1 end`;
  const { streak } = await trx
    .updateTable('quiz_member')
    .set({ streak: next, longest_streak: sql`greatest(longest_streak, ${next})`, last_day: dateOf(day) })
    .where('user_id', '=', userId)
    .returning('streak')
    .executeTakeFirstOrThrow();
  const entry = { userId, key: `streak:${day}`, delta: bonusOf(streak), reason: `Streak of ${streak}` };
  await appendPointEntry(trx, { ...entry, kind: 'streak' }, now);
  return streak;
}
