import { mutationOptions } from '@tanstack/react-query';
import type { AllocationPreviewed, SnapshotPropose } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { snapshotsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Previews the totals that the rules would produce. Changes nothing. Admins only. */
export const previewAllocationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: [...snapshotsKey, 'preview'],
    mutationFn: (body: AllocationPreviewed) => unwrap(api.POST('/api/admin/snapshots/preview', { body })),
  });

/** Proposes a snapshot. Super admins only. */
export const proposeSnapshotMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: [...snapshotsKey, 'propose'],
    mutationFn: (body: SnapshotPropose) =>
      writeOnce(['snapshot', body], (key) =>
        unwrap(api.POST('/api/admin/snapshots', { params: { header: { 'Idempotency-Key': key } }, body })),
      ),
    onSettled: (_reply, error, _body, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: snapshotsKey })),
  });

/** Confirms or cancels a proposed snapshot. Super admins only. */
export const decideSnapshotMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: [...snapshotsKey, 'decide'],
    mutationFn: ({ id, decision }: { id: number; decision: 'confirm' | 'cancel' }) => {
      const params = { path: { id } };
      return unwrap(
        decision === 'confirm'
          ? api.POST('/api/admin/snapshots/proposals/{id}/confirm', { params })
          : api.POST('/api/admin/snapshots/proposals/{id}/cancel', { params }),
      );
    },
    // Also after a failure, because another admin may have decided.
    onSettled: (_reply, error, _decision, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: snapshotsKey })),
  });

/** Downloads a snapshot's file. Admins only. */
export const downloadSnapshotMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: [...snapshotsKey, 'download'],
    mutationFn: ({ id, format }: { id: number; format: 'csv' | 'json' }) =>
      unwrap(
        api.GET('/api/admin/snapshots/{id}/file', { params: { path: { id }, query: { format } }, parseAs: 'blob' }),
      ) as unknown as Promise<Blob>,
  });
