import type { components } from '@pwr-community/api/schema';
import { sql } from 'kysely';
import type { Language } from '../contract/language.ts';
import type { Queryable } from '../db/database.ts';

/** A member's news since the last email. */
export interface Digest {
  userId: number;
  email: string;
  language: Language;
  /** Number of unread notifications by kind, the kind with the newest one first. Each upvote counts. */
  news: { kind: components['schemas']['NotificationKind']; count: number }[];
}

/** Maximum number of unread notifications to count per member. */
const COUNTED = 100;

/** SQL for the kinds of notifications that subscriber `d` wants by email. */
const emailed = sql`array(select kind from notification_setting s where s.user_id = d.user_id and by_email)`;

/**
 * Claims a day's emails for subscribers who don't have a claim for that day yet. The lock and the condition assign each
 * subscriber to exactly one process.
 * @returns the subscribers' ids; fewer than `limit` if no more can be claimed
 * @plan digest_subscriber_by_day, digest_subscriber_pkey
 */
export async function claimDay(db: Queryable, day: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    with due as materialized (
      select user_id from digest_subscriber where claimed_day < ${day}::date
      order by claimed_day, user_id limit ${limit} for update skip locked
    )
    update digest_subscriber d set claimed_day = ${day}::date from due where d.user_id = due.user_id
    returning d.user_id as "userId"`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** SQL for the start of a time's day, in UTC. */
const dayOf = (time: ReturnType<typeof sql>) => sql`date_trunc('day', ${time}, 'UTC')`;

/**
 * Subscribers' news from before a time. A day's upvotes count once the day has ended, because an unread notification
 * keeps the time of its first upvote. Subscribers without news or an email address are omitted.
 * @plan app_user_pkey, digest_subscriber_pkey, notification_in_order, notification_setting_pkey
 */
export async function digestsOf(db: Queryable, userIds: readonly number[], until: Date): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    select d.user_id as "userId", u.email, d.language, n.news
    from digest_subscriber d
    join app_user u on u.id = d.user_id
    cross join lateral (
      select json_agg(json_build_object('kind', kind, 'count', count) order by newest desc) as news from (
        select kind, sum(coalesce(upvotes, 1)) as count, max(created_at) as newest from (
          (select kind, upvotes, created_at from notification
           where user_id = d.user_id and is_unread
             and created_at >= ${dayOf(sql`d.sent_until`)} and created_at < ${until}
             and case when kind = 'upvotes' then created_at < ${dayOf(sql`${until}::timestamptz`)}
               else created_at >= d.sent_until end
             and kind = any(${emailed})
           order by created_at desc limit ${COUNTED})
          union all
          select kind, null, created_at from announcement a
          where created_at >= d.sent_until and created_at < ${until} and happens_at >= u.created_at
            and kind = any(${emailed})
            and not exists (select from announcement_read r where r.user_id = d.user_id and r.announcement_id = a.id)
        ) newest group by kind
      ) kinds
    ) n
    where d.user_id = any(${userIds}::bigint[]) and u.email is not null and n.news is not null`.execute(db);
  return rows;
}
