import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** What everyone may see of a member. */
export const userQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/users/{id}', { params: { path: { id } }, signal })),
  });

/** The same by user name. */
export const userByNameQuery = (api: ApiClient, username: string) =>
  queryOptions({
    queryKey: ['users', 'name', username],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/users/by-name/{username}', { params: { path: { username } }, signal })),
  });
