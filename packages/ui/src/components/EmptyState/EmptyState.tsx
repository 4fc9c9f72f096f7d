'use client';
import { type ReactNode, useRef } from 'react';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { type PlainRootProps, useRootRef } from '../../internal/root.ts';
import * as styles from './EmptyState.styles.ts';

export interface EmptyStateProps extends PlainRootProps {
  /** Title in a few words: "No results found". */
  title: ReactNode;
  /** An Illustration. */
  illustration?: ReactNode;
  /** Reason or advice. */
  description?: ReactNode;
  /** A Button or a Link to the next step. */
  action?: ReactNode;
  /** Heading level of the title. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Centers the content in a taller column. Default `false`. */
  isCentered?: boolean;
}

/**
 * Replaces missing content: nothing yet, nothing found, failed to load. If it unmounts while its action has focus, such
 * as a pressed Retry button, focus moves to the surrounding element.
 */
export function EmptyState({
  title,
  illustration,
  description,
  action,
  headingLevel = 2,
  isCentered = false,
  ...root
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const rootRef = useRef<HTMLDivElement>(null);
  useLostFocus(rootRef);
  return (
    <div
      {...root}
      ref={useRootRef(rootRef, root.ref)}
      css={styles.root}
      data-component="EmptyState"
      data-centered={isCentered || undefined}
    >
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
