import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { acceptRejected } from '../content/submissions.ts';
import { invalidField, Problem } from '../contract/problem.ts';
import { notify } from '../notifications/notify.ts';
import { lockEarner, lockMember } from '../points/ledger.ts';
import { completeQuest } from '../quests/complete.ts';
import { lockProgress } from '../quests/progress.ts';
import type { ProofContext } from '../quests/proofs.ts';
import { findQuest } from '../quests/quests.ts';
import { APPEAL_DAYS, appealKey } from './ownAppeal.ts';
import { getMayDecide } from './queries.sql.ts';

type Appeal = Selectable<DB['appeal']>;

/** A rejection, and the text of the member's appeal against it. */
interface Rejection {
  user_id: number;
  appeal_key: string;
  submission_id?: number;
  quest_id?: number;
  decision: number;
  body: string;
  first_by: number | null;
  first_at: Date;
  first_reason: string | null;
}

/**
 * Appeals against the rejection of a member's submission.
 * @throws Problem `submission-not-found`, `not-yours`, `not-rejected`, `already-appealed`, `appeal-too-late` or
 * `disqualified`
 */
export async function appealSubmission(
  trx: Transaction<DB>,
  { userId, submissionId, text }: { userId: number; submissionId: number; text: string },
  now: Date,
): Promise<Appeal> {
  // Locks the submission before the member, in the same order as decisions do.
  const submission = await lockSubmission(trx, submissionId);
  if (!submission) throw new Problem('submission-not-found');
  const { status, decisions, decided_at, decided_by, reason } = submission;
  if (submission.user_id !== userId) throw new Problem('not-yours');
  await lockEarner(trx, userId);
  if (status !== 'Rejected') throw new Problem('not-rejected');
  const rejection = {
    user_id: userId,
    appeal_key: appealKey('submission', submissionId, decisions),
    submission_id: submissionId,
    decision: decisions,
    body: text,
    first_by: decided_by,
    first_at: decided_at!,
    first_reason: reason,
  };
  return insertAppeal(trx, rejection, now);
}

/**
 * Appeals against the rejection of a member's quest.
 * @throws Problem `quest-not-found`, `not-rejected`, `already-appealed`, `appeal-too-late` or `disqualified`
 */
export async function appealQuest(
  trx: Transaction<DB>,
  { userId, questId, text }: { userId: number; questId: number; text: string },
  now: Date,
): Promise<Appeal> {
  await findQuest(trx, questId, { deletedToo: true });
  await lockEarner(trx, userId);
  const progress = await lockProgress(trx, userId, questId);
  if (progress?.state !== 'failed') throw new Problem('not-rejected');
  const { moves, decided_at, decided_by, reason } = progress;
  const rejection = {
    user_id: userId,
    appeal_key: appealKey('quest', questId, moves),
    quest_id: questId,
    decision: moves,
    body: text,
    first_by: decided_by,
    first_at: decided_at!,
    first_reason: reason,
  };
  return insertAppeal(trx, rejection, now);
}

async function insertAppeal(trx: Transaction<DB>, rejection: Rejection, now: Date): Promise<Appeal> {
  const appeal = await trx
    .insertInto('appeal')
    .values({ ...rejection, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!appeal) throw new Problem('already-appealed');
  if (now.getTime() > rejection.first_at.getTime() + APPEAL_DAYS * 24 * 60 * 60 * 1000)
    throw new Problem('appeal-too-late');
  return appeal;
}

/** An admin's decision on an appeal. */
interface Decision {
  appealId: number;
  actorId: number;
}

/**
 * Accepts an appeal and awards the points. The ledger keys are those of an ordinary acceptance, so nothing is awarded
 * twice.
 * @param points points for a submission; absent for a quest, which has its own
 * @returns the awarded points
 * @throws Problem `appeal-not-found`, `other-admin-required`, `appeal-decided`, `validation-failed`,
 * `member-disqualified`, `member-account-not-linked` or `account-already-rewarded`
 */
export async function acceptAppeal(
  context: ProofContext,
  trx: Transaction<DB>,
  decision: Decision,
  points: number | undefined,
  now: Date,
): Promise<number> {
  const appeal = await decide(trx, decision, { status: 'accepted', decided_at: now });
  const { user_id: userId, submission_id: submissionId, quest_id: questId } = appeal;
  const { actorId } = decision;
  if (submissionId !== null) {
    if (points === undefined) throw invalidField('/body/points', 'required', 'is required for a submission');
    await acceptRejected(trx, { submissionId, actorId }, points, now);
    return points;
  }
  if (points !== undefined) throw invalidField('/body/points', 'not-allowed', 'must be absent for a quest');
  const quest = await findQuest(trx, questId!, { deletedToo: true });
  // The admin doesn't see why the quest failed. Without an account, one that has already earned it could earn it again.
  const how = { force: true, withoutAccount: false, causedBy: actorId, told: 'appeal-decided' } as const;
  await completeQuest(context, trx, userId, quest, now, how);
  return quest.points;
}

/**
 * Upholds the first decision and tells the member why.
 * @throws Problem `appeal-not-found`, `other-admin-required` or `appeal-decided`
 */
export async function upholdAppeal(trx: Transaction<DB>, decision: Decision, answer: string, now: Date): Promise<void> {
  const appeal = await decide(trx, decision, { status: 'upheld', decided_at: now, answer });
  const { user_id: userId, submission_id: submissionId, quest_id: questId } = appeal;
  const subject = submissionId === null ? { questId: questId! } : { submissionId };
  const news = { userId, key: `appeal:${appeal.appeal_key}`, causedBy: decision.actorId, reason: answer, ...subject };
  await notify(trx, [{ ...news, kind: 'appeal-decided' }], now);
}

/** Decides an open appeal. Only one of several concurrent decisions succeeds. */
async function decide(
  trx: Transaction<DB>,
  { appealId, actorId }: Decision,
  outcome: { status: 'accepted' | 'upheld'; decided_at: Date; answer?: string },
): Promise<Appeal> {
  await refuseFirstAdmin(trx, appealId, actorId);
  const appeal = await trx
    .updateTable('appeal')
    .set({ ...outcome, decided_by: actorId })
    .where('id', '=', appealId)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (!appeal) throw new Problem('appeal-decided');
  if (!(await isStillRejected(trx, appeal))) throw new Problem('appeal-decided');
  return appeal;
}

/**
 * Refuses the appellant while there is another admin. Refuses the admin who made the first decision while there is
 * another admin besides the appellant.
 * @throws Problem `appeal-not-found` or `other-admin-required`
 */
async function refuseFirstAdmin(trx: Transaction<DB>, appealId: number, actorId: number): Promise<void> {
  const mayDecide = await getMayDecide(trx, actorId, appealId);
  if (mayDecide === undefined) throw new Problem('appeal-not-found');
  if (!mayDecide) throw new Problem('other-admin-required');
}

/**
 * Locks the subject of an appeal; for a quest, the appellant first.
 * @returns false if the subject has been decided again since the appealed decision
 */
async function isStillRejected(trx: Transaction<DB>, appeal: Appeal): Promise<boolean> {
  const { user_id: userId, submission_id: submissionId, quest_id: questId, decision } = appeal;
  if (submissionId !== null) {
    const submission = await lockSubmission(trx, submissionId);
    return submission?.status === 'Rejected' && submission.decisions === decision;
  }
  await lockMember(trx, userId);
  const progress = await lockProgress(trx, userId, questId!);
  return progress?.state === 'failed' && progress.moves === decision;
}

const lockSubmission = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('submission')
    .select(['user_id', 'status', 'reason', 'decided_by', 'decided_at', 'decisions'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
