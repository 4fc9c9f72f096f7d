import type { components } from '@pwr-community/api/schema';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { notify } from '../notifications/notify.ts';

/** A stored row of a member's quest progress. */
export type Progress = Selectable<DB['quest_progress']>;

type QuestProgress = components['schemas']['QuestProgress'];

/** Converts progress to the contract's format. */
export const toProgress = ({ quest_id, state, action, reason }: Progress): QuestProgress => ({
  challengeId: quest_id,
  state: state as QuestProgress['state'],
  action,
  reason: state === 'failed' ? reason : null,
});

/** A member's progress in a quest; undefined if they haven't started it. */
export const findProgress = (db: Queryable, userId: number, questId: number): Promise<Progress | undefined> =>
  db
    .selectFrom('quest_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('quest_id', '=', questId)
    .executeTakeFirst();

/** Like {@link findProgress}, and locks the row until the transaction ends. */
export const lockProgress = (trx: Transaction<DB>, userId: number, questId: number): Promise<Progress | undefined> =>
  trx
    .selectFrom('quest_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('quest_id', '=', questId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Records that the quest's button was pressed, and starts the quest if necessary. */
export const recordAction = (db: Queryable, userId: number, questId: number, action: string): Promise<Progress> =>
  db
    .insertInto('quest_progress')
    .values({ user_id: userId, quest_id: questId, state: 'started', action })
    .onConflict((conflict) => conflict.columns(['user_id', 'quest_id']).doUpdateSet({ action }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** States in which a request waits for a decision. */
const OPEN = ['pending', 'in_review'];

/** Returns true if a request waits for a decision. */
export const isOpen = (progress: Progress | undefined): boolean => OPEN.includes(progress?.state ?? '');

/** Columns that can change together with the state. */
export type Change = Partial<
  Pick<Progress, 'proof_url' | 'proof_text' | 'reason' | 'requested_at' | 'next_try_at' | 'tries' | 'accounts'>
>;

/** Details of a refusal. `decided_by` is null if a service refused the quest. */
interface Refusal {
  reason: string | null;
  decided_by: number | null;
  decided_at: Date;
}

/** A decision on a request. */
type Decision = [state: 'verified', change?: Change] | [state: 'failed', change: Change & Refusal];

/** A failed request proves nothing, so its accounts are cleared. */
const forgotten = (state: string) => (state === 'failed' ? { accounts: null } : {});

/** SQL for the number of state changes, including this one. */
const movesTo = (state: string) => sql<number>`quest_progress.moves + (quest_progress.state <> ${state})::integer`;

/**
 * Notifies a member of a decision, only once for each change of the state.
 * @param causedBy the admin or the member, who isn't notified of their own action; null for a retry by the server
 */
export async function tellDecision(
  db: Queryable,
  { user_id: userId, quest_id: questId, state, reason, moves }: Progress,
  causedBy: number | null,
  now: Date,
): Promise<void> {
  if (state !== 'verified' && state !== 'failed') return;
  const decision = { userId, key: `quest:${questId}:${moves}`, causedBy, questId };
  const isRefused = state === 'failed';
  await notify(
    db,
    [{ ...decision, kind: isRefused ? 'quest-refused' : 'quest-verified', reason: isRefused ? reason : null }],
    now,
  );
}

/**
 * Moves a member's progress to a state. A completed quest stays completed, even if another call arrives late.
 * @throws Problem `quest-completed`
 */
export async function moveTo(
  db: Queryable,
  userId: number,
  questId: number,
  ...[state, change = {}]: Decision | [state: 'pending' | 'in_review', change?: Change]
): Promise<Progress> {
  const columns = { state, next_try_at: null, tries: 0, ...forgotten(state), ...change };
  const moved = await db
    .insertInto('quest_progress')
    .values({ user_id: userId, quest_id: questId, ...columns, moves: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'quest_id'])
        .doUpdateSet({ ...columns, moves: movesTo(state) })
        .where('quest_progress.state', '!=', 'completed'),
    )
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Problem('quest-completed');
  return moved;
}

/**
 * Decides an open request. If two admins decide at the same time, the second is refused.
 * @throws Problem `quest-decided`
 */
export async function decideOpen(
  db: Queryable,
  userId: number,
  questId: number,
  ...[state, change = {}]: Decision
): Promise<Progress> {
  const decided = await db
    .updateTable('quest_progress')
    .set({ state, next_try_at: null, tries: 0, ...forgotten(state), ...change, moves: movesTo(state) })
    .where('user_id', '=', userId)
    .where('quest_id', '=', questId)
    .where('state', 'in', OPEN)
    .returningAll()
    .executeTakeFirst();
  if (!decided) throw new Problem('quest-decided');
  return decided;
}
