import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { friend, notify } from '../notifications/notify.ts';
import { appendPointEntry } from '../points/ledger.ts';
import { findDueReferral, listDueReferrals, type DueReferral } from './referrals.sql.ts';

/** Number of completed quests that make an invited member active. */
const QUESTS = 4;

/** Key of the ledger entry for an invited member. */
export const referralKey = (invitedId: number) => `referral:${invitedId}`;

/** Reason of the ledger entry for an invited member. */
export const invitedReason = (name: string) => `Invited ${name}`;

/**
 * Awards points to an active member's referrer, only once. A member is active after enough completed quests, including
 * a wallet quest and a Telegram quest. Old invitations whose referrer joined later award nothing. A disqualified
 * referrer earns nothing yet: {@link payDueReferrals} awards the points with the reinstatement.
 */
export async function payReferral(trx: Transaction<DB>, invitedId: number, now: Date): Promise<void> {
  const referral = await findDueReferral(trx, invitedId, QUESTS);
  if (referral) await pay(trx, referral, now);
}

/** Awards a reinstated member the points for those who became active during the disqualification. */
export async function payDueReferrals(trx: Transaction<DB>, referrerId: number, now: Date): Promise<void> {
  for (const referral of await listDueReferrals(trx, referrerId, QUESTS)) await pay(trx, referral, now);
}

async function pay(
  trx: Transaction<DB>,
  { referrer_id: userId, points: delta, invited_id, name }: DueReferral,
  now: Date,
): Promise<void> {
  const entry = { userId, key: referralKey(invited_id), delta, reason: invitedReason(name) };
  const isNew = await appendPointEntry(trx, { ...entry, kind: 'referral' }, now);
  if (isNew) await notify(trx, [{ ...friend(userId, invited_id, 'friend-counted'), points: delta }], now);
}
