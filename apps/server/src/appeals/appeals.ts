import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { acceptRejected } from '../content/submissions.ts';
import { invalidField, Problem } from '../contract/problem.ts';
import { notify } from '../notifications/notify.ts';
import { lockEarner, lockMember } from '../points/ledger.ts';
import { completeQuest } from '../quests/complete.ts';
import type { ProofContext } from '../quests/proofs.ts';
import { findQuest } from '../quests/quests.ts';
import { APPEAL_DAYS, appealKey } from './ownAppeal.ts';
import { getMayDecide } from './queries.sql.ts';

type Appeal = Selectable<DB['appeal']>;

/** A rejection, and the member's text against it. */
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
  // Locked before the member, as in decisions.
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
 * Appeals against the refusal of a member's quest.
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
 * Accepts an appeal, and awards the points with the keys of an ordinary acceptance, so that nothing is awarded twice.
 * @param points for a submission; a quest awards its own
 * @returns the points
 * @throws Problem `appeal-not-found`, `other-admin-required`, `appeal-decided`, `validation-failed`,
 * `member-disqualified` or `account-already-rewarded`
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
  await completeQuest(context, trx, userId, quest, now, { force: true, causedBy: actorId, told: 'appeal-decided' });
  return quest.points;
}

/**
 * Upholds the first decision, and tells the member why.
 * @throws Problem `appeal-not-found`, `other-admin-required` or `appeal-decided`
 */
export async function upholdAppeal(trx: Transaction<DB>, decision: Decision, answer: string, now: Date): Promise<void> {
  const appeal = await decide(trx, decision, { status: 'upheld', decided_at: now, answer });
  const { user_id: userId, submission_id: submissionId, quest_id: questId } = appeal;
  const subject = submissionId === null ? { questId: questId! } : { submissionId };
  const news = { userId, key: `appeal:${appeal.appeal_key}`, causedBy: decision.actorId, reason: answer, ...subject };
  await notify(trx, [{ ...news, kind: 'appeal-decided' }], now);
}

/** Decides an open appeal. Of several decisions at the same time, one goes through. */
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
 * Refuses the first admin while there is another one, and the appellant while there is any other admin.
 * @throws Problem `appeal-not-found` or `other-admin-required`
 */
async function refuseFirstAdmin(trx: Transaction<DB>, appealId: number, actorId: number): Promise<void> {
  const mayDecide = await getMayDecide(trx, actorId, appealId);
  if (mayDecide === undefined) throw new Problem('appeal-not-found');
  if (!mayDecide) throw new Problem('other-admin-required');
}

/** Locks the subject of an appeal. @returns false if it was decided again since */
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

const lockProgress = (trx: Transaction<DB>, userId: number, questId: number) =>
  trx
    .selectFrom('quest_progress')
    .select(['state', 'moves', 'reason', 'decided_by', 'decided_at'])
    .where('user_id', '=', userId)
    .where('quest_id', '=', questId)
    .forNoKeyUpdate()
    .executeTakeFirst();
