import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { decideEach } from '../db/decideEach.ts';
import { decideReports } from './reports.ts';

type Schemas = components['schemas'];
type Skipped = Schemas['ReportsOfManyDecision']['skipped'][number];

/** Makes the same decision on the reports about several subjects. Those that can't be decided are skipped. */
export async function decideSubjects(
  trx: Transaction<DB>,
  { subjects, decision, answer }: Schemas['ReportsOfManyDecide'],
  actorId: number,
  now: Date,
): Promise<Schemas['ReportsOfManyDecision']> {
  // In order, so that calls for the same subjects wait for one another instead of deadlocking.
  await trx
    .selectFrom('report')
    .select('id')
    .where('id', '=', (eb) => eb.fn.any(eb.val(subjects.map(({ firstReportId }) => firstReportId))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { decided, skipped } = await decideEach(
    trx,
    [...subjects].sort((a, b) => a.firstReportId - b.firstReportId),
    ({ firstReportId: id, lastReportId }) => ({
      operation: decision === 'uphold' ? 'upholdReports' : 'dismissReports',
      input: { id, lastReportId, ...(answer !== undefined && { answer }) },
    }),
    async ({ firstReportId, lastReportId }) => {
      const status = decision === 'uphold' ? ('upheld' as const) : ('dismissed' as const);
      const about = { reportId: firstReportId, lastReportId, actorId, status, answer: answer ?? null };
      return { firstReportId, reports: await decideReports(trx, about, now) };
    },
  );
  return {
    decided,
    skipped: skipped.map(({ item, code }) => ({
      firstReportId: item.firstReportId,
      code: code as Skipped['code'],
    })),
  };
}
