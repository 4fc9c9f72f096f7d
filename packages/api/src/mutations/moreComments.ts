import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { changeComments } from '../internal/commentCache.ts';
import { appendReplies, appendThreads } from '../internal/commentPages.ts';
import { commentListQuery, paramsOf, type CommentView } from '../queries/comments.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Loads the next page of a project's comments into the cached list of a view. When offline, it fails at once instead of
 * waiting for the connection like other mutations.
 */
export function moreCommentsMutation(api: ApiClient, projectId: number, view: CommentView = {}) {
  const { queryKey } = commentListQuery(api, projectId, view);
  return mutationOptions({
    mutationKey: ['comment', 'more', projectId],
    networkMode: 'always',
    retry: false,
    mutationFn: (cursor: string) =>
      unwrap(
        api.GET('/project/{id}/comments', {
          params: { path: { id: projectId }, query: { ...paramsOf(view), cursor } },
        }),
      ),
    onSuccess: (page, cursor, _none, { client }) => {
      client.setQueryData(queryKey, (list) =>
        list && list.nextCursor === cursor ? appendThreads(list, page, view.linked) : list,
      );
    },
  });
}

/**
 * Loads the next page of a thread's replies into the cached lists of every view. When offline, it fails at once instead
 * of waiting for the connection like other mutations.
 */
export function moreRepliesMutation(api: ApiClient, projectId: number) {
  return mutationOptions({
    mutationKey: ['comment', 'moreReplies', projectId],
    networkMode: 'always',
    retry: false,
    mutationFn: ({ threadId, cursor }: { threadId: number; cursor: string }) =>
      unwrap(api.GET('/comment/{id}/replies', { params: { path: { id: threadId }, query: { cursor } } })),
    onSuccess: (page, { threadId }, _none, { client }) => {
      changeComments(client, projectId, (list) => appendReplies(list, threadId, page));
    },
  });
}
