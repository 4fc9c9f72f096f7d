import type { CommentId, CommentItem } from './CommentThread.tsx';

/** Finds the comment of this thread that the reader is replying to. */
export function replyTarget(comment: CommentItem, replyingTo: CommentId | null): CommentItem | undefined {
  if (replyingTo === null) return undefined;
  return [comment, ...(comment.replies ?? [])].find(({ id }) => id === replyingTo);
}
