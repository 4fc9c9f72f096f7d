import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import { appendPointEntry, lockEarner } from '../points/ledger.ts';
import { notify } from '../notifications/notify.ts';
import { payReferral } from '../referrals/payReferral.ts';
import { findProgress, isOpen } from './progress.ts';
import { PROVEN_KINDS } from './proofs.sql.ts';
import { accountsOf, recordProofs, type ProofContext } from './proofs.ts';
import type { Quest } from './quests.ts';

/**
 * Completes a quest and awards its points, once. Idempotent. The outside accounts that prove it are recorded in the
 * same transaction, so that none earns the quest for another member.
 * @param force in any state, with or without an account
 * @param onlyOpen only if its request is open
 * @param causedBy the member, or the admin, whose decision the member is notified of
 * @param told kind of the notification
 * @returns the member's total points, and whether the quest was already completed
 * @throws Problem `quest-not-verified`, `quest-decided`, `account-not-linked`, `account-already-rewarded`,
 * `user-not-found`, `disqualified` or `member-disqualified`
 */
export async function completeQuest(
  context: ProofContext,
  trx: Transaction<DB>,
  userId: number,
  quest: Quest,
  now: Date,
  {
    force = false,
    onlyOpen = false,
    causedBy = userId,
    told = 'quest-verified' as 'quest-verified' | 'appeal-decided',
  } = {},
): Promise<{ totalPoints: number; wasCompleted: boolean }> {
  await lockEarner(trx, userId, force ? 'member-disqualified' : 'disqualified');
  const progress = await findProgress(trx, userId, quest.id);
  if (onlyOpen && !isOpen(progress)) throw new Problem('quest-decided');
  const wasCompleted = progress?.state === 'completed';
  if (!wasCompleted) {
    if (!force && progress?.state !== 'verified') throw new Problem('quest-not-verified');
    // Quests that an admin decided, or that were verified before accounts were recorded, are proven by the currently
    // linked accounts.
    const accounts = progress?.accounts ?? (await accountsOf(context, trx, userId, quest.id));
    if (!force && accounts.length === 0 && PROVEN_KINDS.includes(quest.kind)) throw new Problem('account-not-linked');
    await recordProofs(trx, userId, quest, accounts, now);
    const completed = { state: 'completed', completed_at: now, next_try_at: null };
    await trx
      .insertInto('quest_progress')
      .values({ user_id: userId, quest_id: quest.id, ...completed })
      .onConflict((conflict) => conflict.columns(['user_id', 'quest_id']).doUpdateSet(completed))
      .execute();
    await trx
      .updateTable('app_user')
      .set((eb) => ({ completed_quests: eb('completed_quests', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    const reason = (quest.title as { en: string }).en;
    const entry = { userId, key: `quest:${quest.id}`, delta: quest.points, reason, questId: quest.id };
    await appendPointEntry(trx, { ...entry, kind: 'quest' }, now);
    const news = { userId, key: `quest:${quest.id}:completed`, causedBy, questId: quest.id, points: quest.points };
    await notify(trx, [{ ...news, kind: told }], now);
    await payReferral(trx, userId, now);
  }
  const { total_points } = await trx
    .selectFrom('app_user')
    .select('total_points')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { totalPoints: total_points, wasCompleted };
}
