import { queryOptions } from '@tanstack/react-query';
import type { CommentList } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { keepRead } from '../internal/commentPages.ts';
import { unwrap } from '../unwrap.ts';

/** The part of a discussion that an address selects. */
export interface CommentView {
  /** Id of the linked comment. Its thread comes first. */
  linked?: number | null;
  /** Order of the threads. Default `newest`. */
  sort?: CommentOrder;
}

export type CommentOrder = 'newest' | 'oldest';

/** Prefix of the lists of a project's comments, in every view. */
export const commentsKey = (projectId: number) => ['comments', projectId] as const;

/** Mutation key of edits to a project's comments, to find those that are still being saved. */
export const editsKey = (projectId: number) => ['comment', 'edit', projectId] as const;

/** Returns true if a comment is still being posted. */
export const isPending = ({ id }: { id: number }): boolean => id < 0;

/** The query parameters of a view. */
export const paramsOf = ({ linked, sort }: CommentView) => ({
  ...(sort === 'oldest' && { sort }),
  ...(linked && { comment: linked }),
});

/**
 * The first page of a project's comments, and those that `moreCommentsMutation` adds. Comments with negative ids are
 * still being posted.
 */
export const commentListQuery = (api: ApiClient, projectId: number, view: CommentView = {}) =>
  queryOptions({
    queryKey: [...commentsKey(projectId), paramsOf(view)],
    queryFn: async ({ client, queryKey, signal }) => {
      const params = { path: { id: projectId }, query: paramsOf(view) };
      const page = await unwrap(api.GET('/project/{id}/comments', { params, signal }));
      return keepRead(page, client.getQueryData<CommentList>(queryKey), view.linked);
    },
  });

/** All versions of a comment's text. Admins only. */
export const commentVersionsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['comment-versions', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/comments/{id}/versions', { params: { path: { id } }, signal })),
    // Always refetched, because the author may have edited the comment.
    staleTime: 0,
  });
