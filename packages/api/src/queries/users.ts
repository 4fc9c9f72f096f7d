import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** A member's public profile. */
export const userQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/users/{id}', { params: { path: { id } }, signal })),
  });

/** A member's public profile, by username. */
export const userByNameQuery = (api: ApiClient, username: string) =>
  queryOptions({
    queryKey: ['users', 'name', username],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/users/by-name/{username}', { params: { path: { username } }, signal })),
  });

/** The member who linked a wallet address. */
export const userInfoQuery = (api: ApiClient, address: string) =>
  queryOptions({
    queryKey: ['users', 'address', address],
    queryFn: ({ signal }) => unwrap(api.GET('/userInfo/', { params: { query: { address } }, signal })),
  });

/** The countries with their flags. They rarely change, so they are fetched only once. */
export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => unwrap(api.GET('/countries', { signal })),
    staleTime: Infinity,
  });

/** The member's interests. */
export const interestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['session', 'interests'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/interests', { signal })),
  });
