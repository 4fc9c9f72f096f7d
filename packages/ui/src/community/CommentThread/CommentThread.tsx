'use client';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { announce } from '../../components/announce/announce.ts';
import { Button } from '../../components/Button/index.ts';
import type { CommentComposerMessages } from '../CommentComposer/index.ts';
import { LogInPrompt } from '../CommentComposer/LogInPrompt.tsx';
import { LonePole } from '../../components/Illustration/index.ts';
import { markFocus } from '../../internal/focus/markFocus.ts';
import { ListState } from '../../internal/ListState.tsx';
import { useStable } from '../../internal/useStable.ts';
import { Composer } from './Composer.tsx';
import { CommentThreadSkeleton } from './CommentThreadSkeleton.tsx';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './CommentThread.styles.ts';
import { findIn } from './findIn.ts';
import { LinkGone } from './LinkGone.tsx';
import { Order } from './Order.tsx';
import type { RowsProps } from './RowList.tsx';
import { Rows } from './Rows.tsx';
import { useActed } from './useActed.ts';

export type CommentId = string | number;

export interface CommentItem {
  id: CommentId;
  text: string;
  /** Language of the text (BCP 47), which selects the screen reader's voice. Default: the language of the page. */
  language?: string;
  author: {
    id: string;
    name: string;
    /** URL of the avatar. Without one, an avatar is generated from the id. */
    picture?: string;
    /** URL of the profile. Leave it out to show the name as plain text. */
    href?: string;
  };
  /** Time of writing (ISO 8601). */
  date: string;
  /** Time of the last edit (ISO 8601). Leave it out if the comment was never edited. */
  editedAt?: string;
  /** `pending` is being sent and has no actions; `deleted` keeps its place for its replies. Default `sent`. */
  status?: 'sent' | 'pending' | 'deleted';
  /** The author is also the creator of the discussed item. */
  isCreator?: boolean;
  /** The reader may delete the comment. */
  canDelete?: boolean;
  /** The reader may edit the comment. */
  canEdit?: boolean;
  /** The reader may see earlier versions of the comment. */
  hasHistory?: boolean;
  /** Offers to report the comment, or shows that the reader has reported it. Default: neither. */
  report?: 'offered' | 'done';
  /** Replies, oldest first. A reply can't have replies. */
  replies?: readonly CommentItem[];
  /** Total number of replies, including those not loaded. Default: the number in `replies`. */
  replyCount?: number;
  /** Offers "Show more replies", or shows it as loading. Default: neither. */
  moreReplies?: 'offered' | 'loading';
}

export type CommentOrder = 'newest' | 'oldest';

/** The comment that the page's URL points to. */
export interface LinkedComment {
  id: CommentId;
  /** Changes whenever the reader follows a link to a comment, so that even the same link scrolls there again. */
  visit: string;
}

/** A draft, and the error from the last attempt to send or save it. */
export interface CommentDraft {
  text: string;
  errorMessage?: ReactNode;
}

export interface CommentThreadMessages {
  /** Accessible name of the list, such as "Comments". */
  label: string;
  /** Accessible name of the list of replies to a comment. */
  repliesTo: (name: string) => string;
  reply: string;
  /** Accessible name of the Reply button, such as "Reply to Ana"; starts with `reply`. */
  replyTo: (name: string) => string;
  showReplies: (count: number) => string;
  hideReplies: (count: number) => string;
  showMore: string;
  showMoreReplies: string;
  /** Announced after more comments or replies have loaded, such as "20 more comments shown". */
  moreShown: (count: number) => string;
  /** Shown above the reply form, such as "Replying to: Ana". */
  replyingTo: (name: ReactNode) => ReactNode;
  delete: string;
  /** Accessible name of the sort menu, such as "Sort comments: Newest first". */
  sort: (order: string) => string;
  /** Labels of the sort orders, such as "Newest first". */
  newest: string;
  oldest: string;
  edit: string;
  /** Shown after the time of an edited comment, such as "edited". */
  edited: string;
  /** Menu item that shows earlier versions, such as "Edit history". */
  history: string;
  copyLink: string;
  /** Menu item, such as "Report". */
  report: string;
  /** Replaces `report` after the reader has reported the comment, such as "Reported". */
  reported: string;
  /** Accessible name of the button that opens a comment's menu, such as "More actions for Ana’s comment". */
  moreActions: (name: string) => string;
  /** Tag of the linked comment, such as "Linked comment". */
  linked: string;
  /** Shown above the comments if the linked one doesn't exist, such as "This comment was deleted." */
  linkGone: string;
  /** Tag beside the creator's name. */
  creator: string;
  sending: string;
  /** Shown instead of a deleted comment. */
  deleted: string;
  empty: string;
  /** Hint shown under `empty`. */
  emptyHint: string;
  loading: string;
  error: string;
  retry: string;
  /** Screen readers read this after a link in a comment, such as "opens in a new tab". */
  newTab: string;
  composer: CommentComposerMessages;
  /** Composer messages that differ for a reply. */
  replyComposer: Pick<CommentComposerMessages, 'label' | 'placeholder' | 'send'>;
  /** Composer messages that differ for an edit. */
  editComposer: Pick<CommentComposerMessages, 'label' | 'placeholder' | 'send'>;
}

/** An edit in progress: the comment's id, the new text, and the error from the last attempt. */
export interface CommentEditing extends CommentDraft {
  id: CommentId;
}

export interface CommentThreadProps extends PlainRootProps<HTMLElement> {
  /** Comments in the caller's order, usually newest first. */
  comments: readonly CommentItem[];
  /** Order of the comments. Leave it out to hide the sort menu. */
  order?: CommentOrder;
  /** Called with the order that the reader chooses. The caller sorts `comments`. */
  onOrderChange?: (order: CommentOrder) => void;
  /** Total number of top-level comments, including those not loaded. Default: the number in `comments`. */
  total?: number;
  /** Offers "Show more comments", or shows it as loading. Default: neither. */
  more?: 'offered' | 'loading';
  /** Asks the caller to append the next comments. */
  onShowMore?: () => void;
  /** Asks the caller to append the next replies to that comment. */
  onShowMoreReplies?: (threadId: CommentId) => void;
  /** `loading` shows skeleton comments, `error` a retry button, `done` the comments or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Returns the short time, such as "2 h", and the full date. Pass a stable function, or all rows re-render. */
  formatDate: (date: string) => { relative: string; absolute: string };
  /** Returns the draft of a new comment if `threadId` is `null`; otherwise that of a reply in the thread. */
  getDraft: (threadId: CommentId | null) => CommentDraft;
  /** Called when the draft of a new comment (`threadId` is `null`) or of a reply in a thread changes. */
  onDraftChange: (threadId: CommentId | null, text: string) => void;
  /**
   * Called to send the text. The caller shows it as pending and clears the draft. On failure, the caller removes the
   * comment and restores the draft.
   */
  onSend: (threadId: CommentId | null, text: string) => void;
  /** Called when the reader chooses Delete. The caller asks for confirmation. */
  onDelete: (id: CommentId) => void;
  /** The edit whose form is open; only one at a time. The caller reopens it if saving fails. */
  editing?: CommentEditing | null;
  /** Called when the reader chooses Edit. Required if a comment has `canEdit`. */
  onEdit?: (id: CommentId) => void;
  /** Called with the new text whenever it changes. */
  onEditChange?: (text: string) => void;
  /** Called to save the new text. The caller shows it as pending, and closes the form. */
  onEditSave?: (text: string) => void;
  /** Called when the reader cancels the edit. */
  onEditCancel?: () => void;
  /** Called when the reader asks for a comment's earlier versions. Required if a comment has `hasHistory`. */
  onShowHistory?: (id: CommentId) => void;
  /** Called when the reader chooses Report. The caller asks for the reason. Required if a comment has `report`. */
  onReport?: (id: CommentId) => void;
  /** Called when the reader chooses Copy link. The caller copies the permalink and shows a confirmation. */
  onCopyLink: (id: CommentId) => void;
  /**
   * The comment that the page's URL points to. Its thread opens, and the comment is marked, scrolled to and focused. If
   * it isn't among `comments`, a note says that it was deleted.
   */
  linked?: LinkedComment;
  /** The comment whose reply form is open; only one at a time. The caller reopens it if sending fails. */
  replyingTo: CommentId | null;
  /** Called when the reply form of a comment should open, or close (`null`). */
  onReplyingToChange: (id: CommentId | null) => void;
  /** Called when a logged-out reader starts to comment. Pass it only while the reader is logged out. */
  onRequireLogin?: () => void;
  /** Explains why the reader can't comment. Replaces the form for a new comment; replying isn't offered. */
  closed?: ReactNode;
  /** The reader's Avatar, beside their new comment. */
  avatar?: ReactNode;
  /** All visible and announced text. */
  messages: CommentThreadMessages;
}

const visitOf = ({ visit, id }: LinkedComment) => `${visit} ${id}`;

/**
 * A discussion with one level of replies. The form for a new comment comes first. On a phone, it sticks to the bottom
 * of the screen.
 *
 * Long discussions are virtualized. This component holds the state of expanded threads, because rows unmount as they
 * scroll out of view.
 */
export function CommentThread(props: CommentThreadProps) {
  const { comments, state, onRetry, getDraft, onDraftChange, onSend, replyingTo, onRequireLogin, avatar, messages } =
    props;
  const linked = state === 'done' ? props.linked : undefined;
  const total = Math.max(props.total ?? 0, comments.length);
  const [openThreads, setOpenThreads] = useState<ReadonlySet<CommentId>>(new Set());
  const draft = getDraft(null);
  const replyThread = useMemo(() => comments.find((comment) => findIn(comment, replyingTo)), [comments, replyingTo]);
  const editingId = props.editing?.id ?? null;
  const editedThread = useMemo(() => comments.find((comment) => findIn(comment, editingId)), [comments, editingId]);
  const linkedId = linked?.id ?? null;
  const linkedThread = useMemo(() => comments.find((comment) => findIn(comment, linkedId)), [comments, linkedId]);
  // Comments paint first, with space reserved for the form: rendering the form takes as long as all comments.
  const hasComposer = useDeferredValue(true, false);

  const setOpen = (id: CommentId, isOpen: boolean) => {
    setOpenThreads((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  };
  const visit = linked && visitOf(linked);
  // `props.linked` instead of `linked`, because the reader may do something else while the comments are still loading.
  const actedRef = useActed(props.linked && visitOf(props.linked));
  const [opened, setOpened] = useState<string>();
  if (visit !== opened) {
    setOpened(visit);
    if (linkedThread) setOpen(linkedThread.id, true);
  }
  // Stable callbacks for memoized rows: typing a draft must not render thousands of them again.
  const on = useStable({
    toggle: setOpen,
    reply: (threadId: CommentId, id: CommentId) => {
      if (onRequireLogin) return onRequireLogin();
      setOpen(threadId, true);
      props.onReplyingToChange(id);
    },
    cancel: () => props.onReplyingToChange(null),
    send: (threadId: CommentId, text: string) => {
      onSend(threadId, text);
      props.onReplyingToChange(null);
    },
    change: onDraftChange,
    remove: props.onDelete,
    copyLink: props.onCopyLink,
    edit: (id: CommentId) => props.onEdit?.(id),
    editChange: (text: string) => props.onEditChange?.(text),
    editSave: (text: string) => props.onEditSave?.(text),
    editCancel: () => props.onEditCancel?.(),
    showHistory: (id: CommentId) => props.onShowHistory?.(id),
    report: (id: CommentId) => props.onReport?.(id),
    more: (threadId: CommentId) => props.onShowMoreReplies?.(threadId),
    shown: (count: number) => announce(messages.moreShown(count)),
  });
  const askedRef: RowsProps['askedRef'] = useRef(undefined);

  return (
    <section
      {...rootOf(props)}
      css={styles.root}
      data-closed={props.closed ? true : undefined}
      aria-label={messages.label}
      aria-busy={state === 'loading'}
      data-component="CommentThread"
    >
      <div css={styles.composer} data-part="composer">
        {!hasComposer ? (
          <div css={styles.room} />
        ) : props.closed ? (
          props.closed
        ) : onRequireLogin ? (
          <LogInPrompt avatar={avatar} label={messages.composer.logIn} onPress={onRequireLogin} />
        ) : (
          <Composer
            value={draft.text}
            errorMessage={draft.errorMessage}
            onChange={(text) => onDraftChange(null, text)}
            onSend={(text) => onSend(null, text)}
            avatar={avatar}
            messages={messages.composer}
            retry={messages.retry}
          />
        )}
      </div>
      {state === 'done' && props.order && total > 1 && (
        <Order order={props.order} onChange={props.onOrderChange} messages={messages} />
      )}
      {linked && !linkedThread && (
        <LinkGone visit={visit} actedRef={actedRef}>
          {messages.linkGone}
        </LinkGone>
      )}
      {state === 'loading' && <CommentThreadSkeleton label={messages.loading} />}
      {(state === 'error' || (state === 'done' && comments.length === 0)) && (
        <ListState
          hasFailed={state === 'error'}
          onRetry={onRetry}
          emptyIllustration={<LonePole />}
          headingLevel={3}
          messages={messages}
        />
      )}
      {state === 'done' && comments.length > 0 && (
        <Rows
          comments={comments}
          total={total}
          hasMore={props.more !== undefined}
          askedRef={askedRef}
          openThreads={openThreads}
          on={on}
          replyingTo={replyingTo}
          replyThread={replyThread}
          editing={editedThread && props.editing}
          editedThread={editedThread}
          linkedId={linkedId}
          linkedThread={linkedThread}
          visit={linkedThread && visit}
          actedRef={actedRef}
          draft={replyThread && getDraft(replyThread.id)}
          avatar={replyThread && avatar}
          formatDate={props.formatDate}
          messages={messages}
        />
      )}
      {state === 'done' && props.more && (
        <div css={styles.more} data-part="more">
          <Button
            onPress={() => {
              const last = comments.at(-1);
              askedRef.current = last && { last: last.id, isFocusHere: markFocus() };
              props.onShowMore?.();
            }}
            isPending={props.more === 'loading'}
            messages={{ pending: messages.loading }}
          >
            {messages.showMore}
          </Button>
        </div>
      )}
    </section>
  );
}
