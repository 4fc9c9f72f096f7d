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
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { useStable } from '../../internal/useStable.ts';
import { Comment, type CommentHandlers } from './Comment.tsx';
import { CommentThreadSkeleton } from './CommentThreadSkeleton.tsx';
import * as styles from './CommentThread.styles.ts';
import { focusComment } from './focusComment.ts';
import { useRows } from './useRows.ts';

export type CommentId = string | number;

export interface CommentItem {
  id: CommentId;
  text: string;
  /** The language of the text as a BCP 47 tag, so that it is read out in that voice. Absent: that of the page. */
  language?: string;
  author: {
    id: string;
    name: string;
    /** The picture's address; absent, one is drawn from the id. */
    picture?: string;
    /** The address of the profile; absent, the name is no link. */
    href?: string;
  };
  /** When it was written, as ISO 8601. */
  date: string;
  /** `pending` is on its way and has no actions; `deleted` keeps its place for its replies. Default `sent`. */
  status?: 'sent' | 'pending' | 'deleted';
  /** The author made what is discussed. */
  isCreator?: boolean;
  /** This reader may delete it. */
  canDelete?: boolean;
  /** Oldest first. Replies have no replies of their own. */
  replies?: readonly CommentItem[];
  /** How many replies there are, given here or not. Default: those given. */
  replyCount?: number;
  /** Whether "Show more replies" is offered after them, or has been pressed. Default: neither. */
  moreReplies?: 'offered' | 'loading';
}

/** What is being written: the draft and what went wrong with its last attempt. */
export interface CommentDraft {
  text: string;
  errorMessage?: ReactNode;
}

export interface CommentThreadMessages {
  /** Names the list, as "Comments". */
  label: string;
  /** Names the list of replies to a comment. */
  repliesTo: (name: string) => string;
  reply: string;
  /** Names the Reply button, as "Reply to Ana"; begins with `reply`. */
  replyTo: (name: string) => string;
  showReplies: (count: number) => string;
  hideReplies: (count: number) => string;
  showMore: string;
  showMoreReplies: string;
  /** Read out when more comments or replies have come, as "20 more comments shown". */
  moreShown: (count: number) => string;
  /** Above the reply form, as "Replying to: Ana". */
  replyingTo: (name: ReactNode) => ReactNode;
  delete: string;
  /** Names the Delete button, as "Delete comment by Ana"; begins with `delete`. */
  deleteBy: (name: string) => string;
  /** The tag beside who made it. */
  creator: string;
  sending: string;
  /** In place of a deleted comment. */
  deleted: string;
  empty: string;
  /** The sentence under `empty`. */
  emptyHint: string;
  loading: string;
  error: string;
  retry: string;
  /** Read out after a link in a comment, as "opens in a new tab". */
  newTab: string;
  composer: CommentComposerMessages;
  /** The composer's words that differ in a reply. */
  replyComposer: Pick<CommentComposerMessages, 'label' | 'placeholder' | 'send'>;
}

export interface CommentThreadProps {
  /** Newest first, or however the caller sorts. */
  comments: readonly CommentItem[];
  /** How many comments there are without replies, given here or not. Default: those given. */
  total?: number;
  /** Whether "Show more comments" is offered after them, or has been pressed. Default: neither. */
  more?: 'offered' | 'loading';
  /** The caller adds the next comments after those given. */
  onShowMore?: () => void;
  /** The caller adds the next replies to that comment. */
  onShowMoreReplies?: (threadId: CommentId) => void;
  /** `loading` shows comments to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** Times as the reader's language says them: "2 h", and the whole date. Keep it the same while they are the same. */
  formatDate: (date: string) => { relative: string; absolute: string };
  /** The draft of a new comment (`null`), or of a reply in the thread of that comment. */
  getDraft: (threadId: CommentId | null) => CommentDraft;
  /** At every character: the new draft of that thread, `null` for a new comment. */
  onDraftChange: (threadId: CommentId | null, text: string) => void;
  /** The caller shows it as pending and empties the draft; when it fails, it takes it out and gives the text back. */
  onSend: (threadId: CommentId | null, text: string) => void;
  /** A confirmation is the caller's. */
  onDelete: (id: CommentId) => void;
  /** The comment that has the reply form, one at a time; the caller opens it again when a reply has failed. */
  replyingTo: CommentId | null;
  /** The reply form is to open at that comment, or to close (`null`). */
  onReplyingToChange: (id: CommentId | null) => void;
  /** Given when the reader is not logged in: called instead of writing. */
  onRequireLogin?: () => void;
  /** The reader's Avatar, beside what they write. */
  avatar?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: CommentThreadMessages;
}

/**
 * A discussion with one level of replies. A new comment is written above it; on a phone, at the bottom of the screen.
 * Of a long one, only the comments near the screen are in the document: which threads are open is known here and not in
 * the rows, so that rows may come and go.
 */
export function CommentThread(props: CommentThreadProps) {
  const { comments, state, onRetry, getDraft, onDraftChange, onSend, replyingTo, onRequireLogin, avatar, messages } =
    props;
  const [openThreads, setOpenThreads] = useState<ReadonlySet<CommentId>>(new Set());
  const draft = getDraft(null);
  const replyThread = useMemo(
    () => (replyingTo === null ? undefined : comments.find((comment) => replyTarget(comment, replyingTo))),
    [comments, replyingTo],
  );
  // What others wrote is painted first, with room for the form: that takes as long to draw as all of them.
  const hasComposer = useDeferredValue(true, false);

  const setOpen = (id: CommentId, isOpen: boolean) => {
    setOpenThreads((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  };
  // Rows are memoised: typing a draft must not draw thousands of them again.
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
    more: (threadId: CommentId) => props.onShowMoreReplies?.(threadId),
    shown: (count: number) => announce(messages.moreShown(count)),
  });
  const askedRef = useRef<CommentId | undefined>(undefined);

  return (
    <section
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
          total={Math.max(props.total ?? 0, comments.length)}
          askedRef={askedRef}
          openThreads={openThreads}
          on={on}
          replyingTo={replyingTo}
          replyThread={replyThread}
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
  /** How many there are, here or not. */
  total: number;
  /** The last comment when more were asked for: the focus goes to the one after it. */
  askedRef: { current: CommentId | undefined };
  openThreads: ReadonlySet<CommentId>;
  on: CommentHandlers;
  /** The comment whose thread is being replied to, and what is written there. */
  replyThread: CommentItem | undefined;
  draft: CommentDraft | undefined;
}

/**
 * The comments near the screen, the one that has the focus, and the one that is being replied to. What is typed above
 * them does not concern them.
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
  avatar,
  formatDate,
  messages,
}: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<CommentId | null>(null);
  const kept = [
    focused === null ? -1 : comments.findIndex(({ id }) => id === focused),
    replyThread ? comments.indexOf(replyThread) : -1,
  ].filter((index) => index >= 0);
  const { rows, rest, measure } = useRows(list, comments, kept);

  // The button is behind the comments that it brought, so the focus goes to the first of them.
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
      // Takes the focus when the comment that had it is deleted.
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
        const target = comment === replyThread ? replyTarget(comment, replyingTo) : undefined;
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

/** The comment of this thread that is being replied to. */
function replyTarget(comment: CommentItem, replyingTo: CommentId | null): CommentItem | undefined {
  if (replyingTo === null) return undefined;
  return [comment, ...(comment.replies ?? [])].find(({ id }) => id === replyingTo);
}
