import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { appendPointEntry } from '../points/ledger.ts';
import { findPayableReferrer } from './referrals.sql.ts';

/** Number of completed quests that make an invited member active. */
const QUESTS = 4;

/**
 * Awards points to an active member's referrer, once. A member is active after enough completed quests, including
 * those of the wallet and Telegram. Old invitations whose referrer joined later award nothing.
 */
export async function payReferral(trx: Transaction<DB>, invitedId: number, now: Date): Promise<void> {
  const referral = await findPayableReferrer(trx, invitedId, QUESTS);
  if (!referral) return;
  const { referrer_id: userId, points: delta, name } = referral;
  await appendPointEntry(
    trx,
    { userId, key: `referral:${invitedId}`, kind: 'referral', delta, reason: `Invited ${name}` },
    now,
  );
}
