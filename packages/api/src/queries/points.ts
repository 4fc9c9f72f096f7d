import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { pointsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** A page of the member's own ledger. `page` is zero-based. */
export const ownPointsQuery = (api: ApiClient, page = 0) =>
  queryOptions({
    queryKey: [...pointsKey, 'own', page],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/points', { params: { query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });

/** A page of any member's ledger. `page` is zero-based. Admins only. */
export const userPointsQuery = (api: ApiClient, userId: number, page = 0) =>
  queryOptions({
    queryKey: [...pointsKey, 'user', userId, page],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/users/{id}/points', { params: { path: { id: userId }, query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Shortest and longest interval of the queries for a bonus that is due by the device's clock, in ms. */
const SOONEST = 5000;
const LATEST = 60_000;

/**
 * The time at which the next daily bonus can be claimed. Refetched once that has passed, because the device's clock may
 * be ahead; the longer ago it is, the less often.
 */
export const nextClaimQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...pointsKey, 'next-claim'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/getNextClaimTime', { signal })),
    refetchInterval: ({ state: { data } }) => {
      const late = data?.nextClaimTime ? Date.now() - Date.parse(data.nextClaimTime) : -1;
      return late < 0 ? false : Math.min(Math.max(late / 2, SOONEST), LATEST);
    },
  });
