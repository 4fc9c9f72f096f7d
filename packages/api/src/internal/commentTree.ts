import type { Comment, CommentList, CommentReplyItem, ReplyList } from '../../generated/schema.d.ts';

const isIn = (comment: Comment, id: number): boolean =>
  comment.id === id || comment.replies.some((reply) => reply.id === id);

/** Returns whether a list contains this comment or reply. */
export const hasComment = ({ comments }: CommentList, id: number): boolean =>
  comments.some((comment) => isIn(comment, id));

/**
 * Adds a comment on top, where its author sees it, or a reply after the others of its parent (if that still exists).
 * A complete list from the oldest gets the comment at its place, the end.
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

/** Removes a comment or reply, and a tombstone with its last reply. With `tombstone`, the comment becomes one. */
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

/**
 * Appends the next page to a list. A comment in both moves to its place in the page, such as one that the reader posted
 * on top of a list from the oldest. The linked thread stays on top.
 */
export function appendThreads(list: CommentList, page: CommentList, linked?: number | null): CommentList {
  const top = linked ? list.comments.find((comment) => isIn(comment, linked)) : undefined;
  const next = page.comments.filter(({ id }) => id !== top?.id);
  const arrived = new Set(next.map(({ id }) => id));
  return { ...page, comments: [...list.comments.filter(({ id }) => !arrived.has(id)), ...next] };
}

/** Appends a page of replies to their thread. */
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
 * Merges a refetched first page with the threads and replies loaded after it, so that a refetch never removes what the
 * reader has expanded. If there is a gap between the page and the old list, the old list is dropped.
 * @param linked the comment whose thread is on top of the page, out of order
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
  // The linked thread is on top of both lists, so it doesn't show that they meet.
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
