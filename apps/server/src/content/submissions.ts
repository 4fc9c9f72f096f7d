import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import { notify, takeBack, type News } from '../notifications/notify.ts';
import { isAnotherAdmin, refuseOwn } from '../users/otherAdmins.ts';
import {
  appendPointEntries,
  appendPointEntry,
  lockEarner,
  lockMember,
  lockMembers,
  type PointEntry,
} from '../points/ledger.ts';
import { contentKey, type PlatformPost } from './platforms.ts';
import { insertPreview } from './previews.ts';

type Schemas = components['schemas'];

/** A post or a meme to submit. */
export type NewSubmission = { userId: number; type: Schemas['ContentType'] } & (
  { post: PlatformPost } | { image: string; title: string }
);

/**
 * Submits content for review. A post can be submitted only once, whoever submits it.
 * @returns the submission's id
 * @throws Problem `already-submitted` or `disqualified`
 */
export async function insertSubmission(trx: Transaction<DB>, submission: NewSubmission, now: Date): Promise<number> {
  await lockEarner(trx, submission.userId);
  const content =
    'post' in submission
      ? { platform: submission.post.platform, content_id: submission.post.id, url: submission.post.url }
      : { image: submission.image, title: submission.title };
  const { id } = await trx
    .insertInto('submission')
    .values({ user_id: submission.userId, type: submission.type, ...content, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if ('post' in submission) {
    const content_id = contentKey(submission.post);
    const first = await trx
      .insertInto('submitted_content')
      .values({ platform: submission.post.platform, content_id, submission_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('submission_id')
      .executeTakeFirst();
    if (!first) throw new Problem('already-submitted');
    await insertPreview(trx, id, now);
  }
  return id;
}

type Status = Schemas['SubmissionStatus'];

/** The submission to decide, and the deciding admin. */
interface Decision {
  submissionId: number;
  actorId: number;
  /** The admin's message to the member. */
  message?: string | undefined;
}

/**
 * Accepts a submission and awards its points exactly once.
 * @throws Problem `submission-not-found`, `other-admin-required`, `submission-decided`, `submission-withdrawn` or
 * `member-disqualified`
 */
export async function acceptSubmission(
  trx: Transaction<DB>,
  decision: Decision,
  points: number,
  now: Date,
): Promise<void> {
  const { submissionId, actorId, message } = decision;
  const { user_id } = await findSubmission(trx, submissionId);
  await refuseOwn(trx, actorId, user_id);
  await lockEarner(trx, user_id, 'member-disqualified');
  const accepted = await setAccepted(trx, [submissionId], decision, points, now)
    .where('status', '=', 'In Review')
    .executeTakeFirst();
  if (!accepted) throw await decidedAlready(trx, submissionId);
  await appendPointEntry(trx, toEntry(accepted, points, actorId), now);
  await notify(trx, [toNews(accepted, actorId, { kind: 'submission-accepted', points, message })], now);
}

/**
 * Accepts a rejected submission after an appeal, and awards its points like {@link acceptSubmission}. The caller has
 * locked the submission and checked that it is still rejected.
 * @throws Problem `member-disqualified`
 */
export async function acceptRejected(
  trx: Transaction<DB>,
  decision: Decision,
  points: number,
  now: Date,
): Promise<void> {
  const { actorId, submissionId } = decision;
  const accepted = await setAccepted(trx, [submissionId], decision, points, now).executeTakeFirstOrThrow();
  await lockEarner(trx, accepted.userId, 'member-disqualified');
  await appendPointEntry(trx, toEntry(accepted, points, actorId), now);
  await notify(trx, [toNews(accepted, actorId, { kind: 'appeal-decided', points })], now);
}

/**
 * Builds the update that accepts submissions. The caller has checked their status, or adds it as a condition.
 */
export const setAccepted = (
  trx: Transaction<DB>,
  ids: readonly number[],
  { actorId, message }: Pick<Decision, 'actorId' | 'message'>,
  points: number,
  now: Date,
) =>
  trx
    .updateTable('submission')
    .set((eb) => ({
      status: 'Accepted',
      points,
      reason: null,
      message: message ?? null,
      decided_by: actorId,
      decided_at: now,
      acceptances: eb('acceptances', '+', 1),
      decisions: eb('decisions', '+', 1),
    }))
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .returning(['id', 'user_id as userId', 'type', 'acceptances as number', 'decisions']);

/** Builds the update that rejects submissions, like {@link setAccepted}. */
export const setRejected = (
  trx: Transaction<DB>,
  ids: readonly number[],
  { actorId, message }: Pick<Decision, 'actorId' | 'message'>,
  reason: Schemas['RejectionReason'],
  now: Date,
) =>
  trx
    .updateTable('submission')
    .set((eb) => ({
      status: 'Rejected',
      reason,
      message: message ?? null,
      decided_by: actorId,
      decided_at: now,
      decisions: eb('decisions', '+', 1),
    }))
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])));

/**
 * Returns the problem for a submission that is already decided or withdrawn.
 * @throws Problem `submission-not-found`
 */
async function decidedAlready(trx: Transaction<DB>, id: number): Promise<Problem> {
  const { status } = await findSubmission(trx, id);
  return new Problem(status === 'Withdrawn' ? 'submission-withdrawn' : 'submission-decided');
}

/**
 * Rejects a submission.
 * @throws Problem `submission-not-found`, `other-admin-required`, `submission-decided` or `submission-withdrawn`
 */
export async function rejectSubmission(
  trx: Transaction<DB>,
  decision: Decision,
  reason: Schemas['RejectionReason'],
  now: Date,
): Promise<void> {
  const { submissionId, actorId, message } = decision;
  const { user_id } = await findSubmission(trx, submissionId);
  await refuseOwn(trx, actorId, user_id);
  const rejected = await setRejected(trx, [submissionId], decision, reason, now)
    .where('status', '=', 'In Review')
    .returning(['id', 'user_id as userId', 'decisions'])
    .executeTakeFirst();
  if (!rejected) throw await decidedAlready(trx, submissionId);
  await notify(trx, [toNews(rejected, actorId, { kind: 'submission-rejected', reason, message })], now);
}

/**
 * Puts a decided submission back in review. Takes back the decision's notification and the points of an acceptance.
 * @param from the decision that the admin saw; the call fails if it has changed
 * @throws Problem `submission-not-found`, `other-admin-required`, `submission-decided` or `submission-withdrawn`
 */
export async function reopenSubmission(
  trx: Transaction<DB>,
  { submissionId, actorId }: Decision,
  from: Status | undefined,
  now: Date,
): Promise<void> {
  const { user_id } = await findSubmission(trx, submissionId);
  await refuseOwn(trx, actorId, user_id);
  const { disqualified_at, deleted_at } = await lockMember(trx, user_id);
  const undone = await trx
    .updateTable('submission as s')
    .from((eb) =>
      eb
        .selectFrom('submission')
        .select(['id', 'status', 'points'])
        .where('id', '=', submissionId)
        .forUpdate()
        .as('before'),
    )
    .set({ status: 'In Review', points: null, reason: null, message: null, decided_by: null, decided_at: null })
    .whereRef('s.id', '=', 'before.id')
    .where('s.status', 'in', ['Accepted', 'Rejected'])
    .$if(from !== undefined, (update) => update.where('s.status', '=', from!))
    .returning(['s.id', 's.user_id as userId', 's.type', 's.acceptances as number', 's.decisions'])
    .returning(['before.status', 'before.points'])
    .executeTakeFirst();
  if (!undone) throw await decidedAlready(trx, submissionId);
  await takeBack(trx, [undone.userId], decisionKey(undone));
  if (undone.status !== 'Accepted') return;
  const reversal = toReversal(toEntry(undone, undone.points!, actorId));
  // A deletion sets both times and takes no points.
  const isDisqualified = disqualified_at !== null && disqualified_at.getTime() !== deleted_at?.getTime();
  // The disqualification has already taken these points, so its deduction is reduced by them.
  const correction: PointEntry = {
    ...reversal,
    key: `${reversal.key}:disqualification`,
    kind: 'disqualification',
    delta: -reversal.delta,
  };
  await appendPointEntries(trx, isDisqualified ? [reversal, correction] : [reversal], now);
}

/** Locks members, so that their points can't change; returns the disqualified ones. */
export async function lockDisqualified(trx: Transaction<DB>, userIds: number[]): Promise<Set<number>> {
  const members = await lockMembers(trx, userIds);
  return new Set(members.filter(({ disqualified_at }) => disqualified_at).map(({ id }) => id));
}

/**
 * Accepts all submissions in review that were created before `before`, and awards their points. Skips submissions of
 * disqualified members, and the admin's own while there is another admin.
 * @returns the number of accepted submissions
 */
export async function acceptAllSubmissions(
  trx: Transaction<DB>,
  { actorId, points, before }: { actorId: number; points: number; before: Date },
  now: Date,
): Promise<number> {
  const skipsOwn = await isAnotherAdmin(trx, actorId);
  const open = await trx
    .selectFrom('submission')
    .select(['id', 'user_id'])
    .where('status', '=', 'In Review')
    .where('created_at', '<', before)
    .$if(skipsOwn, (all) => all.where('user_id', '!=', actorId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const disqualified = await lockDisqualified(trx, [...new Set(open.map(({ user_id }) => user_id))]);
  const ids = open.flatMap(({ id, user_id }) => (disqualified.has(user_id) ? [] : [id]));
  const rows = await setAccepted(trx, ids, { actorId }, points, now).execute();
  if (rows.length > 0)
    await appendPointEntries(
      trx,
      rows.map((row) => toEntry(row, points, actorId)),
      now,
    );
  const news = rows.map((row) => toNews(row, actorId, { kind: 'submission-accepted', points }));
  await notify(trx, news, now);
  return rows.length;
}

/**
 * Withdraws a member's submission while it is in review, so that its post can be submitted again. Its row stays, so
 * that an admin who still sees it learns why it can't be decided.
 * @returns the storage key of its image or thumbnail, or null; the caller deletes the file after the commit
 * @throws Problem `submission-not-found`, `not-yours`, `submission-decided` or `submission-withdrawn`
 */
export async function withdrawSubmission(trx: Transaction<DB>, id: number, userId: number): Promise<string | null> {
  const { user_id } = await findSubmission(trx, id);
  if (user_id !== userId) throw new Problem('not-yours');
  const withdrawn = await trx
    .updateTable('submission as s')
    .from((eb) => eb.selectFrom('submission').select(['id', 'image']).where('id', '=', id).forUpdate().as('before'))
    .set({ status: 'Withdrawn', image: null })
    .whereRef('s.id', '=', 'before.id')
    .where('s.status', '=', 'In Review')
    .returning('before.image')
    .executeTakeFirst();
  if (!withdrawn) throw await decidedAlready(trx, id);
  await trx.deleteFrom('submitted_content').where('submission_id', '=', id).execute();
  return withdrawn.image ?? (await deletePreview(trx, id));
}

/**
 * Deletes a submission. Points already awarded stay, so an accepted post can't be submitted again; any other can.
 * @param type if given, a submission of another type counts as not found
 * @returns the storage key of its image or thumbnail, or null; the caller deletes the file after the commit
 * @throws Problem `submission-not-found`
 */
export async function deleteSubmission(trx: Transaction<DB>, id: number, type?: 'embed'): Promise<string | null> {
  let query = trx.selectFrom('submission').select(['status', 'image']).where('id', '=', id).forUpdate();
  if (type) query = query.where('type', '=', type);
  const submission = await query.executeTakeFirst();
  if (!submission) throw new Problem('submission-not-found');
  if (submission.status === 'Accepted') {
    await trx.updateTable('submitted_content').set({ submission_id: null }).where('submission_id', '=', id).execute();
  }
  const thumbnail = await deletePreview(trx, id);
  await trx.deleteFrom('submission').where('id', '=', id).execute();
  return submission.image ?? thumbnail;
}

/**
 * Deletes a post's preview.
 * @returns the storage key of its thumbnail, or null
 */
async function deletePreview(trx: Transaction<DB>, submissionId: number): Promise<string | null> {
  const deleted = await trx
    .deleteFrom('post_preview')
    .where('submission_id', '=', submissionId)
    .returning('image')
    .executeTakeFirst();
  return deleted?.image ?? null;
}

async function findSubmission(trx: Transaction<DB>, id: number) {
  const submission = await trx
    .selectFrom('submission')
    .select(['user_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!submission) throw new Problem('submission-not-found');
  return submission;
}

/** A decided submission, and the number of its decisions so far. */
interface Decided {
  id: number;
  userId: number;
  decisions: number;
}

/** Key of a decision's notification. */
const decisionKey = ({ id, decisions }: Decided) => `submission:${id}:${decisions}`;

export const toNews = (
  decided: Decided,
  actorId: number,
  outcome: Pick<News, 'kind' | 'points' | 'reason' | 'message'>,
): News => ({
  userId: decided.userId,
  key: decisionKey(decided),
  causedBy: actorId,
  submissionId: decided.id,
  ...outcome,
});

const kindNames: Record<string, string> = {
  tweet: 'post on X',
  tiktok: 'video on TikTok',
  youtube: 'video on YouTube',
  meme: 'meme',
  embed: 'embed code',
};

/** One acceptance of a submission. After an undo, the submission can be accepted again and award points again. */
interface Acceptance {
  id: number;
  userId: number;
  type: string;
  /** Number of this acceptance, starting at 1. */
  number: number;
}

export const toEntry = ({ id, userId, type, number }: Acceptance, delta: number, actorId: number): PointEntry => ({
  userId,
  key: number === 1 ? `submission:${id}` : `submission:${id}:${number}`,
  kind: 'submission',
  delta,
  reason: `Accepted ${kindNames[type]!}`,
  actorId,
});

const toReversal = (entry: PointEntry): PointEntry => ({
  ...entry,
  key: `${entry.key}:undone`,
  delta: -entry.delta,
  reason: `Undone: ${entry.reason}`,
  reverses: true,
});
