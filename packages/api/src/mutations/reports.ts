import { mutationOptions } from '@tanstack/react-query';
import type { ReportCreate, ReportsDecide, ReportsOfManyDecide } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { reportsKey, waitingKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Reports a comment, project, post or profile. */
export const reportMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: [...reportsKey, 'create'],
    mutationFn: (body: ReportCreate) =>
      writeOnce(['report', body], (key) =>
        unwrap(api.POST('/api/reports', { params: { header: { 'Idempotency-Key': key } }, body })),
      ),
  });

/** Decides all open reports about a subject; `id` is the oldest report's. Admins only. */
export const decideReportsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: [...reportsKey, 'decide'],
    mutationFn: ({ id, decision, ...body }: ReportsDecide & { id: number; decision: 'uphold' | 'dismiss' }) => {
      const params = { path: { id } };
      return unwrap(
        decision === 'uphold'
          ? api.POST('/api/admin/reports/{id}/uphold', { params, body })
          : api.POST('/api/admin/reports/{id}/dismiss', { params, body }),
      );
    },
    // Also after a failure, because another admin may have decided.
    onSettled: (_reply, error, _decision, _none, { client }) =>
      settled(error, Promise.all([reportsKey, waitingKey].map((queryKey) => client.invalidateQueries({ queryKey })))),
  });

/** Decides the reports about several subjects in the same way. Admins only. */
export const decideReportsOfManyMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: [...reportsKey, 'decide-some'],
    mutationFn: (body: ReportsOfManyDecide) =>
      writeOnce(['decide reports', body], (key) =>
        unwrap(api.POST('/api/admin/reports/decide', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSettled: (_reply, error, _decision, _none, { client }) =>
      settled(error, Promise.all([reportsKey, waitingKey].map((queryKey) => client.invalidateQueries({ queryKey })))),
  });
