import { sql } from 'kysely';
import type { Database } from './database.ts';
import { Problem } from '../contract/problem.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Counts one use against an hourly limit. One statement, so that parallel calls cannot all see the last one free; in the
 * database, so that the limit is the same for all server processes. The hour begins with the first use.
 * @param name who uses what, such as `email:7`
 * @throws Problem `rate-limited`, with the seconds until the hour is over
 */
export async function takeAllowance(db: Database, name: string, perHour: number, now: Date): Promise<void> {
  const began = new Date(now.getTime() - HOUR);
  const { rows } = await sql<{ used: number; began_at: Date }>`
    insert into allowance as a (name, used, began_at) values (${name}, 1, ${now})
    on conflict (name) do update set
      used = case when a.began_at <= ${began} then 1 else least(a.used + 1, ${perHour + 1}) end,
      began_at = case when a.began_at <= ${began} then excluded.began_at else a.began_at end
    returning used, began_at`.execute(db);
  const { used, began_at } = rows[0]!;
  if (used <= perHour) return;
  throw Problem.retryAfter(Math.max(1, Math.ceil((began_at.getTime() + HOUR - now.getTime()) / 1000)), 'rate-limited');
}

/** Forgets allowances whose hour is over. */
export const purgeAllowances = (db: Database, now: Date) =>
  db
    .deleteFrom('allowance')
    .where('began_at', '<=', new Date(now.getTime() - HOUR))
    .execute();
