import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** The member signed in with the stored token. Never retried for a 401, which means signed out. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/session', { signal })),
  });

/** The member's own account. */
export const ownUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['session', 'user'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user', { signal })),
  });

/** The member's sessions. */
export const sessionListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['session', 'list'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/sessions', { signal })),
  });

/** The member's linked accounts. */
export const identityListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['session', 'identities'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/identities', { signal })),
  });
