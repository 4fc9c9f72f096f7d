'use client';
import type { ReactNode } from 'react';
import { type Status, StatusBadge } from '../../components/StatusBadge/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './AppealSteps.styles.ts';

/**
 * - `open`: waits for an admin
 * - `accepted`: the first decision was reversed
 * - `upheld`: the first decision stays
 */
export type AppealStatus = 'open' | 'accepted' | 'upheld';

export interface AppealStepsProps extends PlainRootProps<HTMLOListElement> {
  /** Status of the appeal; selects the second step's icon. */
  status: AppealStatus;
  /** The member's text. */
  text: string;
  /** The admin's answer; shown when `upheld`. */
  answer?: string;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list, such as "Your appeal". */
    label: string;
    /** First step, such as "Appealed on November 20". */
    appealed: ReactNode;
    /** Second step, such as "Waiting for an admin" or "Decision upheld on November 22". */
    outcome: ReactNode;
  };
}

const outcomes: Record<AppealStatus, Status> = { open: 'inReview', accepted: 'accepted', upheld: 'rejected' };

/** An appeal against a decision: the member's text, and the outcome with the admin's answer. */
export function AppealSteps({ status, text, answer, messages, ...root }: AppealStepsProps) {
  return (
    <ol {...root} role="list" aria-label={messages.label} css={styles.root} data-component="AppealSteps">
      <li>
        <StatusBadge status="started">{messages.appealed}</StatusBadge>
        <p dir="auto" data-part="text">
          {text}
        </p>
      </li>
      <li>
        <StatusBadge status={outcomes[status]}>{messages.outcome}</StatusBadge>
        {status === 'upheld' && answer && (
          <p dir="auto" data-part="text">
            {answer}
          </p>
        )}
      </li>
    </ol>
  );
}
