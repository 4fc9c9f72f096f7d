import type { components } from '@pwr-community/api/schema';
import { sql, type Selectable } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';

/** Where a member is with a quest, as it is stored. */
export type Progress = Selectable<DB['quest_progress']>;

type QuestProgress = components['schemas']['QuestProgress'];

/** As the contract writes it. */
export const toProgress = ({ quest_id, state, action, reason }: Progress): QuestProgress => ({
  challengeId: quest_id,
  state: state as QuestProgress['state'],
  action,
  reason: state === 'failed' ? reason : null,
});

/** Where a member is with a quest; undefined where it was not started. */
export const findProgress = (db: Queryable, userId: number, questId: number): Promise<Progress | undefined> =>
  db
    .selectFrom('quest_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('quest_id', '=', questId)
    .executeTakeFirst();

/** Records a use of the button, and starts the quest where it is not. */
export async function recordAction(db: Queryable, userId: number, questId: number, action: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    insert into quest_progress (user_id, quest_id, state, action) values (${userId}, ${questId}, 'started', ${action})
    on conflict (user_id, quest_id) do update set action = excluded.action
    returning *`.execute(db);
  return rows[0]!;
}

/** States in which a request waits for a decision. */
const OPEN = ['pending', 'in_review'];

/** Whether a request waits for a decision. */
export const isOpen = (progress: Progress | undefined): boolean => OPEN.includes(progress?.state ?? '');

/** What a move changes beside the state. */
type Change = Partial<
  Pick<Progress, 'proof_url' | 'proof_text' | 'reason' | 'requested_at' | 'next_try_at' | 'tries' | 'accounts'>
>;

/** A failed request proves nothing: what verified it before is forgotten. */
const forgotten = (state: string) => (state === 'failed' ? { accounts: null } : {});

/**
 * Moves a member to a state. What is completed stays completed, whoever comes late.
 * @throws Problem `quest-completed`
 */
export async function moveTo(
  db: Queryable,
  userId: number,
  questId: number,
  state: 'pending' | 'in_review' | 'failed' | 'verified',
  change: Change = {},
): Promise<Progress> {
  const columns = { state, next_try_at: null, tries: 0, ...forgotten(state), ...change };
  const moved = await db
    .insertInto('quest_progress')
    .values({ user_id: userId, quest_id: questId, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'quest_id']).doUpdateSet(columns).where('quest_progress.state', '!=', 'completed'),
    )
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Problem('quest-completed');
  return moved;
}

/**
 * Decides a request that is open: of two who decide at once, the second is refused.
 * @throws Problem `quest-decided`
 */
export async function decideOpen(
  db: Queryable,
  userId: number,
  questId: number,
  state: 'failed' | 'verified',
  change: Change = {},
): Promise<Progress> {
  const decided = await db
    .updateTable('quest_progress')
    .set({ state, next_try_at: null, tries: 0, ...forgotten(state), ...change })
    .where('user_id', '=', userId)
    .where('quest_id', '=', questId)
    .where('state', 'in', OPEN)
    .returningAll()
    .executeTakeFirst();
  if (!decided) throw new Problem('quest-decided');
  return decided;
}
