import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { referralsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** A page of a member's referrals. `page` is zero-based. */
export const invitationsQuery = (api: ApiClient, userId: number, page = 0, itemsPerPage = 10) =>
  queryOptions({
    queryKey: [...referralsKey, 'invitations', userId, page, itemsPerPage],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/user-invitations/{id}', {
          params: { path: { id: userId }, query: { page, itemsPerPage } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The names of a member's referrals, by the referrer's username. Admins only. */
export const referralNamesQuery = (api: ApiClient, username: string) =>
  queryOptions({
    queryKey: [...referralsKey, 'names', username],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/referralNames', { params: { query: { username } }, signal })),
  });

/** The points that a member earns for each referral. Admins only. */
export const referralValueQuery = (api: ApiClient, userId: number) =>
  queryOptions({
    queryKey: [...referralsKey, 'value', userId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/referralPointsValue/{id}', { params: { path: { id: userId } }, signal })),
  });
