import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Board, paths } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { leaderboardKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Filters, sort order and page of the admin leaderboard. `page` is zero-based. */
export type AdminBoardParams = NonNullable<paths['/api/admin/leaderboard/top10/v2']['get']['parameters']['query']>;

/** Time window and kind of a summary. */
export type SummaryParams = NonNullable<paths['/api/admin/leaderboard/summary/v2']['get']['parameters']['query']>;

/** The top eleven members of a board. */
export const topUsersQuery = (api: ApiClient, board: Board = 'all') =>
  queryOptions({
    queryKey: [...leaderboardKey, 'top', board],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/leaderboard/top11', { params: { query: { board } }, signal })),
  });

/** A page of a board. `page` is zero-based. */
export const leaderboardQuery = (api: ApiClient, board: Board = 'all', page = 0, limit = 10) =>
  queryOptions({
    queryKey: [...leaderboardKey, 'page', board, page, limit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/user/leaderboard/topusers', { params: { query: { board, page, limit } }, signal })),
    placeholderData: keepPreviousData,
  });

/** The member's rank on a board. */
export const ownRankQuery = (api: ApiClient, board: Board = 'all') =>
  queryOptions({
    queryKey: [...leaderboardKey, 'own', board],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/leaderboard/me', { params: { query: { board } }, signal })),
  });

/** A page of the member's activity. `page` is zero-based. */
export const activityQuery = (api: ApiClient, page = 0, itemsPerPage = 10) =>
  queryOptions({
    queryKey: ['points', 'activity', page, itemsPerPage],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/user/activity', { params: { query: { page, itemsPerPage } }, signal })),
    placeholderData: keepPreviousData,
  });

/** A page of members by earned points. Admins only. */
export const adminLeaderboardQuery = (api: ApiClient, params: AdminBoardParams) =>
  queryOptions({
    queryKey: [...leaderboardKey, 'admin', params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/leaderboard/top10/v2', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Points earned, by kind, and the number of members. Admins only. */
export const leaderboardSummaryQuery = (api: ApiClient, params: SummaryParams) =>
  queryOptions({
    queryKey: [...leaderboardKey, 'summary', params],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/leaderboard/summary/v2', { params: { query: params }, signal })),
  });
