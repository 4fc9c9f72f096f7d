import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import { lockProgress, moveTo, tellDecision } from './progress.ts';
import { findQuest } from './quests.ts';
import { verifyQuest } from './verify.ts';

/** Maximum number of requests per run. */
const BATCH = 100;

/** Time for which a process claims a request that it retries, in ms. */
const LEASE = 60_000;

/**
 * Retries the requests whose service didn't answer, and notifies the members of the outcome. Several processes may run
 * this concurrently.
 * @param signal ends the run early
 */
export async function retryPendingQuests(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const due = await db
    .selectFrom('quest_progress')
    .select(['user_id', 'quest_id', 'next_try_at'])
    .where('state', '=', 'pending')
    .where('next_try_at', '<=', clock())
    .orderBy('next_try_at')
    .limit(BATCH)
    .execute();
  for (const { user_id, quest_id, next_try_at } of due) {
    if (signal?.aborted) return;
    const { numUpdatedRows } = await db
      .updateTable('quest_progress')
      .set({ next_try_at: new Date(clock().getTime() + LEASE) })
      .where('user_id', '=', user_id)
      .where('quest_id', '=', quest_id)
      .where('state', '=', 'pending')
      .where('next_try_at', '=', next_try_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    try {
      // The request was made in time, even if the quest has been deleted since.
      const quest = await findQuest(db, quest_id, { deletedToo: true });
      await verifyQuest(context, user_id, quest, {}, null);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await withRetry(db, async (trx) => {
        // Another call may have moved the request during the retry.
        const current = await lockProgress(trx, user_id, quest_id);
        if (current?.state !== 'pending') return;
        const refusal = { reason: null, decided_by: null, decided_at: clock() };
        const progress = await moveTo(trx, user_id, quest_id, 'failed', refusal);
        await tellDecision(trx, progress, null, clock());
      });
    }
  }
}
