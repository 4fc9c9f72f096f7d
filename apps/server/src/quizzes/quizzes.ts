import type { components } from '@pwr-community/api/schema';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { queryJson } from '../db/queryJson.ts';
import type { Language } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import { appendPointEntry, lockEarner } from '../points/ledger.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

/** What each day of a streak pays, and the day after which it does not rise. */
const BONUS = 10;
const BONUS_DAYS = 7;

/** The day in UTC, as `2026-09-01`. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const dayBefore = (now: Date) => dayOf(new Date(now.getTime() - DAY));

const bonusOf = (streak: number) => BONUS * Math.min(streak, BONUS_DAYS);

/** The quiz of a day: they take turns. Undefined where there is none. */
async function quizOf(db: Queryable, now: Date): Promise<number | undefined> {
  const quizzes = await db.selectFrom('quiz').select('id').orderBy('id').execute();
  return quizzes[Math.floor(now.getTime() / DAY) % quizzes.length]?.id;
}

/** Where a member is with the quiz. */
export async function getQuizMember(db: Queryable, userId: number, now: Date): Promise<Schemas['QuizMember']> {
  const { rows } = await sql<{
    joined: boolean;
    points: number;
    streak: number;
    longest: number;
    started: boolean;
    finished: boolean;
  }>`
    select m.user_id is not null as joined, u.quiz_points as points,
      case when m.last_day >= ${dayBefore(now)}::date then m.streak else 0 end as streak,
      coalesce(m.longest_streak, 0) as longest, r.user_id is not null as started, r.finished_at is not null as finished
    from app_user u left join quiz_member m on m.user_id = u.id
    left join quiz_run r on r.user_id = u.id and r.day = ${dayOf(now)}::date
    where u.id = ${userId}`.execute(db);
  const { joined, points, streak, longest, started, finished } = rows[0]!;
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

/** Joins the quiz; joining again changes nothing. */
export async function joinQuiz(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('quiz_member')
    .values({ user_id: userId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Starts the quiz of the day, or resumes it.
 * @throws Problem `quiz-not-joined`, `quiz-not-found` or `disqualified`
 */
export async function startQuiz(trx: Transaction<DB>, userId: number, now: Date): Promise<void> {
  await lockEarner(trx, userId);
  const member = await trx.selectFrom('quiz_member').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (!member) throw new Problem('quiz-not-joined');
  const quizId = await quizOf(trx, now);
  if (quizId === undefined) throw new Problem('quiz-not-found');
  await sql`insert into quiz_run (user_id, day, quiz_id, started_at)
    values (${userId}, ${dayOf(now)}::date, ${quizId}, ${now}) on conflict do nothing`.execute(trx);
}

/** The member's run of the day, without right answers that are not given yet. */
export const getQuizRun = async (db: Queryable, userId: number, now: Date, language: Language) =>
  (await queryJson<Schemas['QuizRun']>(
    db,
    `select json_build_object(
       'quizId', z.id, 'title', z.title ->> $3::text,
       'questions', json_agg(json_build_object(
         'questionId', q.id, 'question', q.question ->> $3::text, 'points', q.points,
         'options', (select json_agg(json_build_object('key', o ->> 'key', 'text', o -> 'text' ->> $3::text) order by o ->> 'key')
                     from jsonb_array_elements(q.options) o),
         'answer', a.answer, 'correct', a.correct, 'rightAnswer', case when a.answer is not null then q.answer end
       ) order by q.position),
       'answered', count(a.answer), 'correct', count(*) filter (where a.correct),
       'points', coalesce(sum(q.points) filter (where a.correct), 0)::bigint,
       'finished', r.finished_at is not null)::text as json
     from quiz_run r join quiz z on z.id = r.quiz_id join quiz_question q on q.quiz_id = z.id
     left join quiz_answer a on a.user_id = r.user_id and a.day = r.day and a.question_id = q.id
     where r.user_id = $1 and r.day = $2::date
     group by z.id, r.finished_at`,
    [userId, dayOf(now), language],
  ))!;

/**
 * Takes an answer, once. The last one finishes the day.
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
    .where(sql<boolean>`day = ${day}::date`)
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
  const taken = await sql`insert into quiz_answer (user_id, day, question_id, answer, correct, answered_at)
    values (${userId}, ${day}::date, ${questionId}, ${answer}, ${correct}, ${now})
    on conflict do nothing returning user_id`.execute(trx);
  if (taken.rows.length === 0) throw new Problem('question-answered');
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

/** Finishes the day where nothing is left to answer. @returns the streak then */
async function finishDay(trx: Transaction<DB>, userId: number, quizId: number, now: Date): Promise<number | undefined> {
  const day = dayOf(now);
  const finished = await sql`
    update quiz_run r set finished_at = ${now}
    where r.user_id = ${userId} and r.day = ${day}::date and r.finished_at is null and not exists (
      select from quiz_question q where q.quiz_id = ${quizId} and not exists (
        select from quiz_answer a where a.user_id = ${userId} and a.day = r.day and a.question_id = q.id))
    returning r.user_id`.execute(trx);
  if (finished.rows.length === 0) return undefined;
  const { rows } = await sql<{ streak: number }>`
    update quiz_member m set
      streak = case when m.last_day = ${dayBefore(now)}::date then m.streak + 1 else 1 end,
      longest_streak = greatest(m.longest_streak,
        case when m.last_day = ${dayBefore(now)}::date then m.streak + 1 else 1 end),
      last_day = ${day}::date
    where m.user_id = ${userId} returning m.streak`.execute(trx);
  const { streak } = rows[0]!;
  const entry = { userId, key: `streak:${day}`, delta: bonusOf(streak), reason: `Streak of ${streak}` };
  await appendPointEntry(trx, { ...entry, kind: 'streak' }, now);
  return streak;
}
