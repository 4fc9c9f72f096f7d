'use client';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { announce } from '../../components/announce/announce.ts';
import { Button } from '../../components/Button/index.ts';
import type { CommentComposerMessages } from '../CommentComposer/index.ts';
import { LogInPrompt } from '../CommentComposer/LogInPrompt.tsx';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { useStable } from '../../internal/useStable.ts';
import { Composer } from './Composer.tsx';
import { CommentThreadSkeleton } from './CommentThreadSkeleton.tsx';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './CommentThread.styles.ts';
import { findIn } from './findIn.ts';
import { LinkGone } from './LinkGone.tsx';
import { Order } from './Order.tsx';
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
    /** URL of the profile. Without it, the name is plain text. */
    href?: string;
  };
  /** Time of writing (ISO 8601). */
  date: string;
  /** Time of the last edit (ISO 8601). Default: never. */
  editedAt?: string;
  /** `pending` is being sent and has no actions; `deleted` keeps its place for its replies. Default `sent`. */
  status?: 'sent' | 'pending' | 'deleted';
  /** The author created what is discussed. */
  isCreator?: boolean;
  /** The reader may delete the comment. */
  canDelete?: boolean;
  /** The reader may edit the comment. */
  canEdit?: boolean;
  /** The reader may see the earlier texts of the comment. */
  hasHistory?: boolean;
  /** Offers to report the comment, or says that the reader has. Default: neither. */
  report?: 'offered' | 'done';
  /** Oldest first. Replies have no replies of their own. */
  replies?: readonly CommentItem[];
  /** Total number of replies, including those not given here. Default: the number given. */
  replyCount?: number;
  /** Offers "Show more replies", or shows it as loading. Default: neither. */
  moreReplies?: 'offered' | 'loading';
}

export type CommentOrder = 'newest' | 'oldest';

/** The comment that the page's address leads to. */
export interface LinkedComment {
  id: CommentId;
  /** Changes whenever the reader follows such an address, which leads to the comment again. */
  visit: string;
}

/** A draft and the error from its last attempt. */
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
  /** Accessible name of the menu with the orders, such as "Sort comments: Newest first". */
  sort: (order: string) => string;
  /** Names of the orders, such as "Newest first". */
  newest: string;
  oldest: string;
  edit: string;
  /** After the time of a comment that was edited, such as "edited". */
  edited: string;
  /** Item of the menu that shows earlier texts, such as "Edit history". */
  history: string;
  copyLink: string;
  /** Item of the menu, such as "Report". */
  report: string;
  /** The same after the reader has reported the comment, such as "Reported". */
  reported: string;
  /** Accessible name of the button that opens a comment's menu, such as "More actions for Ana’s comment". */
  moreActions: (name: string) => string;
  /** Tag of the comment that the address leads to, such as "Linked comment". */
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
  /** Read after a link in a comment by screen readers, such as "opens in a new tab". */
  newTab: string;
  composer: CommentComposerMessages;
  /** Messages of the composer that differ in a reply. */
  replyComposer: Pick<CommentComposerMessages, 'label' | 'placeholder' | 'send'>;
  /** Messages of the composer that differ in an edit. */
  editComposer: Pick<CommentComposerMessages, 'label' | 'placeholder' | 'send'>;
}

/** An edit of a comment: its new text, and the error from the last attempt to save it. */
export interface CommentEditing extends CommentDraft {
  id: CommentId;
}

export interface CommentThreadProps extends PlainRootProps<HTMLElement> {
  /** Comments in the caller's order, usually newest first. */
  comments: readonly CommentItem[];
  /** Order of the comments. Without it, the reader can't choose one. */
  order?: CommentOrder;
  /** Called with the order that the reader chooses. The caller sorts `comments`. */
  onOrderChange?: (order: CommentOrder) => void;
  /** Total number of comments without replies, including those not given here. Default: the number given. */
  total?: number;
  /** Offers "Show more comments", or shows it as loading. Default: neither. */
  more?: 'offered' | 'loading';
  /** Asks the caller to append the next comments. */
  onShowMore?: () => void;
  /** Asks the caller to append the next replies to that comment. */
  onShowMoreReplies?: (threadId: CommentId) => void;
  /** `loading` shows skeleton comments; `error` shows a retry button. */
  state: 'loading' | 'error' | 'done';
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Returns the short time, such as "2 h", and the full date. Keep its identity stable, or all rows render again. */
  formatDate: (date: string) => { relative: string; absolute: string };
  /** Returns the draft of a new comment (`null`), or of a reply in that comment's thread. */
  getDraft: (threadId: CommentId | null) => CommentDraft;
  /** Called at every keystroke with the new draft of that thread; `null` stands for a new comment. */
  onDraftChange: (threadId: CommentId | null, text: string) => void;
  /**
   * Sends the text. The caller shows it as pending and clears the draft. On failure it removes the comment and restores
   * the draft.
   */
  onSend: (threadId: CommentId | null, text: string) => void;
  /** Called when the reader chooses Delete. The caller asks for confirmation. */
  onDelete: (id: CommentId) => void;
  /** The edit with the open form, one at a time. The caller opens it again when saving has failed. */
  editing?: CommentEditing | null;
  /** Called when the reader chooses Edit. Required if a comment has `canEdit`. */
  onEdit?: (id: CommentId) => void;
  /** Called with the edited text at every keystroke. */
  onEditChange?: (text: string) => void;
  /** Saves the edit. The caller shows the new text as pending, and closes the form. */
  onEditSave?: (text: string) => void;
  /** Called when the reader gives the edit up. */
  onEditCancel?: () => void;
  /** Shows the earlier texts of a comment. Required if a comment has `hasHistory`. */
  onShowHistory?: (id: CommentId) => void;
  /** Asks why the reader reports a comment, or says that they have. Required if a comment has `report`. */
  onReport?: (id: CommentId) => void;
  /** Copies the comment's permanent address, and says so. */
  onCopyLink: (id: CommentId) => void;
  /**
   * Opens the thread of the comment that the address leads to, marks it, scrolls to it and focuses it. If `comments`
   * lack it, a note says that it was deleted.
   */
  linked?: LinkedComment;
  /** The comment with the open reply form, one at a time. The caller opens it again when a reply has failed. */
  replyingTo: CommentId | null;
  /** Called when the reply form should open at that comment, or close (`null`). */
  onReplyingToChange: (id: CommentId | null) => void;
  /** Called instead of writing. Pass it when the reader is logged out. */
  onRequireLogin?: () => void;
  /** Says why the reader can't write. Replaces the form for a new comment; replying isn't offered. */
  closed?: ReactNode;
  /** The reader's Avatar, beside their new comment. */
  avatar?: ReactNode;
  /** All visible and announced text. */
  messages: CommentThreadMessages;
}

const visitOf = ({ visit, id }: LinkedComment) => `${visit} ${id}`;

/**
 * A discussion with one level of replies. The form for a new comment comes first; on a phone it sticks to the bottom of
 * the screen.
 *
 * Long discussions are virtualized. The list keeps track of expanded threads, because rows unmount as they scroll out
 * of view.
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
  // Comments paint first, with space reserved for the form: rendering it takes as long as rendering all of them.
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
  // From the start, because the reader may do something else while the comments load.
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
  const askedRef = useRef<CommentId | undefined>(undefined);

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
              askedRef.current = comments.at(-1)?.id;
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
