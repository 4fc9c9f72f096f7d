'use client';
import { type ReactNode, useRef } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { useLoadMore } from '../../internal/useLoadMore.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import { Points } from '../Points/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './ActivityFeed.styles.ts';

export interface Activity {
  id: string;
  /** The member who acted. Without a picture, an avatar is generated from the id. */
  actor: { id: string; picture?: string };
  /** Sentence with the member's name: "⟨Ana⟩ completed “Join the Discord”". */
  sentence: ReactNode;
  /** Time of the event (ISO 8601). */
  date: string;
  /** Points gained (positive) or lost (negative), if any. */
  points?: number;
}

export interface ActivityFeedProps extends PlainRootProps {
  /** Activities, newest first. */
  activities: readonly Activity[];
  /** `loading` shows skeleton rows, `error` a retry button, `done` the activities or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** Number of skeleton rows while loading. Default 5. */
  rows?: number;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Called to load older activities. Leave it out if there are none, which hides the button. */
  onLoadMore?: () => void;
  /** Older activities are loading. Default `false`. */
  isLoadingMore?: boolean;
  /** Formats a date in the reader's language, both relative to now and in full. */
  formatDate: (date: string) => { relative: string; absolute: string };
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list, such as "Latest activity". */
    label: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint?: string;
    /** Label of the button that loads older activities, such as "Show more". */
    loadMore: string;
    /** Announced while older activities load. */
    loadingMore: string;
    /** Unit after the points, in the matching plural form: "pts". */
    points: (points: number) => string;
  };
}

/** Members' recent activities in one divided panel. */
export function ActivityFeed(props: ActivityFeedProps) {
  const { state, activities, onRetry, messages } = props;
  const isEmpty = state === 'done' && activities.length === 0;
  return (
    <div {...rootOf(props)} css={styles.root} data-component="ActivityFeed">
      <Spoken isNews>
        {state === 'loading' && <p css={visuallyHidden}>{messages.loading}</p>}
        {(state === 'error' || isEmpty) && (
          <Panel>
            <ListState hasFailed={!isEmpty} onRetry={onRetry} emptyIllustration={<LonePole />} messages={messages} />
          </Panel>
        )}
      </Spoken>
      {state === 'loading' && <Loading {...props} />}
      {state === 'done' && !isEmpty && <Rows {...props} />}
    </div>
  );
}

function Rows({ activities, onLoadMore, isLoadingMore = false, formatDate, messages }: ActivityFeedProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const loadMore = useLoadMore(listRef, activities.length, onLoadMore);
  return (
    <div ref={listRef} css={styles.rows}>
      <Panel as="ul" padding="s" isDivided aria-label={messages.label} aria-busy={isLoadingMore}>
        {activities.map(({ id, actor, sentence, date, points }) => {
          const { relative, absolute } = formatDate(date);
          return (
            <li key={id} tabIndex={-1} css={styles.row} data-part="row">
              <span css={styles.picture} data-part="picture">
                <Avatar memberId={actor.id} src={actor.picture} />
              </span>
              <p css={styles.sentence} data-part="sentence">
                {sentence}
              </p>
              {points !== undefined && (
                <span css={styles.points} data-part="points">
                  <Points value={points} isSigned unit={messages.points(points)} />
                </span>
              )}
              <RelativeTime dateTime={date} title={absolute}>
                {relative}
              </RelativeTime>
            </li>
          );
        })}
      </Panel>
      {onLoadMore && (
        <div>
          <Button isPending={isLoadingMore} messages={{ pending: messages.loadingMore }} onPress={loadMore}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function Loading({ rows = 5 }: ActivityFeedProps) {
  return (
    <Panel padding="s" isDivided aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} css={styles.row}>
          <Skeleton shape="circle" />
          <div css={styles.sentence}>
            <Skeleton inlineSize={`${[20, 16, 24][row % 3]}em`} />
          </div>
          <Skeleton inlineSize="3em" />
        </div>
      ))}
    </Panel>
  );
}
