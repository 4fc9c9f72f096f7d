import { mutationOptions } from '@tanstack/react-query';
import type { ReferralValueChange } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { referralsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Accepts an invitation (`mutate(referralCode)`). */
export const acceptInvitationMutation = (api: ApiClient, referredUserId: number) =>
  mutationOptions({
    mutationKey: ['referral', 'use'],
    mutationFn: (referralCode: string) =>
      writeOnce(['invitation', referredUserId, referralCode], (key) =>
        unwrap(
          api.POST('/api/quests/referralCode', {
            params: { query: { referredUserId, referralCode }, header: { 'Idempotency-Key': key } },
          }),
        ),
      ),
  });

/** Sets the points that a member earns for each referral. Admins only. */
export const setReferralValueMutation = (api: ApiClient, userId: number) =>
  mutationOptions({
    mutationKey: ['referral', 'value'],
    mutationFn: (body: ReferralValueChange) =>
      unwrap(
        api.POST('/api/admin/adjustReferralPointsValue/{id}', {
          params: { path: { id: userId } },
          body,
        }),
      ),
    // Also after a failure: a refusal means that the displayed value is outdated.
    onSettled: (_reply, error, _body, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: referralsKey })),
  });
