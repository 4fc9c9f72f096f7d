import type { Comment, CommentList, CommentReplyItem } from '../../generated/schema.d.ts';
import { isIn } from './commentPages.ts';

/** Returns true if a list contains this comment or reply. */
export const hasComment = ({ comments }: CommentList, id: number): boolean =>
  comments.some((comment) => isIn(comment, id));

/**
 * Adds a comment at the top, where its author sees it, or a reply after its parent's other replies (if the parent still
 * exists). In a complete oldest-first list, the comment is added at the end, where it belongs.
 */
export function addComment(
  list: CommentList,
  entry: CommentReplyItem,
  parentId: number | null,
  order: 'newest' | 'oldest' = 'newest',
): CommentList {
  if (parentId !== null && !hasComment(list, parentId)) return list;
  const thread: Comment = { ...entry, replies: [], totalReplies: 0, nextReplies: null };
  const isAtEnd = order === 'oldest' && list.nextCursor === null;
  const comments: Comment[] =
    parentId === null
      ? isAtEnd
        ? [...list.comments, thread]
        : [thread, ...list.comments]
      : list.comments.map((c) =>
          c.id === parentId ? { ...c, replies: [...c.replies, entry], totalReplies: c.totalReplies + 1 } : c,
        );
  const threads = parentId === null ? 1 : 0;
  return {
    ...list,
    comments,
    totalComments: list.totalComments + 1,
    totalThreads: list.totalThreads + threads,
  };
}

/** Changes properties of a comment or reply. */
function changeEntry(list: CommentList, id: number, properties: Partial<CommentText> & { id?: number }): CommentList {
  if (!hasComment(list, id)) return list;
  const change = <Entry extends { id: number }>(entry: Entry) =>
    entry.id === id ? { ...entry, ...properties } : entry;
  const comments = list.comments.map((comment) => ({ ...change(comment), replies: comment.replies.map(change) }));
  return { ...list, comments };
}

/** Replaces the id of a comment or reply. */
export const renameComment = (list: CommentList, from: number, to: number): CommentList =>
  changeEntry(list, from, { id: to });

/** The part of a comment that an edit changes. */
export type CommentText = Pick<CommentReplyItem, 'comment' | 'language' | 'editedAt' | 'version'>;

/** Finds the text of a comment or reply. */
export function textOf({ comments }: CommentList, id: number): CommentText | undefined {
  const found = comments.flatMap((comment) => [comment, ...comment.replies]).find((each) => each.id === id);
  return (
    found && { comment: found.comment, language: found.language, editedAt: found.editedAt, version: found.version }
  );
}

/** Replaces the text of a comment or reply. */
export const editComment = (list: CommentList, id: number, text: CommentText): CommentList =>
  changeEntry(list, id, text);

/** Removes a comment or reply. If `tombstone` is true, a comment stays as a tombstone until it has no replies. */
export function removeComment(list: CommentList, id: number, tombstone = false): CommentList {
  if (!hasComment(list, id)) return list;
  const comments = list.comments.flatMap((comment): Comment[] => {
    if (comment.id === id)
      return tombstone
        ? [{ ...comment, comment: '', language: null, editedAt: null, userId: null, user: null, deleted: true }]
        : [];
    const replies = comment.replies.filter((reply) => reply.id !== id);
    if (replies.length === comment.replies.length) return [comment];
    const totalReplies = comment.totalReplies - 1;
    return comment.deleted && totalReplies === 0 ? [] : [{ ...comment, replies, totalReplies }];
  });
  return {
    ...list,
    comments,
    totalComments: list.totalComments - 1,
    totalThreads: list.totalThreads - (list.comments.length - comments.length),
  };
}
