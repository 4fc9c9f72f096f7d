import type { components } from '@pwr-community/api/schema';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { claimReferralCode } from '../auth/members.ts';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Paging } from '../contract/paging.ts';
import { Problem } from '../contract/problem.ts';
import { lockMember } from '../points/ledger.ts';
import { joinedBefore } from './joinedBefore.ts';

type Schemas = components['schemas'];

/**
 * Makes a member one whom the owner of a code invited: once, and before they have done anything. Whoever invites has
 * joined earlier, so no two members invite each other, and no ring does.
 * @throws Problem `referral-code-not-found` or `referral-not-possible`
 */
export async function useReferralCode(trx: Transaction<DB>, userId: number, code: string) {
  await lockMember(trx, userId);
  const referrer = await trx
    .selectFrom('referral_code as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.name'])
    .select(() => joinedBefore('u', sql`(select created_at, id from app_user where id = ${userId})`).as('is_older'))
    .where('c.code', '=', code)
    .executeTakeFirst();
  if (!referrer) throw new Problem('referral-code-not-found');
  if (referrer.id === userId) throw new Problem('referral-not-possible', 'It is their own code.');
  if (!referrer.is_older) throw new Problem('referral-not-possible', 'Whoever invites must have joined earlier.');
  const done = await trx
    .selectFrom('quest_progress')
    .select('quest_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'completed')
    .executeTakeFirst();
  if (done) throw new Problem('referral-not-possible', 'The member has completed quests already.');
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ referred_by: referrer.id })
    .where('id', '=', userId)
    .where('referred_by', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('referral-not-possible', 'The member was invited already.');
  return { referrer: { id: referrer.id, name: referrer.name } };
}

/** Gives a member who has no code yet the one they invite with. */
export async function ensureReferralCode(trx: Transaction<DB>, userId: number): Promise<void> {
  await lockMember(trx, userId);
  const code = await trx.selectFrom('referral_code').select('code').where('user_id', '=', userId).executeTakeFirst();
  if (!code) await claimReferralCode(trx, userId);
}

/** A page of whom a member invited, the latest first. */
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
           'joinedAt', ${utc('u.created_at')}, 'completedQuests', done.quests,
           'walletDone', coalesce(done.wallet, false), 'telegramDone', coalesce(done.telegram, false),
           'paid', exists (select from point_entry where user_id = $1 and entry_key = 'referral:' || u.id)
         ) order by u.created_at desc, u.id desc)
         from (select * from app_user where referred_by = $1
               order by created_at desc, id desc limit $2::bigint offset $3::bigint) u,
           lateral (
             select count(*) as quests, bool_or(q.kind = 'wallet') as wallet, bool_or(q.kind = 'telegram') as telegram
             from quest_progress p join quest q on q.id = p.quest_id
             where p.user_id = u.id and p.state = 'completed') done), '[]'),
       'metadata', ${metadata('t.total', '$4::bigint', '$2::bigint')}
     )::text as json
     from app_user r, (select count(*) as total from app_user where referred_by = $1) t
     where r.id = $1`,
    [userId, limit, page * limit, page],
  ))!;

/** Names of the members whom the owner of a user name invited; undefined where nobody has that name. */
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
