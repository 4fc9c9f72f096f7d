import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { BONUS_POINTS } from '../points/bonus.ts';
import type { PointEntry } from '../points/ledger.ts';
import { insertEntries } from '../points/ledger.sql.ts';
import { bonusOf, dayOf } from '../quizzes/quizzes.ts';
import { insertRows } from './insertRows.ts';
import { quiz } from './quiz.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day on which a member took the quiz. */
export interface QuizDay {
  at: number;
  /** Number of right answers, all of them to the first questions. */
  right: number;
}

/** A ledger entry with its time. */
export type PastEntry = PointEntry & { at: string };

/** Maximum number of entries per statement. It is small, because the planner can't tell how many a parameter has. */
const BATCH = 1500;

const iso = (time: number) => new Date(time).toISOString();

/** Appends past entries to the ledger. */
export async function insertPast(trx: Transaction<DB>, entries: PastEntry[], now: Date): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH)
    await insertEntries(trx, JSON.stringify(entries.slice(start, start + BATCH)), now, null);
}

/**
 * Stores each member's latest claim of the daily bonus, unless they already have one.
 * @returns the ledger entries of all claims
 */
export async function insertBonuses(
  trx: Transaction<DB>,
  lives: { userId: number; bonuses: number[] }[],
): Promise<PastEntry[]> {
  const known = await trx.selectFrom('gm_claim').select('user_id').execute();
  const claimed = new Set(known.map(({ user_id }) => user_id));
  const last = lives.filter(({ userId, bonuses }) => bonuses.length > 0 && !claimed.has(userId));
  await insertRows(
    trx,
    'gm_claim',
    last.map(({ userId, bonuses }) => ({ user_id: userId, claimed_at: iso(bonuses.at(-1)!) })),
  );
  return lives.flatMap(({ userId, bonuses }) => bonusEntries(userId, bonuses));
}

/**
 * Adds members' past quizzes, and joins the members to the quiz.
 * @returns the ledger entries
 */
export async function insertQuizzes(
  trx: Transaction<DB>,
  lives: { userId: number; quizzes: QuizDay[] }[],
): Promise<PastEntry[]> {
  const questions = await trx
    .selectFrom('quiz_question as q')
    .innerJoin('quiz as z', 'z.id', 'q.quiz_id')
    .select(['q.id', 'q.quiz_id', 'q.answer', 'q.points'])
    .where('z.key', '=', quiz.key)
    .orderBy('q.position')
    .execute();
  const takers = lives.filter(({ quizzes }) => quizzes.length > 0);
  const standings = takers.map(({ userId, quizzes }) => {
    const streaks = streaksOf(quizzes);
    return {
      user_id: userId,
      joined_at: iso(quizzes[0]!.at),
      streak: streaks.at(-1)!,
      longest_streak: Math.max(...streaks),
      last_day: dayOf(new Date(quizzes.at(-1)!.at)),
    };
  });
  const known = await trx.selectFrom('quiz_member').select('user_id').execute();
  const joined = new Set(known.map(({ user_id }) => user_id));
  await insertRows(
    trx,
    'quiz_member',
    standings.filter(({ user_id }) => !joined.has(user_id)),
  );
  for (const { user_id, joined_at, longest_streak } of standings.filter(({ user_id }) => joined.has(user_id)))
    await trx
      .updateTable('quiz_member')
      .set((eb) => ({ joined_at, longest_streak: eb.fn('greatest', ['longest_streak', eb.val(longest_streak)]) }))
      .where('user_id', '=', user_id)
      .execute();

  const runs: { user_id: number; day: string; quiz_id: number; started_at: string; finished_at: string }[] = [];
  const answers: object[] = [];
  const entries: PastEntry[] = [];
  for (const { userId, quizzes } of takers) {
    const streaks = streaksOf(quizzes);
    for (const [nth, { at, right }] of quizzes.entries()) {
      const day = dayOf(new Date(at));
      for (const [place, { id, answer, points }] of questions.entries()) {
        const answered_at = iso(at + (place + 1) * 21_000);
        const correct = place < right;
        const given = correct ? answer : answer === 'A' ? 'B' : 'A';
        answers.push({ user_id: userId, day, question_id: id, answer: given, correct, answered_at });
        const entry = {
          userId,
          key: `quiz:${day}:${id}`,
          kind: 'quiz',
          delta: points,
          reason: 'Right answer',
        } as const;
        if (correct) entries.push({ ...entry, at: answered_at });
      }
      const finished_at = iso(at + questions.length * 21_000);
      runs.push({ user_id: userId, day, quiz_id: questions[0]!.quiz_id, started_at: iso(at), finished_at });
      const streak = streaks[nth]!;
      const bonus = { userId, key: `streak:${day}`, kind: 'streak', delta: bonusOf(streak) } as const;
      entries.push({ ...bonus, reason: `Streak of ${streak}`, at: finished_at });
    }
  }
  await insertRows(trx, 'quiz_run', runs);
  await insertRows(trx, 'quiz_answer', answers);
  return entries;
}

/** Returns the streak up to each day with a quiz, in days. */
function streaksOf(quizzes: readonly QuizDay[]): number[] {
  const streaks: number[] = [];
  for (const [place, { at }] of quizzes.entries()) {
    const before = quizzes[place - 1];
    const follows = before !== undefined && Math.floor(at / DAY) - Math.floor(before.at / DAY) === 1;
    streaks.push(follows ? streaks[place - 1]! + 1 : 1);
  }
  return streaks;
}

/** Returns the ledger entries of daily bonuses that were claimed at these times. */
const bonusEntries = (userId: number, bonuses: number[]) =>
  bonuses.map((at) => {
    const time = new Date(at).toISOString();
    return { userId, key: `gm:${time}`, kind: 'gm' as const, delta: BONUS_POINTS, reason: 'Daily GM', at: time };
  });
