import { sql } from 'kysely';
import type { Database } from './database.ts';
import { Problem } from '../contract/problem.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Counts one use against an hourly limit. A single statement keeps concurrent requests from both taking the last free
 * use. The count is in the database, so all server processes share the limit. The hour starts with the first use.
 * @param name user and action, such as `email:7`
 * @throws Problem `rate-limited`, with the seconds until the hour is over
 */
export async function takeAllowance(db: Database, name: string, perHour: number, now: Date): Promise<void> {
  const began = new Date(now.getTime() - HOUR);
  const { used, began_at } = await db
    .insertInto('allowance')
    .values({ name, used: 1, began_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        used: sql`case when allowance.began_at <= ${began} then 1 else least(allowance.used + 1, ${perHour + 1}) end`,
        began_at: sql`case when allowance.began_at <= ${began} then excluded.began_at else allowance.began_at end`,
      }),
    )
    .returning(['used', 'began_at'])
    .executeTakeFirstOrThrow();
  if (used <= perHour) return;
  throw Problem.retryAfter(Math.max(1, Math.ceil((began_at.getTime() + HOUR - now.getTime()) / 1000)), 'rate-limited');
}

/** Deletes allowances whose hour is over. */
export const purgeAllowances = (db: Database, now: Date) =>
  db
    .deleteFrom('allowance')
    .where('began_at', '<=', new Date(now.getTime() - HOUR))
    .execute();
