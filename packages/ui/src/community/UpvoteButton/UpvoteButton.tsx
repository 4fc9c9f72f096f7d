'use client';
import { Button } from 'react-aria-components/Button';
import { Count } from '../../components/Count/index.ts';
import * as styles from './UpvoteButton.styles.ts';

export interface UpvoteButtonProps {
  /** Upvotes, this reader's own included. */
  count: number;
  /** This reader has upvoted. Also `aria-pressed`. Default `false`. */
  isUpvoted?: boolean;
  /** Pressed: `true` asks for an upvote, `false` takes it back. The caller changes `isUpvoted` and `count`. */
  onChange: (isUpvoted: boolean) => void;
  /** The last press is being saved. The button still takes presses, for the caller sends one after the other. */
  isPending?: boolean;
  /** Every word that is shown or spoken. */
  messages: {
    /** The name, with the count in it, as "Upvote Kava, 1,284 upvotes". The same in both states: pressed says the rest. */
    label: string;
  };
}

/** An open triangle over a count; solid, tinted and ringed once upvoted. */
export function UpvoteButton({ count, isUpvoted = false, onChange, isPending = false, messages }: UpvoteButtonProps) {
  return (
    <Button
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
