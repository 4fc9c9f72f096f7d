import type { components } from '@pwr-community/api/schema';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../http/problem.ts';
import { appendPointEntries, appendPointEntry, lockEarner, type PointEntry } from '../points/ledger.ts';
import type { PlatformPost } from './platforms.ts';

type Schemas = components['schemas'];

/** What is submitted: a post, or a meme. */
export type NewSubmission = { userId: number; type: Schemas['ContentType'] } & (
  { post: PlatformPost } | { image: string; title: string }
);

/**
 * Takes a submission into review. A post comes once, whoever submits it.
 * @returns its id
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
    const { platform, id: content_id } = submission.post;
    const first = await trx
      .insertInto('submitted_content')
      .values({ platform, content_id, submission_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('submission_id')
      .executeTakeFirst();
    if (!first) throw new Problem('already-submitted');
  }
  return id;
}

type Status = Schemas['SubmissionStatus'];

/** What an admin decides. */
interface Decision {
  submissionId: number;
  actorId: number;
}

/**
 * Accepts a submission and pays it, once.
 * @throws Problem `submission-not-found`, `submission-decided` or `disqualified`
 */
export async function acceptSubmission(
  trx: Transaction<DB>,
  decision: Decision,
  points: number,
  now: Date,
): Promise<void> {
  const { user_id: userId, type } = await findSubmission(trx, decision.submissionId);
  await lockEarner(trx, userId);
  await decide(trx, decision, 'In Review', 'Accepted', { points }, now);
  await appendPointEntry(trx, toEntry({ id: decision.submissionId, userId, type }, points, decision.actorId), now);
}

/**
 * Rejects a submission.
 * @throws Problem `submission-not-found` or `submission-decided`
 */
export const rejectSubmission = (
  trx: Transaction<DB>,
  decision: Decision,
  reason: Schemas['RejectionReason'],
  now: Date,
): Promise<void> => decide(trx, decision, 'In Review', 'Rejected', { reason }, now);

/**
 * Takes a rejection back.
 * @throws Problem `submission-not-found` or `submission-decided`
 */
export const reopenSubmission = (trx: Transaction<DB>, decision: Decision, now: Date): Promise<void> =>
  decide(trx, decision, 'Rejected', 'In Review', {}, now);

/**
 * Accepts and pays everything in review that came before a time.
 * @returns how many
 */
export async function acceptAllSubmissions(
  trx: Transaction<DB>,
  { actorId, points, before }: { actorId: number; points: number; before: Date },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number; userId: number; type: string }>`
    update submission s set status = 'Accepted', points = ${points}, decided_by = ${actorId}, decided_at = ${now}
    from (
      select s.id from submission s join app_user u on u.id = s.user_id
      where s.status = 'In Review' and s.created_at < ${before} and u.disqualified_at is null
      order by s.id for update of s) open
    where s.id = open.id and s.status = 'In Review'
    returning s.id, s.user_id as "userId", s.type`.execute(trx);
  if (rows.length > 0)
    await appendPointEntries(
      trx,
      rows.map((row) => toEntry(row, points, actorId)),
      now,
    );
  return rows.length;
}

/**
 * Deletes a submission; what it paid stays paid.
 * @param type where only one of this type may be deleted
 * @returns the key of its image
 * @throws Problem `submission-not-found`
 */
export async function deleteSubmission(trx: Transaction<DB>, id: number, type?: 'embed'): Promise<string | null> {
  let query = trx.deleteFrom('submission').where('id', '=', id);
  if (type) query = query.where('type', '=', type);
  const deleted = await query.returning('image').executeTakeFirst();
  if (!deleted) throw new Problem('submission-not-found');
  return deleted.image;
}

async function findSubmission(trx: Transaction<DB>, id: number) {
  const submission = await trx
    .selectFrom('submission')
    .select(['user_id', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!submission) throw new Problem('submission-not-found');
  return submission;
}

/** One conditional update: of several decisions at once, one gets the row. */
async function decide(
  trx: Transaction<DB>,
  { submissionId, actorId }: Decision,
  from: Status,
  to: Status,
  { points = null, reason = null }: { points?: number | null; reason?: string | null },
  now: Date,
): Promise<void> {
  const decided =
    to === 'In Review' ? { decided_by: null, decided_at: null } : { decided_by: actorId, decided_at: now };
  const { numUpdatedRows } = await trx
    .updateTable('submission')
    .set({ status: to, points, reason, ...decided })
    .where('id', '=', submissionId)
    .where('status', '=', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await findSubmission(trx, submissionId);
  throw new Problem('submission-decided');
}

const reasons: Record<string, string> = {
  tweet: 'Accepted post on X',
  tiktok: 'Accepted video on TikTok',
  youtube: 'Accepted video on YouTube',
  meme: 'Accepted meme',
  embed: 'Accepted embed code',
};

const toEntry = (
  { id, userId, type }: { id: number; userId: number; type: string },
  delta: number,
  actorId: number,
): PointEntry => ({ userId, key: `submission:${id}`, kind: 'submission', delta, reason: reasons[type]!, actorId });
