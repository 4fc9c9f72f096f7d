import { mutationOptions } from '@tanstack/react-query';
import type { DegenMark, PointsChange, PointsSetting } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { rereadPoints, settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { unwrap } from '../unwrap.ts';

/** Claims the daily bonus. */
export const claimBonusMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['points', 'claim'],
    mutationFn: () =>
      writeOnce('claim bonus', (key) =>
        unwrap(api.POST('/api/claimBonusPoint', { params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSettled: (_reply, error, _none, _context, { client }) => settled(error, rereadPoints(client)),
  });

/** Adds to a member's points. Admins only. */
export const addPointsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['points', 'add'],
    mutationFn: (body: PointsChange) =>
      writeOnce(body, (key) =>
        unwrap(api.POST('/api/admin/user/points/update', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSuccess: (_reply, _body, _none, { client }) => rereadPoints(client),
  });

/** Sets a member's total. Admins only. */
export const setPointsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['points', 'set'],
    mutationFn: (body: PointsSetting) =>
      writeOnce(body, (key) =>
        unwrap(api.POST('/api/admin/points/update-admin', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    // Also after a failure: a refusal means that the displayed points are outdated.
    onSettled: (_reply, error, _body, _none, { client }) => settled(error, rereadPoints(client)),
  });

/** Sets or clears a member's degen mark. Admins only. */
export const setDegenMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['points', 'degen'],
    mutationFn: (body: DegenMark) => unwrap(api.POST('/api/admin/user/degen', { body })),
    onSuccess: (_reply, _body, _none, { client }) => rereadPoints(client),
  });
