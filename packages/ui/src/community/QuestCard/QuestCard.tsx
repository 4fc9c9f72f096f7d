'use client';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { type Status, StatusBadge } from '../../components/StatusBadge/index.ts';
import * as styles from './QuestCard.styles.ts';

/**
 * - `notStarted`, `started`: for the reader to do
 * - `verifying`: the site is checking it this moment
 * - `inReview`: a person will look at it
 * - `completed`: paid
 * - `failed`: not accepted; it can be done again
 * - `locked`: opens later
 */
export type QuestState = 'notStarted' | 'started' | 'verifying' | 'inReview' | 'completed' | 'failed' | 'locked';

/** What the action must spread on a Button or a Link: its size, and a name that says which quest it belongs to. */
export interface QuestActionProps {
  id: string;
  size: 's';
  'aria-labelledby': string;
}

export interface QuestCardProps {
  /** What the quest is called. */
  title: ReactNode;
  /** What to do, or what became of it; up to two lines. */
  description: ReactNode;
  /** What it brings: Points with a sign, as "+150", "up to +500", "+100 each". */
  points: ReactNode;
  /** What kind it is: an Icon of size `l`. Decoration. */
  icon: ReactNode;
  /** How far the reader has come with it: decides its sign and colour. */
  state: QuestState;
  /** The state in words: "In review", "Completed 14 Nov". */
  stateLabel: ReactNode;
  /** It is the reader's best next step. Default `false`. */
  isNext?: boolean;
  /** Draws the one thing to do: `(props) => <Button {...props}>Start</Button>`. */
  action?: (props: QuestActionProps) => ReactNode;
  /** How near a locked quest is; `label` is read out, as "8,240 of 10,000 points". */
  progress?: { value: number; max: number; label: string };
  /** Level of the title on the page around it. Default 3. */
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

/** One quest: what it is, what it brings, how far it is, and the one thing to do about it. A cell of a QuestGrid. */
export function QuestCard({
  title,
  description,
  points,
  icon,
  state,
  stateLabel,
  isNext = false,
  action,
  progress,
  headingLevel = 3,
}: QuestCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const actionId = `${id}-action`;
  return (
    <article
      aria-labelledby={id}
      css={styles.root}
      data-component="QuestCard"
      data-state={state}
      data-next={isNext || undefined}
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
        <StatusBadge status={isNext ? 'next' : statuses[state]}>{stateLabel}</StatusBadge>
        {progress && <Gauge {...progress} />}
        {action?.({ id: actionId, size: 's', 'aria-labelledby': `${actionId} ${id}` })}
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

/** The room of a QuestCard. Silent: what is loading says so once. */
export function QuestCardSkeleton() {
  return (
    <div css={styles.root} data-component="QuestCardSkeleton" aria-hidden>
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
        <Skeleton inlineSize="6em" />
        <Skeleton shape="block" inlineSize="56px" blockSize="32px" />
      </div>
    </div>
  );
}
