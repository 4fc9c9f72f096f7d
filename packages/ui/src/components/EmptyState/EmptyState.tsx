'use client';
import { type ReactNode, useRef } from 'react';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import * as styles from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What is missing, in a few words: "No results found". */
  title: ReactNode;
  /** One of the Illustrations. */
  illustration?: ReactNode;
  /** Why it is so, or what to do about it. */
  description?: ReactNode;
  /** The one way on: a Button or a Link. */
  action?: ReactNode;
  /** Level of the title on the page around it. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** In the middle of a column that is higher than it. Default `false`. */
  isCentered?: boolean;
}

/**
 * Stands where something would be: nothing yet, nothing found, not loaded. Never just a blank. When it goes while its action
 * has the focus, as a Retry that was pressed, the focus is left to what is around it.
 */
export function EmptyState({
  title,
  illustration,
  description,
  action,
  headingLevel = 2,
  isCentered = false,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const root = useRef<HTMLDivElement>(null);
  useLostFocus(root);
  return (
    <div ref={root} css={styles.root} data-component="EmptyState" data-centered={isCentered || undefined}>
      {illustration}
      <Heading css={styles.title} data-part="title">
        {title}
      </Heading>
      {description && (
        <p css={styles.description} data-part="description">
          {description}
        </p>
      )}
      {action && (
        <div css={styles.action} data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}
