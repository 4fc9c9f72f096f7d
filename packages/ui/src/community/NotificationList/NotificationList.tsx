'use client';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { ListState } from '../../internal/ListState.tsx';
import { type PlainRootProps, rootOf, useRootRef } from '../../internal/root.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { useLoadMore } from '../../internal/useLoadMore.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Points } from '../Points/index.ts';
import * as styles from './NotificationList.styles.ts';

export interface NotificationItem {
  id: string;
  isUnread: boolean;
  /** The member who caused it. The generated avatar depends on the id. */
  actor?: { id: string; picture?: string };
  /** Icon instead of an actor's picture. */
  icon?: ReactNode;
  /** The news: "Ilya commented on Harbour". */
  sentence: ReactNode;
  /** Second line, such as an admin's reason. */
  detail?: ReactNode;
  /** Points gained or lost. */
  points?: number;
  /** When it happened (ISO 8601). */
  date: string;
  /** Address of its subject. Without it, the subject was deleted. */
  href?: string;
}

export interface NotificationListProps extends PlainRootProps<HTMLElement> {
  /** Unread ones first. */
  notifications: readonly NotificationItem[];
  /** `loading` shows skeleton rows; `error` shows a retry button. */
  state: 'loading' | 'error' | 'done';
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Called with the id of a notification that the reader opens; the browser follows its link as well. */
  onOpen: (id: string) => void;
  /** Marks all as read. Without it, nothing is unread, and there is no button. */
  onReadAll?: () => void;
  /** Loads older notifications. Without it, there are none. */
  onLoadMore?: () => void;
  /** Older notifications are loading. Default `false`. */
  isLoadingMore?: boolean;
  /** Returns both texts of a date in the reader's language. */
  formatDate: (date: string) => { relative: string; absolute: string };
  /** All visible and announced text. */
  messages: {
    /** Heading, such as "Notifications". */
    title: string;
    /** Button that marks all as read. */
    readAll: string;
    /** Read before each unread notification, such as "Unread". */
    unread: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint?: string;
    /** Label of the button that loads older notifications, such as "Show more". */
    loadMore: string;
    /** Announced while older notifications load. */
    loadingMore: string;
    /** Unit after the points, in the matching plural form: "pts". */
    points: (points: number) => string;
  };
}

/** News for a member, each a link to its subject. Made for the panel of NotificationBell. */
export function NotificationList({ ref: givenRef, ...props }: NotificationListProps) {
  const { state, notifications, onRetry, onReadAll, messages } = props;
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  const ref = useRootRef(root, givenRef);
  // "Mark all as read" goes away when it is pressed. The list is outside of the head, so that closing the panel with the
  // focus on the list leaves the focus to the panel.
  useLostFocus(head, () => root.current);
  const isEmpty = state === 'done' && notifications.length === 0;
  return (
    <section {...rootOf(props)} ref={ref} aria-labelledby={titleId} css={styles.root} data-component="NotificationList">
      <div ref={head} css={styles.head}>
        <h2 id={titleId} css={styles.title}>
          {messages.title}
        </h2>
        {state === 'done' && onReadAll && (
          <Button size="s" variant="quiet" onPress={onReadAll}>
            {messages.readAll}
          </Button>
        )}
      </div>
      <Spoken isNews>
        {state === 'loading' && <p css={visuallyHidden}>{messages.loading}</p>}
        {(state === 'error' || isEmpty) && (
          <div css={styles.state}>
            <ListState
              headingLevel={3}
              hasFailed={!isEmpty}
              onRetry={onRetry}
              emptyIllustration={<LonePole />}
              messages={messages}
            />
          </div>
        )}
      </Spoken>
      {state === 'loading' && <Loading />}
      {state === 'done' && !isEmpty && <Rows {...props} titleId={titleId} />}
    </section>
  );
}

function Rows(props: NotificationListProps & { titleId: string }) {
  const { notifications, onLoadMore, isLoadingMore = false, messages, titleId } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const loadMore = useLoadMore(listRef, notifications.length, onLoadMore);
  return (
    <>
      <ul ref={listRef} aria-labelledby={titleId} aria-busy={isLoadingMore} css={styles.rows}>
        {notifications.map((notification) => (
          <li key={notification.id} tabIndex={-1} css={styles.entry} data-unread={notification.isUnread || undefined}>
            <Row {...props} item={notification} />
          </li>
        ))}
      </ul>
      {onLoadMore && (
        <div css={styles.more}>
          <Button isPending={isLoadingMore} messages={{ pending: messages.loadingMore }} onPress={loadMore}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ item, onOpen, formatDate, messages }: NotificationListProps & { item: NotificationItem }) {
  const { id, isUnread, actor, icon, sentence, detail, points, date, href } = item;
  const { relative, absolute } = formatDate(date);
  const content = (
    <>
      <span css={styles.picture} data-part="picture" aria-hidden>
        {actor ? <Avatar memberId={actor.id} src={actor.picture} /> : icon}
      </span>
      <span css={styles.words}>
        <span css={styles.sentence} data-part="sentence">
          {isUnread && <span css={visuallyHidden}>{messages.unread}: </span>}
          {sentence}
        </span>
        {detail && (
          <span css={styles.detail} data-part="detail">
            {detail}
          </span>
        )}
        <span css={styles.facts}>
          {points !== undefined && <Points value={points} isSigned unit={messages.points(points)} />}
          <RelativeTime dateTime={date} title={absolute}>
            {relative}
          </RelativeTime>
        </span>
      </span>
      {isUnread && <span aria-hidden css={styles.dot} data-part="dot" />}
    </>
  );
  if (href === undefined) return <div css={styles.row}>{content}</div>;
  return (
    <Link href={href} onPress={() => onOpen(id)} css={styles.row} data-part="row">
      {content}
    </Link>
  );
}

function Loading() {
  return (
    <div css={styles.rows} aria-busy>
      {[20, 16, 18].map((size) => (
        <div key={size} css={styles.row}>
          <Skeleton shape="circle" />
          <span css={styles.words}>
            <Skeleton inlineSize={`${size * 0.8}em`} />
            <Skeleton inlineSize="4em" />
          </span>
        </div>
      ))}
    </div>
  );
}
