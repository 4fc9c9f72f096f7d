import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** The server's readiness; never cached. */
export const readinessQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['health', 'ready'],
    queryFn: ({ signal }) => unwrap(api.GET('/ready', { signal })),
    retry: false,
    gcTime: 0,
  });
