'use client';
import { Points } from '../Points/index.ts';
import { StatCard, StatCardSkeleton, type StatCardProps } from '../../components/StatCard/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './PointsCard.styles.ts';

export interface PointsCardProps extends PlainRootProps {
  /** The reader's points; can be negative. */
  points: number;
  /** Up to four related figures, such as rank, points this week, completed quests or friends who joined. */
  stats: readonly (Omit<StatCardProps, 'size'> & { id: string })[];
  /** All visible and announced text. */
  messages: {
    /** Label above the points, such as "Your points". */
    points: string;
  };
}

/** The reader's standing: points and related figures. */
export function PointsCard({ points, stats, messages, ...root }: PointsCardProps) {
  return (
    <div {...root} css={styles.root} data-component="PointsCard">
      <StatCard size="l" label={messages.points} value={<Points value={points} />} />
      {stats.length > 0 && (
        <div css={styles.stats} data-part="stats">
          {stats.map(({ id, ...stat }) => (
            <StatCard key={id} {...stat} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Placeholder the size of a PointsCard. Not announced: the surrounding region announces loading once. */
export function PointsCardSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="PointsCardSkeleton" aria-hidden>
      <StatCardSkeleton size="l" />
      <div css={styles.stats}>
        {[0, 1, 2, 3].map((stat) => (
          <StatCardSkeleton key={stat} />
        ))}
      </div>
    </div>
  );
}
