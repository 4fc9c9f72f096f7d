'use client';
import { type CSSProperties, memo, type ReactNode, type Ref, useEffect, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from '../../components/Button/index.ts';
import { markFocus } from '../../internal/focus/markFocus.ts';
import { CommentBody } from './CommentBody.tsx';
import { Composer } from './Composer.tsx';
import { focusComment } from './focusComment.ts';
import type {
  CommentDraft,
  CommentEditing,
  CommentId,
  CommentItem,
  CommentThreadMessages,
  CommentThreadProps,
} from './CommentThread.tsx';

export interface CommentHandlers {
  toggle: (threadId: CommentId, isOpen: boolean) => void;
  reply: (threadId: CommentId, id: CommentId) => void;
  cancel: () => void;
  send: (threadId: CommentId, text: string) => void;
  change: (threadId: CommentId, text: string) => void;
  remove: (id: CommentId) => void;
  copyLink: (id: CommentId) => void;
  edit: (id: CommentId) => void;
  editChange: (text: string) => void;
  editSave: (text: string) => void;
  editCancel: () => void;
  showHistory: (id: CommentId) => void;
  report: (id: CommentId) => void;
  /** Called when the reader asks for more replies. */
  more: (threadId: CommentId) => void;
  /** Called with the number of comments or replies that were just loaded on request. */
  shown: (count: number) => void;
}

interface CommentProps {
  /** Ref that measures the row; only in a long list. */
  ref?: Ref<HTMLLIElement> | undefined;
  comment: CommentItem;
  /** Index among the top-level comments, from 0. */
  index: number;
  /** Total number of top-level comments, rendered or not. */
  count: number;
  /** Height in px of the rows skipped between the previous rendered row and this one. */
  skipped: number;
  isOpen: boolean;
  /** The comment in this thread that the reader is replying to. */
  target: CommentItem | undefined;
  draft: CommentDraft | undefined;
  /** The open edit of a comment in this thread. */
  editing: CommentEditing | null | undefined;
  /** The linked comment, if it is in this thread. */
  linkedId: CommentId | null;
  avatar: ReactNode;
  on: CommentHandlers;
  formatDate: CommentThreadProps['formatDate'];
  messages: CommentThreadMessages;
}

/** A comment with its replies and, if open, the reply form. */
export const Comment = memo(function Comment({
  ref,
  comment,
  index,
  count,
  skipped,
  isOpen,
  target,
  draft,
  editing,
  linkedId,
  avatar,
  on,
  formatDate,
  messages,
}: CommentProps) {
  const root = useRef<HTMLLIElement>(null);
  const repliesId = useId();
  const { id, replies = [] } = comment;
  const replyCount = Math.max(comment.replyCount ?? 0, replies.length);
  const asked = useRef<{ shown: number; isFocusHere: () => boolean }>(undefined);

  useEffect(() => {
    if (!asked.current || replies.length <= asked.current.shown) return;
    const { shown, isFocusHere } = asked.current;
    asked.current = undefined;
    on.shown(replies.length - shown);
    if (isFocusHere())
      focusComment(root.current?.querySelector(`[data-part=reply]:nth-child(${shown + 1}) > [data-part=comment]`));
  }, [on, replies.length]);
  const composerMessages = useMemo(() => ({ ...messages.composer, ...messages.replyComposer }), [messages]);

  // The form is about to unmount, so focus returns to the button that opened it.
  const focusReplyButton = () => {
    const button = root.current?.querySelector<HTMLElement>(`[data-reply-to="${CSS.escape(String(target?.id))}"]`);
    button?.focus();
  };

  return (
    <li
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
      style={skipped > 0 ? ({ '--ui-skipped': `${skipped}px` } as CSSProperties) : undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-part="thread"
      data-index={index}
    >
      <CommentBody
        comment={comment}
        editing={editing?.id === id ? editing : undefined}
        isLinked={id === linkedId}
        threadId={id}
        on={on}
        toggle={
          replies.length > 0
            ? {
                isOpen,
                repliesId,
                onPress: () => {
                  if (isOpen && target) on.cancel();
                  on.toggle(id, !isOpen);
                },
              }
            : undefined
        }
        formatDate={formatDate}
        messages={messages}
      />
      {isOpen && (replies.length > 0 || target) && (
        <ol id={repliesId} aria-label={messages.repliesTo(comment.author.name)} data-part="replies">
          {replies.map((reply, place) => (
            <li
              key={reply.id}
              aria-setsize={comment.moreReplies && replyCount}
              aria-posinset={comment.moreReplies && place + 1}
              data-part="reply"
            >
              <CommentBody
                comment={reply}
                editing={editing?.id === reply.id ? editing : undefined}
                isLinked={reply.id === linkedId}
                threadId={id}
                on={on}
                formatDate={formatDate}
                messages={messages}
              />
            </li>
          ))}
          {comment.moreReplies && (
            <li data-part="more">
              <Button
                size="s"
                variant="quiet"
                onPress={() => {
                  asked.current = { shown: replies.length, isFocusHere: markFocus() };
                  on.more(id);
                }}
                isPending={comment.moreReplies === 'loading'}
                messages={{ pending: messages.loading }}
              >
                {messages.showMoreReplies}
              </Button>
            </li>
          )}
          {target && draft && (
            <li data-part="reply">
              <Composer
                key={target.id}
                value={draft.text}
                errorMessage={draft.errorMessage}
                onChange={(text) => on.change(id, text)}
                onSend={(text) => {
                  focusReplyButton();
                  on.send(id, text);
                }}
                onCancel={() => {
                  focusReplyButton();
                  on.cancel();
                }}
                replyingTo={messages.replyingTo(<bdi>{target.author.name}</bdi>)}
                avatar={avatar}
                rows={2}
                autoFocus
                messages={composerMessages}
                retry={messages.retry}
              />
            </li>
          )}
        </ol>
      )}
    </li>
  );
});
