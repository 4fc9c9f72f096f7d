import type { components } from '@pwr-community/api/schema';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Paging } from '../contract/paging.ts';
import { joinedBefore } from './joinedBefore.ts';

type Schemas = components['schemas'];

/**
 * SQL for the number of quests that member `u` has completed. `wallet` and `telegram` are true if a quest of that type
 * is among them.
 */
const completedQuests = `
        select count(*) as quests, bool_or(q.kind = 'wallet') as wallet, bool_or(q.kind = 'telegram') as telegram
        from quest_progress p join quest q on q.id = p.quest_id
        where p.user_id = u.id and p.state = 'completed'`;

/** SQL condition for the entry that awarded points for inviting `u`; `referralKey` makes its key. */
const isOfReferral = `entry_key = 'referral:' || u.id`;

/** A referral for which the referrer earns points. */
export interface DueReferral {
  referrer_id: number;
  points: number;
  invited_id: number;
  name: string;
}

/**
 * Builds the query for referrals whose invited member `u` has completed enough quests, including a wallet quest and a
 * Telegram quest, and whose referrer `r` joined earlier.
 */
const dueReferrals = (quests: number, condition: RawBuilder<boolean>) => sql<DueReferral>`
  select r.id as referrer_id, r.referral_points as points, u.id as invited_id, u.name
  from app_user u join app_user r on r.id = u.referred_by, lateral (${sql.raw(completedQuests)}) done
  where ${condition} and done.quests >= ${quests} and done.wallet and done.telegram
    and ${joinedBefore('r', sql`(u.created_at, u.id)`)}`;

/**
 * Finds a member's referral if it is due.
 * @plan app_user_pkey, quest_pkey, quest_progress_pkey
 */
export async function findDueReferral(trx: Transaction<DB>, invitedId: number, quests: number) {
  const { rows } = await dueReferrals(quests, sql`u.id = ${invitedId}`).execute(trx);
  return rows[0];
}

/**
 * Lists a referrer's due referrals that haven't awarded points yet.
 * @plan app_user_by_referrer, app_user_pkey, point_entry_pkey, quest_pkey, quest_progress_pkey
 */
export async function listDueReferrals(trx: Transaction<DB>, referrerId: number, quests: number) {
  // A subquery for each friend reads one entry by its key. With `not exists`, PostgreSQL may read all of the member's.
  const isUnpaid = sql<boolean>`(
    select entry_key from point_entry where user_id = ${referrerId} and ${sql.raw(isOfReferral)}) is null`;
  const { rows } = await dueReferrals(quests, sql`u.referred_by = ${referrerId} and ${isUnpaid}`).execute(trx);
  return rows;
}

/**
 * A page of a member's referrals, latest first.
 * @plan app_user_by_referrer, app_user_pkey, point_day_pkey, point_entry_pkey, quest_pkey, quest_progress_pkey, referral_code_by_user
 */
export const listInvitations = async (db: Queryable, userId: number, { page, limit }: Paging) =>
  (await queryJson<Schemas['Invitations']>(
    db,
    `select json_build_object(
       'referralCode', (select min(code) from referral_code where user_id = $1),
       'pointsPerReferral', r.referral_points,
       'totalPoints', (
         select coalesce(sum(points), 0)::bigint from point_day where user_id = $1 and kind = 'referral'),
       'invitations', coalesce((
         select json_agg(json_build_object(
           'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
           'isDeleted', u.deleted_at is not null, 'joinedAt', ${utc('u.created_at')}, 'completedQuests', done.quests,
           'walletDone', coalesce(done.wallet, false), 'telegramDone', coalesce(done.telegram, false),
           'paid', exists (select from point_entry where user_id = $1 and ${isOfReferral})
         ) order by u.created_at desc, u.id desc)
         from (select * from app_user where referred_by = $1
               order by created_at desc, id desc limit $2::bigint offset $3::bigint) u,
           lateral (${completedQuests}) done), '[]'),
       'metadata', ${metadata('t.total', '$4::bigint', '$2::bigint')}
     )::text as json
     from app_user r, (select count(*) as total from app_user where referred_by = $1) t
     where r.id = $1`,
    [userId, limit, page * limit, page],
  ))!;

/**
 * The latest 1,000 referrals of the member with a username; undefined if nobody has that username.
 * @plan app_user_by_referrer, username_pkey
 */
export const listReferralNames = (db: Queryable, username: string) =>
  queryJson<Schemas['ReferralNames']>(
    db,
    `select json_build_object('userId', n.user_id, 'referrals', coalesce((
       select json_agg(json_build_object('id', u.id, 'name', u.name, 'username', u.username,
         'joinedAt', ${utc('u.created_at')}) order by u.created_at desc, u.id desc)
       from (select * from app_user where referred_by = n.user_id order by created_at desc, id desc limit 1000) u),
       '[]'))::text as json
     from username n where n.username_key = $1`,
    [username.toLowerCase()],
  );
