import type { components } from '@pwr-community/api/schema';
import { sql } from 'kysely';
import type { Language } from '../contract/language.ts';
import type { Queryable } from '../db/database.ts';

/** A member's news since the last email. */
export interface Digest {
  userId: number;
  email: string;
  language: Language;
  /** Kinds with the number of their unread notifications, the newest first. */
  news: { kind: components['schemas']['NotificationKind']; count: number }[];
}

/** Unread notifications of a member are counted up to this number. */
const COUNTED = 100;

/** The kinds that a subscriber wants by email. */
const emailed = sql`array(select kind from notification_setting s where s.user_id = d.user_id and by_email)`;

/**
 * Claims a day for subscribers whose day has come. The lock and the condition give each of them to one process.
 * @returns their ids; fewer than `limit` if there are no more
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

/**
 * The news of subscribers before a time, without subscribers who have none.
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
           where user_id = d.user_id and is_unread and created_at >= d.sent_until and created_at < ${until}
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
