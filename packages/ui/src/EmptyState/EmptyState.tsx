'use client';
import type { ReactNode } from 'react';
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
}

/** Stands where something would be: nothing yet, nothing found, not loaded. Never just a blank. */
export function EmptyState({ title, illustration, description, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={styles.root} data-component="EmptyState">
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
