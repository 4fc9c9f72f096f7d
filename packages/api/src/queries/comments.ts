import { queryOptions } from '@tanstack/react-query';
import type { CommentList } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { keepRead } from '../internal/commentTree.ts';
import { unwrap } from '../unwrap.ts';

/**
 * The newest comments on a project, and the older ones added by `moreCommentsMutation`. Negative ids are still being
 * posted.
 */
export const commentListQuery = (api: ApiClient, projectId: number) =>
  queryOptions({
    queryKey: ['comments', projectId],
    queryFn: async ({ client, queryKey, signal }) => {
      const page = await unwrap(api.GET('/project/{id}/comments', { params: { path: { id: projectId } }, signal }));
      return keepRead(page, client.getQueryData<CommentList>(queryKey));
    },
  });
