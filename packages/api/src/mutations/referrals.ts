import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { referralsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Accepts an invitation (`mutate(referralCode)`). */
export const acceptInvitationMutation = (api: ApiClient, referredUserId: number) =>
  mutationOptions({
    mutationKey: ['referral', 'use'],
    mutationFn: (referralCode: string) =>
      unwrap(api.POST('/api/quests/referralCode', { params: { query: { referredUserId, referralCode } } })),
  });

/** Sets what a member's invitations pay, for admins. */
export const setReferralValueMutation = (api: ApiClient, userId: number) =>
  mutationOptions({
    mutationKey: ['referral', 'value'],
    mutationFn: (newPoints: string) =>
      unwrap(
        api.POST('/api/admin/adjustReferralPointsValue/{id}', {
          params: { path: { id: userId } },
          body: { newPoints },
        }),
      ),
    onSuccess: (_reply, _newPoints, _none, { client }) => client.invalidateQueries({ queryKey: referralsKey }),
  });
