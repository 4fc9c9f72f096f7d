import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';

/** Duration of a claim, in ms. */
const CLAIM = 5 * 60 * 1000;

/**
 * Claims a submission for an admin unless another admin's claim is still in force. In either case, ends the admin's
 * claims on other submissions.
 * @returns the claim that is now in force
 * @throws Problem `submission-not-found`, `submission-decided` or `submission-withdrawn`
 */
export async function claimSubmission(trx: Transaction<DB>, submissionId: number, adminId: number, now: Date) {
  const submission = await trx
    .selectFrom('submission')
    .select('status')
    .where('id', '=', submissionId)
    .forKeyShare()
    .executeTakeFirst();
  if (!submission) throw new Problem('submission-not-found');
  if (submission.status === 'Withdrawn') throw new Problem('submission-withdrawn');
  if (submission.status !== 'In Review') throw new Problem('submission-decided');
  const claim = { admin_id: adminId, until: new Date(now.getTime() + CLAIM) };
  await trx
    .insertInto('submission_claim')
    .values({ submission_id: submissionId, ...claim })
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .doUpdateSet(claim)
        .where((eb) => eb.or([eb('submission_claim.admin_id', '=', adminId), eb('submission_claim.until', '<=', now)])),
    )
    .execute();
  await trx
    .deleteFrom('submission_claim')
    .where('admin_id', '=', adminId)
    .where('submission_id', '!=', submissionId)
    .execute();
  const { id, name, until } = await trx
    .selectFrom('submission_claim as c')
    .innerJoin('app_user as u', 'u.id', 'c.admin_id')
    .select(['u.id', 'u.name', 'c.until'])
    .where('c.submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return { admin: { id, name }, until: until.toISOString() };
}
