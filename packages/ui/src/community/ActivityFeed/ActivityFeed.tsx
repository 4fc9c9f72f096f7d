'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import { Points } from '../Points/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './ActivityFeed.styles.ts';

export interface Activity {
  id: string;
  /** Who did it: the drawing follows from the id. */
  actor: { id: string; picture?: string };
  /** What happened, as a sentence with the name in it: "⟨Ana⟩ completed “Join the Discord”". */
  sentence: ReactNode;
  /** When it was, as ISO 8601. */
  date: string;
  /** What it brought, or cost. */
  points?: number;
}

export interface ActivityFeedProps {
  /** The newest first. */
  activities: readonly Activity[];
  /** `loading` shows rows to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** How many rows are expected while loading. Default 5. */
  rows?: number;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** Asks for older ones. Without it these are all. */
  onLoadMore?: () => void;
  /** Older ones are on their way. Default `false`. */
  isLoadingMore?: boolean;
  /** Both texts of a date, in the reader's language. */
  formatDate: (date: string) => { relative: string; absolute: string };
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list, as "Latest activity". */
    label: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** The sentence under `empty`. */
    emptyHint?: string;
    /** Asks for older ones, as "Show more". */
    loadMore: string;
    /** Read out while older ones are on their way. */
    loadingMore: string;
    /** After points, in the form that goes with them: "pts". */
    points: (points: number) => string;
  };
}

/** What members did lately, as one divided panel. */
export function ActivityFeed(props: ActivityFeedProps) {
  const { state, activities, onRetry, messages } = props;
  const isEmpty = state === 'done' && activities.length === 0;
  return (
    <div css={styles.root} data-component="ActivityFeed">
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
  const shownRef = useRef<number>(undefined);

  // Reading goes on at the first of the older ones, whether or not there are more.
  useEffect(() => {
    const shown = shownRef.current;
    if (shown === undefined || activities.length <= shown) return;
    shownRef.current = undefined;
    listRef.current?.querySelectorAll('li')[shown]?.focus();
  }, [activities]);

  const loadMore = () => {
    shownRef.current = activities.length;
    onLoadMore?.();
  };

  return (
    <div ref={listRef} css={styles.rows}>
      <Panel as="ul" padding="s" isDivided aria-label={messages.label} aria-busy={isLoadingMore}>
        {activities.map(({ id, actor, sentence, date, points }) => {
          const { relative, absolute } = formatDate(date);
          return (
            <li key={id} tabIndex={-1} css={styles.row} data-part="row">
              <span css={styles.picture} data-part="picture">
                <Avatar id={actor.id} src={actor.picture} />
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
