'use client';
import { Points } from '../Points/index.ts';
import { StatCard, StatCardSkeleton, type StatCardProps } from '../../components/StatCard/index.ts';
import * as styles from './PointsCard.styles.ts';

export interface PointsCardProps {
  /** The reader's own points; can be negative. */
  points: number;
  /** What goes with them: rank, this week, quests done, friends joined. Up to four. */
  stats: readonly (Omit<StatCardProps, 'size'> & { id: string })[];
  /** Every word that is shown or spoken. */
  messages: {
    /** Over the points, as "Your points". */
    points: string;
  };
}

/** Where the reader stands: their points, and the figures around them. */
export function PointsCard({ points, stats, messages }: PointsCardProps) {
  return (
    <div css={styles.root} data-component="PointsCard">
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

/** The room of a PointsCard. Silent: what is loading says so once. */
export function PointsCardSkeleton() {
  return (
    <div css={styles.root} data-component="PointsCardSkeleton" aria-hidden>
      <StatCardSkeleton size="l" />
      <div css={styles.stats}>
        {[0, 1, 2, 3].map((stat) => (
          <StatCardSkeleton key={stat} />
        ))}
      </div>
    </div>
  );
}
