'use client';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './RankChange.styles.ts';

export interface RankChangeProps {
  /** Number of places gained (positive) or lost (negative). */
  change: number;
  /** All visible and announced text. */
  messages: {
    /** Screen readers read this instead of the arrow, such as "up 3 places", "down 1 place", "same place". */
    change: (places: number) => string;
  };
}

/** Change of a member's rank, shown by a triangle, a number and a color. */
export function RankChange({ change, messages }: RankChangeProps) {
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return (
    <span css={styles.root} data-component="RankChange" data-direction={direction}>
      <svg viewBox="0 0 8 8" aria-hidden css={styles.sign}>
        <path d={direction === 'same' ? 'M1 3.5h6v1H1z' : 'M4 1l3.5 6h-7z'} />
      </svg>
      {change !== 0 && <span aria-hidden>{Math.abs(change)}</span>}
      <span css={visuallyHidden}>{messages.change(change)}</span>
    </span>
  );
}
