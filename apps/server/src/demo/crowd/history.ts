import type { QuizDay } from '../pastPoints.ts';
import { chance } from './chance.ts';
import { people, type Person } from './people.ts';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
const MINUTE = HOUR / 60;

/** Number of days of history. */
export const DAYS = 90;

/** The time at which the history ends, and the start of that day in UTC. */
export interface Present {
  now: number;
  today: number;
}

/** A member's activity, in chronological order. */
interface Life {
  joinedAt: number;
  bonuses: number[];
  quizzes: QuizDay[];
  /** Completed quests: their positions, and the times of completion. */
  quests: { position: number; at: number }[];
}

/** A member of the crowd and their activity. The inviter is an earlier member of the crowd. */
export interface Member extends Person, Life {
  inviter: number | null;
}

/**
 * Returns how busy a day is, as a relative weight: a launch, steady growth, quiet weekends, and a festival that shows
 * in the charts of the last month.
 */
function rhythm(daysAgo: number, { today }: Present): number {
  const weekday = new Date(today - daysAgo * DAY).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const launch = 2.5 * Math.exp(-(DAYS - daysAgo) / 5);
  const festival = 2.6 * Math.exp(-((daysAgo - 11) ** 2) / 12);
  const growth = 0.8 + 0.6 * (1 - daysAgo / DAYS);
  return (launch + festival + growth) * (isWeekend ? 0.55 : 1);
}

/** Returns the times at which `count` members join, in order, with more of them on busy days. */
function joinTimes(count: number, present: Present): number[] {
  const { now, today } = present;
  const days = Array.from({ length: DAYS + 1 }, (_, n) => DAYS - n);
  // Today counts in proportion to the hours that have passed.
  const weigh = (day: number) => rhythm(day, present) * (day === 0 ? (now - today) / DAY : 1);
  const total = days.reduce((sum, day) => sum + weigh(day), 0);
  const times: number[] = [];
  let passed = 0;
  for (const day of days) {
    const share = weigh(day) / total;
    while (times.length < count && (times.length + 0.5) / count < passed + share) {
      const part = ((times.length + 0.5) / count - passed) / share;
      times.push(Math.round(day === 0 ? today + part * (now - today) : today - day * DAY + (5 + part * 16) * HOUR));
    }
    passed += share;
  }
  return times;
}

/** Quests in the order in which most members complete them: position, and share of members who don't skip it. */
const questOrder = [
  [0, 0.95],
  [5, 0.8],
  [2, 0.9],
  [3, 0.9],
  [1, 0.85],
  [4, 0.75],
  [7, 0.6],
  [6, 0.4],
] as const;

/** Generates the members of the crowd in the order they joined, the same each time. */
export function makeCrowd(present: Present): Member[] {
  return joinTimes(people.length, present).map((joinedAt, index) => {
    const next = chance(index);
    const zeal = next() ** 1.8;
    const inviter = index > 8 && next() < 0.35 ? Math.floor(next() ** 2 * (index - 4)) : null;
    return { ...people[index]!, joinedAt, inviter, ...live(joinedAt, zeal, next, present) };
  });
}

function live(joinedAt: number, zeal: number, next: () => number, present: Present): Omit<Life, 'joinedAt'> {
  const { now, today } = present;
  const firstDay = Math.floor((today - joinedAt) / DAY);
  const hour = 5 + next() * 12;
  const likesQuizzes = next() < 0.4;
  const bonuses: number[] = [];
  const quizzes: QuizDay[] = [];
  let [run, quizRun] = [0, 0];
  for (let day = firstDay; day >= 0; day--) {
    const interest = Math.exp(-(firstDay - day) / (15 + 150 * zeal));
    const comes = run > 0 ? 0.5 + 0.46 * zeal : (0.04 + 0.26 * zeal) * rhythm(day, present) * interest;
    run = next() < comes ? run + 1 : 0;
    // Claims each bonus a little later than the day before, so that a whole day passes in between.
    const at = Math.round(today - day * DAY + hour * HOUR + Math.min(run, 80) * 2 * MINUTE);
    if (run > 0 && at < now) bonuses.push(at);
    quizRun = run > 0 && likesQuizzes && next() < (quizRun > 0 ? 0.86 : 0.3) ? quizRun + 1 : 0;
    if (quizRun > 0 && at + HOUR < now)
      quizzes.push({ at: at + 5 * MINUTE, right: Math.min(5, 2 + Math.floor(next() * 5)) });
  }
  const quests: Life['quests'] = [];
  const count = Math.floor(0.6 + zeal * 7 + next() * 3);
  let at = joinedAt;
  for (const [position, share] of questOrder.slice(0, count)) {
    if (next() > share) continue;
    at += Math.round((0.1 + next() ** 3 * 90) * HOUR);
    if (at < now) quests.push({ position, at });
  }
  return { bonuses, quizzes, quests };
}

/**
 * Streaks of the members who joined before the crowd, in days. They end before the recent activity that the demo adds.
 */
const regulars: Record<string, { bonuses: number; quizzes: number }> = {
  nova: { bonuses: 74, quizzes: 46 },
  emre: { bonuses: 52, quizzes: 24 },
  ilya: { bonuses: 61, quizzes: 31 },
  meilin: { bonuses: 33, quizzes: 0 },
  kwame: { bonuses: 27, quizzes: 0 },
  priya: { bonuses: 18, quizzes: 0 },
  layla: { bonuses: 21, quizzes: 0 },
};

/**
 * Returns the activity of the members who joined before the crowd, by username. Leaves out everything up to `since`.
 */
export function livesOfRegulars({ today }: Present, since: number): Map<string, Omit<Life, 'quests'>> {
  return new Map(
    Object.entries(regulars).map(([username, { bonuses, quizzes }], index) => {
      const days = (count: number) =>
        Array.from(
          { length: count },
          (_, n) => today - (12 + count - n) * DAY + (7 + index) * HOUR + n * MINUTE,
        ).filter((at) => at > since);
      const quizDays = days(quizzes).map((at) => ({ at: at + 5 * MINUTE, right: 4 + (Math.floor(at / DAY) % 2) }));
      return [username, { joinedAt: since, bonuses: days(bonuses), quizzes: quizDays }];
    }),
  );
}
