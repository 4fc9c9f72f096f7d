import type { components } from '@pwr-community/api/schema';
import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import { notify, type News } from '../notifications/notify.ts';
import { getMayDecide, getPublished } from './queries.sql.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ReportedKind'];
type Report = Selectable<DB['report']>;

/** Problem codes for missing subjects, by the subject's type. */
const notFound = {
  comment: 'comment-not-found',
  project: 'project-not-found',
  post: 'submission-not-found',
  profile: 'user-not-found',
} as const satisfies Record<Kind, Schemas['ProblemCode']>;

/** A report to file. */
export interface NewReport {
  userId: number;
  kind: Kind;
  id: number;
  reason: Schemas['ReportReason'];
  text?: string | null | undefined;
}

/**
 * Reports a subject, only once per member, and stores the subject's current title and an excerpt.
 * @throws Problem `comment-not-found`, `project-not-found`, `submission-not-found`, `user-not-found`, `own-content` or
 * `already-reported`
 */
export async function createReport(
  trx: Transaction<DB>,
  { userId, kind, id, reason, text = null }: NewReport,
  now: Date,
): Promise<Report> {
  // Locks a profile against a concurrent erasure, which deletes the reports about it.
  if (kind === 'profile') await trx.selectFrom('app_user').select('id').where('id', '=', id).forKeyShare().execute();
  const subject = await getPublished(trx, kind, id);
  if (!subject) throw new Problem(notFound[kind]);
  if (subject.author_id === userId) throw new Problem('own-content');
  const { author_id, title, excerpt } = subject;
  const report = await trx
    .insertInto('report')
    .values({
      user_id: userId,
      subject_kind: kind,
      subject_id: id,
      author_id,
      reason,
      body: text,
      title,
      excerpt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!report) throw new Problem('already-reported');
  return report;
}

/** An admin's decision on the reports about a subject. */
export interface ReportsDecision {
  /** The oldest report to decide. */
  reportId: number;
  /** The latest report that the admin has seen. */
  lastReportId: number;
  actorId: number;
  status: 'upheld' | 'dismissed';
  answer: string | null;
}

/**
 * Decides the open reports about a subject, up to the latest one that the admin has seen. Notifies the members who
 * reported it and, if the reports are upheld, the subject's author. Only one of several concurrent decisions succeeds.
 * @returns the number of reports
 * @throws Problem `report-not-found`, `other-admin-required` or `report-decided`
 */
export async function decideReports(trx: Transaction<DB>, decision: ReportsDecision, now: Date): Promise<number> {
  const { reportId, lastReportId, actorId, status, answer } = decision;
  const mayDecide = await getMayDecide(trx, actorId, reportId);
  if (mayDecide === undefined) throw new Problem('report-not-found');
  if (!mayDecide) throw new Problem('other-admin-required');
  const first = await lockReport(trx, reportId);
  if (first.status !== 'open') throw new Problem('report-decided');
  const decided = await trx
    .updateTable('report')
    // The excerpt is no longer needed, and the author may have deleted the text.
    .set({ status, decided_by: actorId, decided_at: now, answer, excerpt: '' })
    .where('subject_kind', '=', first.subject_kind)
    .where('subject_id', '=', first.subject_id)
    .where('status', '=', 'open')
    .where('id', '>=', reportId)
    .where('id', '<=', Math.max(reportId, lastReportId))
    .returning(['id', 'user_id'])
    .execute();
  const about = { causedBy: actorId, reason: answer, ...(await subjectOf(trx, first)) };
  const kind = status === 'upheld' ? 'report-upheld' : 'report-dismissed';
  await notify(
    trx,
    [
      ...(status === 'upheld'
        ? [{ ...about, userId: first.author_id, key: `moderated:${reportId}`, kind: 'moderated' as const }]
        : []),
      ...decided.map(({ id, user_id }) => ({ ...about, userId: user_id, key: `report:${id}`, kind }) satisfies News),
    ],
    now,
  );
  return decided.length;
}

/** Locks the oldest report, so that decisions on its subject run one after another. */
const lockReport = (trx: Transaction<DB>, id: number): Promise<Report> =>
  trx.selectFrom('report').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Returns the fields of a notification that refer to a report's subject. */
async function subjectOf(
  trx: Transaction<DB>,
  { subject_kind, subject_id: id }: Report,
): Promise<Pick<News, 'reported' | 'projectId' | 'commentId' | 'submissionId'>> {
  const reported = subject_kind as Kind;
  if (reported === 'project') return { reported, projectId: id };
  if (reported === 'post') return { reported, submissionId: id };
  if (reported === 'profile') return { reported };
  const comment = await trx
    .selectFrom('comment')
    .select('project_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return comment ? { reported, projectId: comment.project_id, commentId: id } : { reported };
}
