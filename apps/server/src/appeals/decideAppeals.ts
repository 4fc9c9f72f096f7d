import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { getUsualPoints } from '../content/usualPoints.ts';
import { invalidField } from '../contract/problem.ts';
import { decideEach } from '../db/decideEach.ts';
import type { ProofContext } from '../quests/proofs.ts';
import { lockMembers } from '../points/ledger.ts';
import { acceptAppeal, upholdAppeal } from './appeals.ts';

type Schemas = components['schemas'];
type Skipped = Schemas['AppealsDecision']['skipped'][number];

/**
 * Makes the same decision on several appeals. Skips those that can't be decided.
 * @throws Problem `validation-failed`
 */
export async function decideAppeals(
  context: ProofContext,
  trx: Transaction<DB>,
  { appealIds, decision, points, answer }: Schemas['AppealsDecide'],
  actorId: number,
  now: Date,
): Promise<Schemas['AppealsDecision']> {
  if (decision === 'uphold' && answer === undefined)
    throw invalidField('/body/answer', 'required', 'is required to uphold a decision');
  if (decision === 'accept' && answer !== undefined)
    throw invalidField('/body/answer', 'not-allowed', 'must be absent from an acceptance');
  const typeOf = await lockSubjects(trx, appealIds);
  const usual = await getUsualPoints(trx);
  const pointsOf = (appealId: number) => {
    const type = typeOf.get(appealId);
    return type && (points ?? usual[type]);
  };
  const { decided, skipped } = await decideEach(
    trx,
    [...appealIds].sort((a, b) => a - b),
    (id) => ({
      operation: decision === 'accept' ? 'acceptAppeal' : 'upholdAppeal',
      input: decision === 'uphold' ? { id, answer } : { id, ...(typeOf.has(id) && { points: pointsOf(id) }) },
    }),
    async (appealId) => {
      const about = { appealId, actorId };
      if (decision === 'uphold') {
        await upholdAppeal(trx, about, answer!, now);
        return { appealId, status: 'upheld' as const, points: null, answer: answer! };
      }
      const awarded = await acceptAppeal(context, trx, about, pointsOf(appealId), now);
      return { appealId, status: 'accepted' as const, points: awarded, answer: null };
    },
  );
  return { decided, skipped: skipped.map(({ item, code }) => ({ appealId: item, code: code as Skipped['code'] })) };
}

/**
 * Locks the appeals, then their submissions, then their members, each in the order of their ids. Concurrent requests
 * for the same appeals thus wait for one another instead of deadlocking.
 * @returns the types of the submissions, by appeal id
 */
async function lockSubjects(trx: Transaction<DB>, ids: readonly number[]) {
  const appeals = await trx
    .selectFrom('appeal')
    .select(['id', 'user_id', 'submission_id'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const submissions = await trx
    .selectFrom('submission')
    .select(['id', 'type'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(appeals.flatMap(({ submission_id: id }) => (id === null ? [] : [id])))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockMembers(trx, [...new Set(appeals.map(({ user_id }) => user_id))]);
  const types = new Map(submissions.map(({ id, type }) => [id, type as Schemas['ContentType']]));
  return new Map(
    appeals.flatMap(({ id, submission_id }) =>
      submission_id !== null && types.has(submission_id) ? [[id, types.get(submission_id)!] as const] : [],
    ),
  );
}
