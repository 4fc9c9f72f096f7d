import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** The ids of the projects that a member upvoted, which determine the state of every upvote button. */
export const upvotedIdsQuery = (api: ApiClient, userId: number) =>
  queryOptions({
    queryKey: ['upvotes', userId],
    queryFn: ({ signal }) => unwrap(api.GET('/projects/{userId}/upvotes', { params: { path: { userId } }, signal })),
  });
