import type { Comment, CommentList, CommentReplyItem } from '../../generated/schema.d.ts';

/** Whether a list has this comment or reply. */
export const hasComment = ({ comments }: CommentList, id: number): boolean =>
  comments.some((comment) => comment.id === id || comment.replies.some((reply) => reply.id === id));

/** Adds a comment before the others, or a reply after the others of its parent (none, where the parent is gone). */
export function addComment(list: CommentList, entry: CommentReplyItem, parentId: number | null): CommentList {
  if (parentId !== null && !hasComment(list, parentId)) return list;
  const comments: Comment[] =
    parentId === null
      ? [{ ...entry, replies: [] }, ...list.comments]
      : list.comments.map((c) => (c.id === parentId ? { ...c, replies: [...c.replies, entry] } : c));
  return { comments, totalComments: list.totalComments + 1 };
}

/** Gives a comment or reply another id, in its place. */
export function renameComment(list: CommentList, from: number, to: number): CommentList {
  const rename = <Entry extends { id: number }>(entry: Entry) => (entry.id === from ? { ...entry, id: to } : entry);
  const comments = list.comments.map((comment) => ({ ...rename(comment), replies: comment.replies.map(rename) }));
  return { ...list, comments };
}

/** Takes a comment or reply out, and a tombstone with its last reply. With `tombstone`, it stays as one. */
export function removeComment(list: CommentList, id: number, tombstone = false): CommentList {
  if (!hasComment(list, id)) return list;
  const comments = list.comments.flatMap((comment): Comment[] => {
    if (comment.id === id)
      return tombstone ? [{ ...comment, comment: '', userId: null, user: null, deleted: true }] : [];
    const replies = comment.replies.filter((reply) => reply.id !== id);
    if (replies.length === comment.replies.length) return [comment];
    return comment.deleted && replies.length === 0 ? [] : [{ ...comment, replies }];
  });
  return { comments, totalComments: list.totalComments - 1 };
}
