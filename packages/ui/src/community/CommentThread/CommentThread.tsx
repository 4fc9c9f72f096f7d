'use client';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { announce } from '../../components/announce/announce.ts';
import { Button } from '../../components/Button/index.ts';
import { CommentComposer, type CommentComposerMessages } from '../CommentComposer/index.ts';
import { CaretDownIcon, InfoIcon } from '../../components/Icon/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { useStable } from '../../internal/useStable.ts';
import { Comment, type CommentHandlers } from './Comment.tsx';
import { CommentThreadSkeleton } from './CommentThreadSkeleton.tsx';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './CommentThread.styles.ts';
import { focusComment } from './focusComment.ts';
import { useLinked } from './useLinked.ts';
import { useRows } from './useRows.ts';

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
  /** The reader's Avatar, beside their new comment. */
  avatar?: ReactNode;
  /** All visible and announced text. */
  messages: CommentThreadMessages;
}

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
  const visit = linked && `${linked.visit} ${linked.id}`;
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
    more: (threadId: CommentId) => props.onShowMoreReplies?.(threadId),
    shown: (count: number) => announce(messages.moreShown(count)),
  });
  const askedRef = useRef<CommentId | undefined>(undefined);

  return (
    <section
      {...rootOf(props)}
      css={styles.root}
      aria-label={messages.label}
      aria-busy={state === 'loading'}
      data-component="CommentThread"
    >
      <div css={styles.composer} data-part="composer">
        {hasComposer ? (
          <CommentComposer
            value={draft.text}
            errorMessage={draft.errorMessage}
            onChange={(text) => onDraftChange(null, text)}
            onSend={(text) => onSend(null, text)}
            onRequireLogin={onRequireLogin}
            avatar={avatar}
            messages={messages.composer}
          />
        ) : (
          <div css={styles.room} />
        )}
      </div>
      {state === 'done' && props.order && total > 1 && (
        <Order order={props.order} onChange={props.onOrderChange} messages={messages} />
      )}
      {linked && !linkedThread && <LinkGone visit={visit}>{messages.linkGone}</LinkGone>}
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

interface RowsProps extends Pick<CommentThreadProps, 'comments' | 'replyingTo' | 'avatar' | 'formatDate' | 'messages'> {
  /** Number of all comments, including those not loaded. */
  total: number;
  /** The last comment at the time of loading more. Focus then moves to the one after it. */
  askedRef: { current: CommentId | undefined };
  openThreads: ReadonlySet<CommentId>;
  on: CommentHandlers;
  /** The thread being replied to, and its draft. */
  replyThread: CommentItem | undefined;
  draft: CommentDraft | undefined;
  /** The edit with the open form, and its thread. */
  editing: CommentEditing | null | undefined;
  editedThread: CommentItem | undefined;
  linkedId: CommentId | null;
  linkedThread: CommentItem | undefined;
  /** The reader's visit to it. */
  visit: string | undefined;
}

/**
 * Rows near the viewport, the focused row and the one being replied to. Memoized, so that typing a new comment doesn't
 * render them again.
 */
const Rows = memo(function Rows({
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
  avatar,
  formatDate,
  messages,
}: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  useLinked(() => list.current?.querySelector<HTMLElement>('[data-linked]'), visit);
  const [focused, setFocused] = useState<CommentId | null>(null);
  const kept = [
    focused === null ? -1 : comments.findIndex(({ id }) => id === focused),
    replyThread ? comments.indexOf(replyThread) : -1,
    linkedThread ? comments.indexOf(linkedThread) : -1,
    editedThread ? comments.indexOf(editedThread) : -1,
  ].filter((index) => index >= 0);
  const { rows, rest, measure } = useRows(list, comments, kept);

  // The button comes after the comments it loaded, so focus moves to the first of them.
  useEffect(() => {
    if (askedRef.current === undefined) return;
    const next = comments.findIndex(({ id }) => id === askedRef.current) + 1;
    if (next === 0 || next === comments.length) return;
    askedRef.current = undefined;
    on.shown(comments.length - next);
    focusComment(list.current?.querySelector(`[data-index="${next}"] > [data-part=comment]`));
  }, [askedRef, comments, on]);

  return (
    <ol
      ref={list}
      // Focus target after the focused comment was deleted.
      tabIndex={-1}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-part=thread]')?.dataset.index;
        setFocused(comments[Number(row)]?.id ?? null);
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setFocused(null)}
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
});

interface OrderProps {
  order: CommentOrder;
  onChange: ((order: CommentOrder) => void) | undefined;
  messages: CommentThreadMessages;
}

/** The order of the comments, and a menu to change it. */
function Order({ order, onChange, messages }: OrderProps) {
  const orders = ['newest', 'oldest'] as const;
  return (
    <div css={styles.order} data-part="order">
      <Menu
        align="end"
        trigger={(trigger) => (
          <Button {...trigger} size="s" variant="quiet" aria-label={messages.sort(messages[order])}>
            {messages[order]}
            <CaretDownIcon />
          </Button>
        )}
        items={orders.map((id) => ({ id, label: messages[id] }))}
        selectedId={order}
        onAction={(id) => id !== order && onChange?.(id as CommentOrder)}
      />
    </div>
  );
}

/** Says that the linked comment was deleted. */
function LinkGone({ visit, children }: { visit: string | undefined; children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  useLinked(() => note.current, visit);
  return (
    <p ref={note} css={styles.note} data-part="note">
      <InfoIcon />
      {children}
    </p>
  );
}

/** Finds a comment or reply in a thread. */
function findIn(comment: CommentItem, id: CommentId | null): CommentItem | undefined {
  if (id === null) return undefined;
  return [comment, ...(comment.replies ?? [])].find((each) => each.id === id);
}
