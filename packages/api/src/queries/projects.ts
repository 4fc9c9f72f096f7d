import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { paths } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { projectsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Filters, order and page of the project list. `page` is zero-based. */
export type ProjectListParams = NonNullable<paths['/projects']['get']['parameters']['query']>;

/** A page of the project list; the previous page stays visible while the next one loads. */
export const projectListQuery = (api: ApiClient, params: ProjectListParams) =>
  queryOptions({
    queryKey: [...projectsKey, 'list', params],
    queryFn: ({ signal }) => unwrap(api.GET('/projects', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The number of projects of each type. */
export const projectCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...projectsKey, 'counts'],
    queryFn: ({ signal }) => unwrap(api.GET('/project-types', { signal })),
  });

/** The `limit` best matches for a term; an empty term isn't sent. */
export function projectSearchQuery(api: ApiClient, term: string, limit = 5) {
  const search = term.trim();
  return queryOptions({
    queryKey: [...projectsKey, 'search', search, limit],
    queryFn: search
      ? ({ signal }) =>
          unwrap(api.GET('/projects', { params: { query: { search, limit, sort: 'relevance' } }, signal }))
      : skipToken,
  });
}

/** One project. Its data stays fresh for half a minute, so that prefetched data is reused. */
export const projectQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...projectsKey, 'detail', id],
    staleTime: 30_000,
    queryFn: ({ signal }) => unwrap(api.GET('/projects/{id}', { params: { path: { id } }, signal })),
  });

/** One project by name; `project-not-found` means that the name is free. */
export const projectByNameQuery = (api: ApiClient, name: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'name', name],
    queryFn: ({ signal }) => unwrap(api.GET('/project-name/{name}', { params: { path: { name } }, signal })),
  });

/** A page of the projects that a member submitted. `page` is zero-based. */
export const createdProjectsQuery = (api: ApiClient, userId: number, page = 0) =>
  queryOptions({
    queryKey: [...projectsKey, 'created', userId, page],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/user-created-project/{userId}', { params: { path: { userId }, query: { page } }, signal })),
  });

/** The projects that a member upvoted, as their profile lists them. */
export const upvotedProjectsQuery = (api: ApiClient, userId: number) =>
  queryOptions({
    queryKey: [...projectsKey, 'upvoted', userId],
    queryFn: ({ signal }) => unwrap(api.GET('/user-upvotes/{userId}', { params: { path: { userId } }, signal })),
  });
