import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CommentAuthor, CommentCreate, CommentList } from '../../generated/schema.d.ts';
import { patchCounts, stopRefetches } from '../internal/cache.ts';
import type { ApiClient } from '../client.ts';
import {
  addComment,
  appendReplies,
  appendThreads,
  hasComment,
  removeComment,
  renameComment,
} from '../internal/commentTree.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { commentListQuery } from '../queries/comments.ts';
import { unwrap } from '../unwrap.ts';

/** A comment that someone wrote and wants to post. */
export interface CommentDraft {
  comment: string;
  /** The comment that this replies to; null for one of its own. */
  replyingTo: number | null;
}

export interface CreateCommentOptions {
  projectId: number;
  /** The member who writes. */
  author: CommentAuthor & { id: number };
  /** The language of the interface it is written in, so that it is read out in that language. */
  language?: CommentCreate['language'];
  /** Gets the draft back when it could not be posted, even if the form is gone by then. */
  returnDraft: (draft: CommentDraft, error: Error) => void;
}

/** Whether a comment is still being posted. */
export const isPending = ({ id }: { id: number }): boolean => id < 0;

const temporaryId = () => -1 - Math.floor(Math.random() * 999_999);

const changeComments = (
  client: QueryClient,
  { queryKey }: ReturnType<typeof commentListQuery>,
  change: (list: CommentList) => CommentList,
) => client.setQueryData(queryKey, (list) => list && change(list));

const changeCount = (client: QueryClient, projectId: number, by: number) =>
  patchCounts(client, projectId, ({ totalComments }) => ({ totalComments: totalComments + by }));

/**
 * Posts a comment or a reply. It shows at once under a temporary negative id, of a magnitude below 1,000,000, which the
 * server's id replaces. On failure it goes, alone, and its draft is given back.
 */
export function createCommentMutation(
  api: ApiClient,
  { projectId, author, language, returnDraft }: CreateCommentOptions,
) {
  const query = commentListQuery(api, projectId);
  const entry = (id: number, { comment }: CommentDraft) => ({
    id,
    comment: comment.trim(),
    // In the language of the page around it, as far as is known here.
    language: null,
    date: new Date().toISOString(),
    userId: author.id,
    projectId,
    user: { name: author.name, pictureUrl: author.pictureUrl },
    replies: [],
  });
  return mutationOptions({
    mutationKey: ['comment', 'create', projectId],
    // One after the other, so that they are stored in the order in which they were written.
    scope: { id: `comment-${projectId}` },
    mutationFn: ({ comment, replyingTo }: CommentDraft) => {
      const body = {
        userId: author.id,
        projectId,
        comment,
        ...(language && { language }),
        replyingTo: replyingTo === null ? null : String(replyingTo),
      };
      return writeOnce(body, (key) =>
        unwrap(api.POST('/comment', { body, params: { header: { 'Idempotency-Key': key } } })),
      );
    },
    onMutate: async (draft, { client }) => {
      await stopRefetches(client, query.queryKey);
      const id = temporaryId();
      changeComments(client, query, (list) => addComment(list, entry(id, draft), draft.replyingTo));
      changeCount(client, projectId, 1);
      return id;
    },
    onSuccess: ({ id }, draft, temporary, { client }) => {
      changeComments(client, query, (list) => {
        // A refetch meanwhile may have brought the comment, or taken the temporary one away.
        if (hasComment(list, id)) return removeComment(list, temporary);
        if (hasComment(list, temporary)) return renameComment(list, temporary, id);
        return addComment(list, entry(id, draft), draft.replyingTo);
      });
    },
    onError: (error, draft, temporary, { client }) => {
      if (temporary !== undefined) {
        changeComments(client, query, (list) => removeComment(list, temporary));
        changeCount(client, projectId, -1);
      }
      returnDraft(draft, error);
    },
  });
}

/** Reads the next page of a project's comments into the cached list. Without a connection it fails at once. */
export function moreCommentsMutation(api: ApiClient, projectId: number) {
  const query = commentListQuery(api, projectId);
  return mutationOptions({
    mutationKey: ['comment', 'more', projectId],
    networkMode: 'always',
    mutationFn: (cursor: string) =>
      unwrap(api.GET('/project/{id}/comments', { params: { path: { id: projectId }, query: { cursor } } })),
    onSuccess: (page, cursor, _none, { client }) => {
      changeComments(client, query, (list) => (list.nextCursor === cursor ? appendThreads(list, page) : list));
    },
  });
}

/** Reads the next page of a thread's replies into the cached list. Without a connection it fails at once. */
export function moreRepliesMutation(api: ApiClient, projectId: number) {
  const query = commentListQuery(api, projectId);
  return mutationOptions({
    mutationKey: ['comment', 'moreReplies', projectId],
    networkMode: 'always',
    mutationFn: ({ threadId, cursor }: { threadId: number; cursor: string }) =>
      unwrap(api.GET('/comment/{id}/replies', { params: { path: { id: threadId }, query: { cursor } } })),
    onSuccess: (page, { threadId }, _none, { client }) => {
      changeComments(client, query, (list) => appendReplies(list, threadId, page));
    },
  });
}

/** Deletes a comment or a reply (`mutate(id)`). Once the server did, it goes from the cache or becomes a tombstone there. */
export function deleteCommentMutation(api: ApiClient, projectId: number) {
  const query = commentListQuery(api, projectId);
  return mutationOptions({
    mutationKey: ['comment', 'delete', projectId],
    mutationFn: (id: number) => unwrap(api.DELETE('/comment', { body: { id } })),
    onSuccess: async ({ id, tombstone }, _id, _none, { client }) => {
      await stopRefetches(client, query.queryKey);
      changeComments(client, query, (list) => removeComment(list, id, tombstone));
      changeCount(client, projectId, -1);
    },
    // It may be gone nevertheless.
    onError: (_error, _id, _none, { client }) => {
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
}
