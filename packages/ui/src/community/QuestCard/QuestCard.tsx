'use client';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { type Status, StatusBadge } from '../../components/StatusBadge/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import { token } from '../../theme/tokens.ts';
import * as styles from './QuestCard.styles.ts';

/**
 * - `notStarted`, `started`: to be done by the reader
 * - `verifying`: an automatic check is running
 * - `inReview`: waits for an admin
 * - `completed`: points awarded
 * - `failed`: not accepted; the reader can try again
 * - `locked`: opens later
 */
export type QuestState = 'notStarted' | 'started' | 'verifying' | 'inReview' | 'completed' | 'failed' | 'locked';

/**
 * Props that the action must spread on a Button or a Link: its size, and an accessible name that includes the quest.
 */
export interface QuestActionProps {
  id: string;
  size: 's';
  'aria-labelledby': string;
}

export interface QuestCardProps extends PlainRootProps<HTMLElement> {
  /** Name of the quest. */
  title: ReactNode;
  /** Instructions or the outcome, up to two lines. */
  description: ReactNode;
  /** Reward as Points with a sign, such as "+150", "up to +500", "+100 each". */
  points: ReactNode;
  /** Icon of the quest's type, size `l`; decorative. */
  icon: ReactNode;
  /** The reader's progress, which selects the icon and its color. */
  state: QuestState;
  /** Text of the state, such as "In review" or "Completed 14 Nov". */
  stateLabel: ReactNode;
  /**
   * The reader's progress is still loading: placeholders stand in for the state, its progress and the action. Default
   * `false`.
   */
  isLoading?: boolean;
  /** Marks the recommended next quest. Default `false`. */
  isNext?: boolean;
  /** Renders the action: `(props) => <Button {...props}>Start</Button>`. */
  action?: (props: QuestActionProps) => ReactNode;
  /** Progress toward unlocking a locked quest; screen readers read `label`, such as "8,240 of 10,000 points". */
  progress?: { value: number; max: number; label: string };
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

const statuses: Record<QuestState, Status> = {
  notStarted: 'notStarted',
  started: 'started',
  verifying: 'started',
  inReview: 'inReview',
  completed: 'accepted',
  failed: 'rejected',
  locked: 'locked',
};

/** A quest with its reward, state and one action. A cell of a QuestGrid. */
export function QuestCard({
  title,
  description,
  points,
  icon,
  state,
  stateLabel,
  isLoading = false,
  isNext = false,
  action,
  progress,
  headingLevel = 3,
  ...root
}: QuestCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const actionId = `${id}-action`;
  return (
    <article
      {...root}
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
      css={styles.root}
      data-component="QuestCard"
      data-state={isLoading ? undefined : state}
      data-next={(isNext && !isLoading) || undefined}
    >
      <div data-part="top">
        {icon}
        <span data-part="points">{points}</span>
      </div>
      <Heading id={id} dir="auto" data-part="title">
        {title}
      </Heading>
      <p dir="auto" data-part="description">
        {description}
      </p>
      <div data-part="bottom">
        {isLoading ? (
          <ProgressSkeleton />
        ) : (
          <>
            <StatusBadge status={isNext ? 'next' : statuses[state]}>{stateLabel}</StatusBadge>
            {progress && <Gauge {...progress} />}
            {action?.({ id: actionId, size: 's', 'aria-labelledby': `${actionId} ${id}` })}
          </>
        )}
      </div>
    </article>
  );
}

function Gauge({ value, max, label }: NonNullable<QuestCardProps['progress']>) {
  return (
    <ProgressBar value={value} maxValue={max} valueLabel={label} aria-label={label} data-part="gauge">
      {({ percentage }) => <span data-part="track" style={{ '--share': `${percentage}%` } as CSSProperties} />}
    </ProgressBar>
  );
}

/** Placeholder for the state and the action. */
function ProgressSkeleton() {
  return (
    <>
      <Skeleton inlineSize="6em" />
      <Skeleton shape="block" inlineSize="56px" blockSize={token.size.controlS} />
    </>
  );
}

/** Placeholder the size of a QuestCard. Not announced: the surrounding region announces loading once. */
export function QuestCardSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="QuestCardSkeleton" aria-hidden>
      <div data-part="top">
        <Skeleton shape="block" inlineSize="20px" blockSize="20px" />
        <span data-part="points">
          <Skeleton inlineSize="3em" />
        </span>
      </div>
      <div data-part="title">
        <Skeleton inlineSize="60%" />
      </div>
      <div data-part="description">
        <Skeleton inlineSize="90%" />
      </div>
      <div data-part="bottom">
        <ProgressSkeleton />
      </div>
    </div>
  );
}
