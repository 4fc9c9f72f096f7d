import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import { moveTo, tellDecision } from './progress.ts';
import { findQuest } from './quests.ts';
import { verifyQuest } from './verify.ts';

/** Maximum number of requests per run. */
const BATCH = 100;

/** Lease on a request that is being retried, in ms. */
const LEASE = 60_000;

/** Retries the requests whose service didn't answer, and notifies their members. Several processes may run this concurrently. */
export async function retryPendingQuests(context: AppContext): Promise<void> {
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
    const taken = await db
      .updateTable('quest_progress')
      .set({ next_try_at: new Date(clock().getTime() + LEASE) })
      .where('user_id', '=', user_id)
      .where('quest_id', '=', quest_id)
      .where('state', '=', 'pending')
      .where('next_try_at', '=', next_try_at)
      .executeTakeFirstOrThrow();
    if (taken.numUpdatedRows === 0n) continue;
    try {
      await verifyQuest(context, user_id, await findQuest(db, quest_id), {}, null);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'quest-completed') continue;
      await withRetry(db, async (trx) => {
        const refusal = { reason: null, decided_by: null, decided_at: clock() };
        const progress = await moveTo(trx, user_id, quest_id, 'failed', refusal);
        await tellDecision(trx, progress, null, clock());
      });
    }
  }
}
