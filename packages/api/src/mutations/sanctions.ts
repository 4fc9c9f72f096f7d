import { mutationOptions } from '@tanstack/react-query';
import type { SanctionKind, Silence } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { rereadPoints, settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { unwrap } from '../unwrap.ts';

/** A sanction to impose or lift. */
export interface SanctionInput {
  userId: number;
  kind: SanctionKind;
  reason: string;
  /** Length of a silence, in days. Default 1. */
  days?: Silence['days'];
}

/**
 * Disqualifies or silences a member, or reverses that. If the member is an admin, the sanction may only be proposed.
 * Admins only.
 */
export const sanctionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sanctions', 'impose'],
    mutationFn: (input: SanctionInput) =>
      writeOnce(['sanction', input], (key) => {
        const { userId, kind, reason, days = 1 } = input;
        const header = { 'Idempotency-Key': key };
        const params = { header };
        switch (kind) {
          case 'disqualify':
            return unwrap(
              api.POST('/api/admin/user/disqualify', { params: { header, query: { userId } }, body: { reason } }),
            );
          case 'reinstate':
            return unwrap(api.POST('/api/admin/user/reinstate', { params, body: { userId, reason } }));
          case 'silence':
            return unwrap(api.POST('/api/admin/user/silence', { params, body: { userId, days, reason } }));
          case 'unsilence':
            return unwrap(api.POST('/api/admin/user/unsilence', { params, body: { userId, reason } }));
        }
      }),
    onSuccess: (_reply, _input, _none, { client }) => rereadPoints(client),
  });

/** Confirms or cancels a proposed sanction. Admins only. */
export const decideSanctionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sanctions', 'decide'],
    mutationFn: ({ id, decision }: { id: number; decision: 'confirm' | 'cancel' }) => {
      const params = { path: { id } };
      return unwrap(
        decision === 'confirm'
          ? api.POST('/api/admin/sanctions/{id}/confirm', { params })
          : api.POST('/api/admin/sanctions/{id}/cancel', { params }),
      );
    },
    // Also after a failure, because another admin may have decided.
    onSettled: (_reply, error, _decision, _none, { client }) => settled(error, rereadPoints(client)),
  });
