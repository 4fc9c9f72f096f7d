import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** The comments on a project. One with a negative id is still being posted. */
export const commentListQuery = (api: ApiClient, projectId: number) =>
  queryOptions({
    queryKey: ['comments', projectId],
    queryFn: ({ signal }) => unwrap(api.GET('/project/{id}/comments', { params: { path: { id: projectId } }, signal })),
  });
