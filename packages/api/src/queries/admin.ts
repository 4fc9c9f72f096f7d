import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ChartTime, paths } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** Prefix of everything cached for the dashboard. */
const statsKey = ['stats'] as const;

/** Number of members. */
export const totalUsersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'users'],
    queryFn: ({ signal }) => unwrap(api.GET('/total-users', { signal })),
  });

/** Number of projects. */
export const totalGrantsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'projects'],
    queryFn: ({ signal }) => unwrap(api.GET('/total-grants', { signal })),
  });

/** Numbers of projects by deployment type, and of their upvotes and comments. */
export const projectStatusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'project-status'],
    queryFn: ({ signal }) => unwrap(api.GET('/project-status', { signal })),
  });

/** Numbers of members by role, state, activity and country. */
export const usersDataQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'users-data'],
    queryFn: ({ signal }) => unwrap(api.GET('/stats/users-data', { signal })),
  });

/** New members, new projects and points for each of the last 30 days. */
export const chartDataQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...statsKey, 'chart'],
    queryFn: ({ signal }) => unwrap(api.GET('/chart-data', { signal })),
  });

/** Numbers of new projects over time. */
export const grantChartQuery = (api: ApiClient, time: ChartTime) =>
  queryOptions({
    queryKey: [...statsKey, 'grant-chart', time],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/grant-chart-data/{time}', { params: { path: { time } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Members who match a term. An empty term matches nobody and isn't sent. */
export const userSearchQuery = (api: ApiClient, term: string, limit = 20) =>
  queryOptions({
    // Under the members' key, so that a change to a member refetches the search.
    queryKey: ['users', 'search', term, limit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/search/users/{term}/{limit}', { params: { path: { term, limit } }, signal })),
    enabled: term.trim() !== '',
    placeholderData: keepPreviousData,
  });

/** The days of the audit log to count. */
export type AuditDays = NonNullable<paths['/api/admin/audit/figures']['get']['parameters']['query']>;

/** Number of changes by each admin. */
export const auditFiguresQuery = (api: ApiClient, days: AuditDays) =>
  queryOptions({
    queryKey: ['audit', 'figures', days],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/audit/figures', { params: { query: days }, signal })),
    placeholderData: keepPreviousData,
  });

/** Filters and page of the audit log. `page` is zero-based. */
export type AuditParams = NonNullable<paths['/api/admin/audit']['get']['parameters']['query']>;

/** A page of the audit log. */
export const auditQuery = (api: ApiClient, params: AuditParams) =>
  queryOptions({
    queryKey: ['audit', params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/audit', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
