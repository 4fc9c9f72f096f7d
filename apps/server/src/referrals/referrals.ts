import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { claimReferralCode } from '../auth/members.ts';
import { Problem } from '../contract/problem.ts';
import { friend, notify } from '../notifications/notify.ts';
import { lockMember, lockPresentMember } from '../points/ledger.ts';
import { joinedBefore } from './joinedBefore.ts';

/**
 * Records the owner of a code as a member's referrer, only once, and only before the member has completed a quest. The
 * referrer must have joined earlier, which rules out referral cycles.
 * @throws Problem `referral-code-not-found` or `referral-not-possible`
 */
export async function useReferralCode(trx: Transaction<DB>, userId: number, code: string, now: Date) {
  await lockMember(trx, userId);
  const referrer = await trx
    .selectFrom('referral_code as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.name'])
    .select((eb) =>
      joinedBefore('u', eb.selectFrom('app_user').select(['created_at', 'id']).where('id', '=', userId)).as('is_older'),
    )
    .where('c.code', '=', code)
    .executeTakeFirst();
  if (!referrer) throw new Problem('referral-code-not-found');
  if (referrer.id === userId) throw new Problem('referral-not-possible', "Members can't use their own code.");
  if (!referrer.is_older) throw new Problem('referral-not-possible', 'The referrer must have joined earlier.');
  const done = await trx
    .selectFrom('quest_progress')
    .select('quest_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'completed')
    .executeTakeFirst();
  if (done) throw new Problem('referral-not-possible', 'The member has already completed quests.');
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ referred_by: referrer.id })
    .where('id', '=', userId)
    .where('referred_by', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('referral-not-possible', 'The member has already been invited.');
  await notify(trx, [friend(referrer.id, userId, 'friend-joined')], now);
  return { referrer: { id: referrer.id, name: referrer.name } };
}

/** Gives a member a referral code if they have none. */
export async function ensureReferralCode(trx: Transaction<DB>, userId: number): Promise<void> {
  await lockPresentMember(trx, userId);
  const code = await trx.selectFrom('referral_code').select('code').where('user_id', '=', userId).executeTakeFirst();
  if (!code) await claimReferralCode(trx, userId);
}
