import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CommentAuthor, CommentCreate, CommentList } from '../../generated/schema.d.ts';
import { patchCounts, stopRefetches } from '../internal/cache.ts';
import { changeComments } from '../internal/commentCache.ts';
import type { ApiClient } from '../client.ts';
import { ApiError } from '../errors.ts';
import {
  addComment,
  editComment,
  hasComment,
  removeComment,
  renameComment,
  textOf,
  type CommentText,
} from '../internal/commentTree.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { commentsKey, editsKey } from '../queries/comments.ts';
import { unwrap } from '../unwrap.ts';

/** A comment to post. */
export interface CommentDraft {
  comment: string;
  /** The comment being replied to; null for a new thread. */
  replyingTo: number | null;
}

export interface CreateCommentOptions {
  projectId: number;
  author: Pick<CommentAuthor, 'name' | 'pictureUrl'> & { id: number };
  /** The author's interface language. The server assigns it to the comment if most words are in its script. */
  language?: CommentCreate['language'];
  /** Receives the draft if posting failed, even if the form is gone by then. */
  returnDraft: (draft: CommentDraft, error: Error) => void;
}

const temporaryId = () => -1 - Math.floor(Math.random() * 999_999);

const changeCount = (client: QueryClient, projectId: number, by: number) =>
  patchCounts(client, projectId, ({ totalComments }) => ({ totalComments: totalComments + by }));

/**
 * Posts a comment or a reply. It appears immediately with a temporary negative id above -1,000,000, which the server's
 * id replaces. On failure, only this comment is removed, and its draft is returned.
 */
export function createCommentMutation(
  api: ApiClient,
  { projectId, author, language, returnDraft }: CreateCommentOptions,
) {
  const entry = (id: number, { comment }: CommentDraft) => ({
    id,
    comment: comment.trim(),
    // Unknown to the client, because the author may write in any language.
    language: null,
    date: new Date().toISOString(),
    editedAt: null,
    version: 1,
    userId: author.id,
    projectId,
    user: { name: author.name, pictureUrl: author.pictureUrl, isDeleted: false },
    replies: [],
  });
  return mutationOptions({
    mutationKey: ['comment', 'create', projectId],
    // Serialized, so that comments are stored in the order they were written.
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
      await stopRefetches(client, commentsKey(projectId));
      const id = temporaryId();
      changeComments(client, projectId, (list, order) => addComment(list, entry(id, draft), draft.replyingTo, order));
      changeCount(client, projectId, 1);
      return id;
    },
    onSuccess: ({ id }, draft, temporary, { client }) => {
      changeComments(client, projectId, (list, order) => {
        // A refetch in the meantime may have added the comment or removed the temporary one.
        if (hasComment(list, id)) return removeComment(list, temporary);
        if (hasComment(list, temporary)) return renameComment(list, temporary, id);
        return addComment(list, entry(id, draft), draft.replyingTo, order);
      });
    },
    onError: (error, draft, temporary, { client }) => {
      if (temporary !== undefined) {
        changeComments(client, projectId, (list) => removeComment(list, temporary));
        changeCount(client, projectId, -1);
      }
      returnDraft(draft, error);
    },
  });
}

/** An edit to save. */
export interface CommentEditDraft {
  id: number;
  /** The version that the author saw. */
  version: number;
  comment: string;
}

export interface EditCommentOptions extends Pick<CreateCommentOptions, 'projectId' | 'language'> {
  /**
   * Receives the edit if saving failed, even if the form is gone by then. After a conflict, the edit has the comment's
   * current version.
   */
  returnEdit: (edit: CommentEditDraft, error: Error) => void;
}

/**
 * Edits a comment or a reply. The new text appears immediately. On failure, the comment shows its old text again, or
 * the text of a conflicting edit, and the draft is returned.
 */
export function editCommentMutation(api: ApiClient, { projectId, language, returnEdit }: EditCommentOptions) {
  return mutationOptions({
    mutationKey: editsKey(projectId),
    scope: { id: `comment-${projectId}` },
    mutationFn: (edit: CommentEditDraft) =>
      unwrap(api.PATCH('/comment', { body: { ...edit, ...(language && { language }) } })),
    onMutate: async ({ id, comment, version }, { client }) => {
      await stopRefetches(client, commentsKey(projectId));
      const lists = client.getQueriesData<CommentList>({ queryKey: commentsKey(projectId) });
      const before = lists.map(([, list]) => list && textOf(list, id)).find((text) => text !== undefined);
      const text = { comment: comment.trim(), language: null, editedAt: new Date().toISOString(), version };
      changeComments(client, projectId, (list) => editComment(list, id, text));
      return before;
    },
    onSuccess: ({ id, ...text }, _edit, _before, { client }) => {
      changeComments(client, projectId, (list) => editComment(list, id, text));
    },
    onError: (error, edit, before, { client }) => {
      const current = editedElsewhere(error);
      const text = current ?? before;
      if (text) changeComments(client, projectId, (list) => editComment(list, edit.id, text));
      // Refetches, because the comment may have been deleted.
      void client.invalidateQueries({ queryKey: commentsKey(projectId) });
      returnEdit({ ...edit, version: current?.version ?? edit.version }, error);
    },
  });
}

/** Returns the text of a conflicting edit, which the error contains; undefined for other errors. */
function editedElsewhere(error: Error): CommentText | undefined {
  const current = error instanceof ApiError && error.code === 'edit-conflict' ? error.current : undefined;
  if (!current || !('editedAt' in current)) return undefined;
  const { comment, language, editedAt, version } = current;
  return { comment, language, editedAt, version };
}

/**
 * Deletes a comment or a reply (`mutate(id)`). On success, it is removed from the cache, or becomes a tombstone there.
 */
export function deleteCommentMutation(api: ApiClient, projectId: number) {
  return mutationOptions({
    mutationKey: ['comment', 'delete', projectId],
    mutationFn: (id: number) => unwrap(api.DELETE('/comment', { body: { id } })),
    onSuccess: async ({ id, tombstone }, _id, _none, { client }) => {
      await stopRefetches(client, commentsKey(projectId));
      changeComments(client, projectId, (list) => removeComment(list, id, tombstone));
      changeCount(client, projectId, -1);
    },
    // Refetches, because the comment may have been deleted despite the error.
    onError: (_error, _id, _none, { client }) => {
      void client.invalidateQueries({ queryKey: commentsKey(projectId) });
    },
  });
}
