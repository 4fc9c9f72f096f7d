'use client';
import { type CSSProperties, type RefObject, useEffect } from 'react';
import { Comment, type CommentHandlers } from './Comment.tsx';
import * as styles from './CommentThread.styles.ts';
import type { CommentDraft, CommentEditing, CommentId, CommentItem, CommentThreadProps } from './CommentThread.tsx';
import { focusComment } from './focusComment.ts';
import { findIn } from './findIn.ts';
import { useLinked } from './useLinked.ts';

export interface RowsProps extends Pick<
  CommentThreadProps,
  'comments' | 'replyingTo' | 'avatar' | 'formatDate' | 'messages'
> {
  /** Total number of top-level comments, including those not loaded. */
  total: number;
  /** There are more comments than those loaded. */
  hasMore: boolean;
  /**
   * The last comment when the reader asked for more. After they load, focus moves to the next comment, unless the reader
   * has moved it elsewhere.
   */
  askedRef: { current: { last: CommentId; isFocusHere: () => boolean } | undefined };
  openThreads: ReadonlySet<CommentId>;
  on: CommentHandlers;
  /** The thread being replied to, and its draft. */
  replyThread: CommentItem | undefined;
  draft: CommentDraft | undefined;
  /** The edit whose form is open, and its thread. */
  editing: CommentEditing | null | undefined;
  editedThread: CommentItem | undefined;
  linkedId: CommentId | null;
  linkedThread: CommentItem | undefined;
  /** The reader's visit to the linked comment, see `useActed`. */
  visit: string | undefined;
  /** The last visit during which the reader did something else. */
  actedRef: RefObject<string | undefined>;
}

interface RowListProps extends RowsProps {
  list: RefObject<HTMLOListElement | null>;
  /** Indexes of the rendered comments, each with the height in px of the comments skipped just before it. */
  rows: readonly { index: number; skipped: number }[];
  /** Height in px of the skipped rows at the end. */
  rest?: number;
  /** Ref that measures a row. */
  measure?: (row: Element | null) => void;
  /** Called with the id of the comment that gets focus, or with null when focus leaves the comments. */
  onFocusChange?: (id: CommentId | null) => void;
}

/** The list of comments. Renders only `rows` and reserves space for the skipped ones. */
export function RowList({
  list,
  rows,
  rest = 0,
  measure,
  onFocusChange,
  comments,
  total,
  askedRef,
  openThreads,
  on,
  replyingTo,
  replyThread,
  draft,
  editing,
  editedThread,
  linkedId,
  linkedThread,
  visit,
  actedRef,
  avatar,
  formatDate,
  messages,
}: RowListProps) {
  useLinked(() => list.current?.querySelector<HTMLElement>('[data-linked]'), visit, actedRef);
  // The button now follows the comments it loaded, so focus moves back to the first of them.
  useEffect(() => {
    if (!askedRef.current) return;
    const { last, isFocusHere } = askedRef.current;
    const next = comments.findIndex(({ id }) => id === last) + 1;
    if (next === 0 || next === comments.length) return;
    askedRef.current = undefined;
    on.shown(comments.length - next);
    if (isFocusHere()) focusComment(list.current?.querySelector(`[data-index="${next}"] > [data-part=comment]`));
  }, [list, askedRef, comments, on]);

  return (
    <ol
      ref={list}
      // Receives focus after the focused comment was deleted.
      tabIndex={-1}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-part=thread]')?.dataset.index;
        onFocusChange?.(comments[Number(row)]?.id ?? null);
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onFocusChange?.(null)}
      css={styles.list}
      style={{ '--ui-rest': `${rest}px` } as CSSProperties}
      aria-label={messages.label}
      data-part="list"
    >
      {rows.map(({ index, skipped }) => {
        const comment = comments[index]!;
        const target = comment === replyThread ? findIn(comment, replyingTo) : undefined;
        return (
          <Comment
            key={comment.id}
            ref={measure}
            comment={comment}
            index={index}
            count={total}
            skipped={skipped}
            isOpen={openThreads.has(comment.id) || target !== undefined}
            target={target}
            draft={target && draft}
            editing={comment === editedThread ? editing : undefined}
            linkedId={comment === linkedThread ? linkedId : null}
            avatar={target && avatar}
            on={on}
            formatDate={formatDate}
            messages={messages}
          />
        );
      })}
    </ol>
  );
}
