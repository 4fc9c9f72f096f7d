import type { Comment, CommentList, CommentReplyItem, ReplyList } from '../../generated/schema.d.ts';

/** Returns true if a thread begins with this comment or contains it. */
export const isIn = (comment: Comment, id: number): boolean =>
  comment.id === id || comment.replies.some((reply) => reply.id === id);

/**
 * Appends the next page to a list. A comment in both, such as one that the reader posted at the top of an oldest-first
 * list, moves to its place in the page. The linked thread stays at the top.
 */
export function appendThreads(list: CommentList, page: CommentList, linked?: number | null): CommentList {
  const top = linked ? list.comments.find((comment) => isIn(comment, linked)) : undefined;
  const next = page.comments.filter(({ id }) => id !== top?.id);
  const arrived = new Set(next.map(({ id }) => id));
  return { ...page, comments: [...list.comments.filter(({ id }) => !arrived.has(id)), ...next] };
}

/** Adds a page of replies to their thread, in order of id. */
export const appendReplies = (list: CommentList, threadId: number, page: ReplyList): CommentList => ({
  ...list,
  comments: list.comments.map((comment) =>
    comment.id === threadId
      ? {
          ...comment,
          replies: mergeReplies(comment.replies, page.replies),
          totalReplies: page.totalReplies + comment.replies.filter(({ id }) => id < 0).length,
          nextReplies: page.nextCursor,
        }
      : comment,
  ),
});

/**
 * Merges a refetched first page with the threads and replies loaded after it, so that a refetch keeps what the reader
 * has expanded. If there is a gap between the page and the old list, the old list is dropped.
 * @param linked the comment whose thread is at the top of the page, out of order
 */
export function keepRead(page: CommentList, old: CommentList | undefined, linked?: number | null): CommentList {
  if (!old) return page;
  const before = new Map(old.comments.map((comment) => [comment.id, comment]));
  const comments = page.comments.map((comment) => {
    const { replies = [], nextReplies = null } = before.get(comment.id) ?? {};
    if (comment.nextReplies === null || replies.length <= comment.replies.length) return comment;
    return { ...comment, replies: mergeReplies(comment.replies, replies), nextReplies };
  });
  const fresh = new Set(comments.map(({ id }) => id));
  // The linked thread is at the top of both lists, so it doesn't prove that they overlap.
  const [top] = comments;
  if (top && linked && isIn(top, linked)) fresh.delete(top.id);
  const meets = old.comments.findLastIndex(({ id }) => fresh.has(id));
  if (page.nextCursor === null || meets < 0) return { ...page, comments };
  const rest = old.comments.slice(meets + 1).filter(({ id }) => id !== top?.id);
  if (rest.length === 0) return { ...page, comments };
  return { ...page, comments: [...comments, ...rest], nextCursor: old.nextCursor };
}

/** Merges two lists of replies by id; pending ones come last. */
function mergeReplies(some: readonly CommentReplyItem[], others: readonly CommentReplyItem[]): CommentReplyItem[] {
  const place = (id: number) => (id < 0 ? Number.MAX_SAFE_INTEGER + id : id);
  const byId = new Map([...others, ...some].map((reply) => [reply.id, reply]));
  return [...byId.values()].sort((a, b) => place(a.id) - place(b.id));
}
