import type { CommentId, CommentItem } from './CommentThread.tsx';

/** Finds a comment or reply in a thread. */
export function findIn(comment: CommentItem, id: CommentId | null): CommentItem | undefined {
  if (id === null) return undefined;
  return [comment, ...(comment.replies ?? [])].find((each) => each.id === id);
}
