'use client';
import { Button } from 'react-aria-components/Button';
import { Count } from '../../components/Count/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './UpvoteButton.styles.ts';

export interface UpvoteButtonProps extends RootProps<HTMLButtonElement> {
  /** Number of upvotes, including the reader's own. */
  count: number;
  /** The reader has upvoted; sets `aria-pressed`. Default `false`. */
  isUpvoted?: boolean;
  /** Called with `true` to upvote, `false` to take the upvote back. The caller updates `isUpvoted` and `count`. */
  onChange: (isUpvoted: boolean) => void;
  /** The last press is being saved. The button stays enabled, because the caller queues presses. */
  isPending?: boolean;
  /** All visible and announced text. */
  messages: {
    /**
     * Accessible name with the count, such as "Upvote Kava, 1,284 upvotes". Use the same wording in both
     * states, because `aria-pressed` tells them apart.
     */
    label: string;
  };
}

/** A triangle outline over a count; once upvoted, the triangle is filled and the button has a tint and a ring. */
export function UpvoteButton({
  count,
  isUpvoted = false,
  onChange,
  isPending = false,
  messages,
  ...root
}: UpvoteButtonProps) {
  return (
    <Button
      {...root}
      aria-pressed={isUpvoted}
      onPress={() => onChange(!isUpvoted)}
      aria-label={messages.label}
      data-saving={isPending || undefined}
      css={styles.root}
      data-component="UpvoteButton"
    >
      <svg viewBox="0 0 14 12" aria-hidden data-part="triangle">
        <path d="M7 1.75 12.5 10.75h-11z" />
      </svg>
      <Count value={count} />
    </Button>
  );
}
