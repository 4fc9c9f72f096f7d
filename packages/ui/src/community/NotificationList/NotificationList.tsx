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
  /** The member who caused the notification. Without a picture, an avatar is generated from the id. */
  actor?: { id: string; picture?: string };
  /** Icon instead of an actor's picture. */
  icon?: ReactNode;
  /** The message, such as "Ilya commented on Harbour". */
  sentence: ReactNode;
  /** Second line, such as an admin's reason. */
  detail?: ReactNode;
  /** Points gained (positive) or lost (negative), if any. */
  points?: number;
  /** Time of the event (ISO 8601). */
  date: string;
  /** URL of the subject, such as a project. Leave it out if the subject was deleted. */
  href?: string;
}

export interface NotificationListProps extends PlainRootProps<HTMLElement> {
  /** Notifications, unread first. */
  notifications: readonly NotificationItem[];
  /** `loading` shows skeleton rows, `error` a retry button, `done` the notifications or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Called with the id of a notification that the reader opens; the browser follows its link as well. */
  onOpen: (id: string) => void;
  /** Called to mark all as read. Leave it out if nothing is unread, which hides the button. */
  onReadAll?: () => void;
  /** Called to load older notifications. Leave it out if there are none, which hides the button. */
  onLoadMore?: () => void;
  /** Older notifications are loading. Default `false`. */
  isLoadingMore?: boolean;
  /** Formats a date in the reader's language, both relative to now and in full. */
  formatDate: (date: string) => { relative: string; absolute: string };
  /** All visible and announced text. */
  messages: {
    /** Heading, such as "Notifications". */
    title: string;
    /** Button that marks all as read. */
    readAll: string;
    /** Screen readers read this before each unread notification, such as "Unread". */
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

/** A member's notifications, each a link to its subject if it has one. Made for the panel of NotificationBell. */
export function NotificationList({ ref: givenRef, ...props }: NotificationListProps) {
  const { state, notifications, onRetry, onReadAll, messages } = props;
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  const ref = useRootRef(root, givenRef);
  // The "Mark all as read" button unmounts when pressed. The list stays outside the watched element, because the panel
  // itself moves focus when it closes with focus in the list.
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
