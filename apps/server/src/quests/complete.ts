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

/** Settings of a completion. */
interface Completion {
  /** Completes the quest in any state. Default: false. */
  force?: boolean;
  /** Completes the quest even if no account proves it, so that none is recorded. Default: `force`. */
  withoutAccount?: boolean;
  /** Completes the quest only if its request is open. Default: false. */
  onlyOpen?: boolean | undefined;
  /** The admin whose decision the member is notified of. Default: the member. */
  causedBy?: number;
  /** Kind of the notification. Default: `quest-verified`. */
  told?: 'quest-verified' | 'appeal-decided';
}

/**
 * Completes a quest, awards its points and notifies the member, only once. Idempotent. Records the outside accounts
 * that prove it in the same transaction, so that none of them can earn the quest for another member.
 * @returns the member's total points; `wasCompleted` is true if the quest was already completed
 * @throws Problem `quest-not-verified`, `quest-decided`, `account-not-linked`, `member-account-not-linked`,
 * `account-already-rewarded`, `user-not-found`, `disqualified` or `member-disqualified`
 */
export async function completeQuest(
  context: ProofContext,
  trx: Transaction<DB>,
  userId: number,
  quest: Quest,
  now: Date,
  { force = false, withoutAccount = force, onlyOpen, causedBy = userId, told = 'quest-verified' }: Completion = {},
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
    if (!withoutAccount && accounts.length === 0 && PROVEN_KINDS.includes(quest.kind))
      throw new Problem(force ? 'member-account-not-linked' : 'account-not-linked');
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
