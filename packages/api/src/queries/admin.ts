import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ChartTime, paths } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** Everything of the dashboard lies under this key. */
const statsKey = ['stats'] as const;

/** How many members there are. */
export const totalUsersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'users'],
    queryFn: ({ signal }) => unwrap(api.GET('/total-users', { signal })),
  });

/** How many projects there are. */
export const totalGrantsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'projects'],
    queryFn: ({ signal }) => unwrap(api.GET('/total-grants', { signal })),
  });

/** Projects by deployment type. */
export const projectStatusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'project-status'],
    queryFn: ({ signal }) => unwrap(api.GET('/project-status', { signal })),
  });

/** Members by what they are and do. */
export const usersDataQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'users-data'],
    queryFn: ({ signal }) => unwrap(api.GET('/stats/users-data', { signal })),
  });

/** The last 30 days. */
export const chartDataQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'chart'],
    queryFn: ({ signal }) => unwrap(api.GET('/chart-data', { signal })),
  });

/** New projects over time. */
export const grantChartQuery = (api: ApiClient, time: ChartTime) =>
  queryOptions({
    queryKey: [...statsKey, 'grant-chart', time],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/grant-chart-data/{time}', { params: { path: { time } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Members that a term finds. An empty term finds nobody, and is not asked for. */
export const userSearchQuery = (api: ApiClient, term: string, limit = 20) =>
  queryOptions({
    // Under the key of members: what changes one of them has it read again.
    queryKey: ['users', 'search', term, limit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/search/users/{term}/{limit}', { params: { path: { term, limit } }, signal })),
    enabled: term.trim() !== '',
    placeholderData: keepPreviousData,
  });

/** Which calls of admins. `page` is zero-based. */
export type AuditParams = NonNullable<paths['/api/admin/audit']['get']['parameters']['query']>;

/** A page of what admins did. */
export const auditQuery = (api: ApiClient, params: AuditParams) =>
  queryOptions({
    queryKey: ['audit', params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/audit', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
