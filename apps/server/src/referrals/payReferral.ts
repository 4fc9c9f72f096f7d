import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { friend, notify } from '../notifications/notify.ts';
import { appendPointEntry } from '../points/ledger.ts';
import { findPayableReferrer } from './referrals.sql.ts';

/** Number of completed quests that make an invited member active. */
const QUESTS = 4;

/** Key of the ledger entry for an invited member. */
export const referralKey = (invitedId: number) => `referral:${invitedId}`;

/** Reason of the ledger entry for an invited member. */
export const invitedReason = (name: string) => `Invited ${name}`;

/**
 * Awards points to an active member's referrer, only once. A member is active after enough completed quests, including
 * a wallet quest and a Telegram quest. Old invitations whose referrer joined later award nothing.
 */
export async function payReferral(trx: Transaction<DB>, invitedId: number, now: Date): Promise<void> {
  const referral = await findPayableReferrer(trx, invitedId, QUESTS);
  if (!referral) return;
  const { referrer_id: userId, points: delta, name } = referral;
  const key = referralKey(invitedId);
  const isNew = await appendPointEntry(trx, { userId, key, kind: 'referral', delta, reason: invitedReason(name) }, now);
  if (isNew) await notify(trx, [{ ...friend(userId, invitedId, 'friend-counted'), points: delta }], now);
}
