import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { snapshotsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Refetch interval while a proposal is being frozen, in ms. */
const FREEZING_INTERVAL = 2000;

/** All snapshots, the latest first. */
export const snapshotsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...snapshotsKey, 'list'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/snapshots', { signal })),
  });

/** The member's allocations, and the wallet that the next snapshot counts. */
export const ownAllocationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...snapshotsKey, 'own'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/allocations', { signal })),
  });

/** A wallet's amount and proof in a snapshot. */
export const walletAllocationQuery = (api: ApiClient, id: number, address: string) =>
  queryOptions({
    queryKey: [...snapshotsKey, 'wallet', id, address.toLowerCase()],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/snapshots/{id}/wallets/{address}', { params: { path: { id, address } }, signal })),
  });

/** Proposed snapshots, refetched while one is being frozen. Admins only. */
export const snapshotDeskQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...snapshotsKey, 'desk'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/snapshots', { signal })),
    refetchInterval: ({ state }) =>
      state.data?.proposals.some(({ status, freezeAt }) => status === 'confirmed' && Date.parse(freezeAt) <= Date.now())
        ? FREEZING_INTERVAL
        : false,
  });

/** A page of a snapshot's members. `page` is zero-based. Admins only. */
export const snapshotEntriesQuery = (api: ApiClient, id: number, page: number) =>
  queryOptions({
    queryKey: [...snapshotsKey, 'entries', id, page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/snapshots/{id}/entries', {
          params: { path: { id }, query: { page, itemsPerPage: 25 } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
