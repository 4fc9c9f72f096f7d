import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { appendPointEntry } from '../points/ledger.ts';
import { joinedBefore } from './joinedBefore.ts';

/** Quests that an invited member completes to be active. */
const QUESTS = 4;

/**
 * Pays whoever invited a member, once, when that member has become active: with enough quests completed, the wallet's
 * and Telegram's among them. Invitations of earlier times whose inviter joined later pay nothing.
 */
export async function payReferral(trx: Transaction<DB>, invitedId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ referrer_id: number; name: string; points: number }>`
    select r.id as referrer_id, r.referral_points as points, u.name
    from app_user u join app_user r on r.id = u.referred_by,
      lateral (
        select count(*) as quests, bool_or(q.kind = 'wallet') as wallet, bool_or(q.kind = 'telegram') as telegram
        from quest_progress p join quest q on q.id = p.quest_id
        where p.user_id = u.id and p.state = 'completed') done
    where u.id = ${invitedId} and done.quests >= ${QUESTS} and done.wallet and done.telegram
      and ${joinedBefore('r', sql`(u.created_at, u.id)`)}`.execute(trx);
  const [referral] = rows;
  if (!referral) return;
  const { referrer_id: userId, points: delta, name } = referral;
  await appendPointEntry(
    trx,
    { userId, key: `referral:${invitedId}`, kind: 'referral', delta, reason: `Invited ${name}` },
    now,
  );
}
