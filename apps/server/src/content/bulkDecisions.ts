import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { alongside, type RecordedDecision } from '../db/withRetry.ts';
import { notify } from '../notifications/notify.ts';
import { appendPointEntries } from '../points/ledger.ts';
import { isAnotherAdmin } from '../users/otherAdmins.ts';
import { lockDisqualified, setAccepted, setRejected, toEntry, toNews } from './submissions.ts';
import { getUsualPoints } from './usualPoints.ts';

type Schemas = components['schemas'];
type BulkDecision = Schemas['BulkDecision'];

/** The submissions to decide, and the deciding admin. */
interface Selection {
  submissionIds: readonly number[];
  actorId: number;
  /** The admin's message to the members. */
  message?: string | undefined;
}

/**
 * Accepts submissions and awards their points exactly once. Skips those that can't be accepted; the rest succeed or
 * fail together.
 * @param points points for each submission; if undefined, the usual points of its type
 */
export async function acceptSubmissions(
  trx: Transaction<DB>,
  selection: Selection,
  points: number | undefined,
  now: Date,
): Promise<BulkDecision> {
  const { actorId, message } = selection;
  const { open, skipped } = await lockSelection(trx, selection, { earners: true });
  const usual = points === undefined ? await getUsualPoints(trx) : undefined;
  const pointsOf = ({ type }: Locked) => points ?? usual![type];
  const actionIds = await record(
    trx,
    open.map((submission) => ({
      submission,
      input: { submissionId: submission.id, points: pointsOf(submission), ...(message !== undefined && { message }) },
      before: { status: 'In Review', points: null },
      after: { status: 'Accepted', points: pointsOf(submission), ...ownMark(submission, actorId) },
    })),
  );
  const accepted = [];
  for (const awarded of new Set(open.map(pointsOf))) {
    const ids = open.filter((one) => pointsOf(one) === awarded).map(({ id }) => id);
    accepted.push(...(await setAccepted(trx, ids, selection, awarded, now).execute()));
  }
  const byId = new Map(open.map((submission, index) => [submission.id, { submission, actionId: actionIds[index] }]));
  const awards = accepted.map((row) => {
    const { submission, actionId } = byId.get(row.id)!;
    return { row, points: pointsOf(submission), actionId };
  });
  if (awards.length > 0)
    await appendPointEntries(
      trx,
      awards.map(({ row, points: delta, actionId }) => ({ ...toEntry(row, delta, actorId), actionId })),
      now,
    );
  await notify(
    trx,
    awards.map(({ row, points: delta }) =>
      toNews(row, actorId, { kind: 'submission-accepted', points: delta, message }),
    ),
    now,
  );
  const decided = open.map((submission) => ({
    submissionId: submission.id,
    status: 'Accepted' as const,
    points: pointsOf(submission),
    reason: null,
  }));
  return { decided, skipped };
}

/** Rejects submissions with one reason. Those that can't be rejected are skipped. */
export async function rejectSubmissions(
  trx: Transaction<DB>,
  selection: Selection,
  reason: Schemas['RejectionReason'],
  now: Date,
): Promise<BulkDecision> {
  const { actorId, message } = selection;
  const { open, skipped } = await lockSelection(trx, selection, { earners: false });
  await record(
    trx,
    open.map((submission) => ({
      submission,
      input: { submissionId: submission.id, reason, ...(message !== undefined && { message }) },
      before: { status: 'In Review', reason: null },
      after: { status: 'Rejected', reason, ...ownMark(submission, actorId) },
    })),
  );
  const ids = open.map(({ id }) => id);
  const rejected = await setRejected(trx, ids, selection, reason, now)
    .returning(['id', 'user_id as userId', 'decisions'])
    .execute();
  await notify(
    trx,
    rejected.map((row) => toNews(row, actorId, { kind: 'submission-rejected', reason, message })),
    now,
  );
  const decided = open.map(({ id }) => ({
    submissionId: id,
    status: 'Rejected' as const,
    points: null,
    reason,
  }));
  return { decided, skipped };
}

interface Locked {
  id: number;
  user_id: number;
  type: Schemas['ContentType'];
  status: string;
  name: string;
}

/**
 * Locks the submissions in the order of their ids, as all bulk decisions do, so that concurrent ones can't
 * deadlock. Splits them into those to decide and those to skip.
 * @param earners if true, also locks their members and skips submissions of disqualified ones
 */
async function lockSelection(
  trx: Transaction<DB>,
  { submissionIds: ids, actorId }: Selection,
  { earners }: { earners: boolean },
) {
  const rows = (await trx
    .selectFrom('submission')
    .select(({ fn, val }) => ['id', 'user_id', 'type', 'status', fn.coalesce('title', 'url', val('')).as('name')])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()) as Locked[];
  const found = new Map(rows.map((row) => [row.id, row]));
  const disqualified = earners ? await lockDisqualified(trx, [...new Set(rows.map(({ user_id }) => user_id))]) : null;
  const isOwn = ({ user_id }: Locked) => user_id === actorId;
  const leavesOwn = rows.some(isOwn) && (await isAnotherAdmin(trx, actorId));
  const skipped: BulkDecision['skipped'] = [];
  const open = [];
  for (const submissionId of ids) {
    const row = found.get(submissionId);
    if (!row) skipped.push({ submissionId, code: 'submission-not-found' });
    else if (row.status === 'Withdrawn') skipped.push({ submissionId, code: 'submission-withdrawn' });
    else if (row.status !== 'In Review') skipped.push({ submissionId, code: 'submission-decided' });
    else if (leavesOwn && isOwn(row)) skipped.push({ submissionId, code: 'other-admin-required' });
    else if (disqualified?.has(row.user_id)) skipped.push({ submissionId, code: 'member-disqualified' });
    else open.push(row);
  }
  return { open, skipped };
}

/** Returns the audit log's mark for a sole admin's decision on their own submission. */
const ownMark = ({ user_id }: Locked, actorId: number) => user_id === actorId && { isOwn: true };

/** Writes an audit entry for each decision and returns the entries' ids. Writes none outside an admin's request. */
const record = async (
  trx: Transaction<DB>,
  decisions: (Omit<RecordedDecision, 'subject'> & { submission: Locked })[],
): Promise<number[]> =>
  (await alongside.getStore()?.recordEach?.(
    trx,
    decisions.map(({ submission: { id, name }, ...decision }) => ({
      ...decision,
      subject: { kind: 'submission', id, name },
    })),
  )) ?? [];
