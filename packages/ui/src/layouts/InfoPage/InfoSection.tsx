'use client';
import { type ReactNode, useId } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './InfoPage.styles.ts';

export interface InfoSectionProps extends PlainRootProps<HTMLElement> {
  /** Heading (an `h2`), which is also the section's accessible name. */
  title: ReactNode;
  /** Number of the step, if the sections are steps. */
  number?: ReactNode;
  /** A few sentences. */
  children: ReactNode;
  /** A Link to the page where the reader completes the step. */
  action?: ReactNode;
}

/** A section of an InfoPage. From 1024 px, its text is beside the title. */
export function InfoSection({ title, number, children, action, ...root }: InfoSectionProps) {
  const id = useId();
  return (
    <section {...root} aria-labelledby={id} css={styles.section} data-component="InfoSection">
      <h2 id={id} css={styles.title} data-part="title">
        {number !== undefined && (
          <span css={styles.number} data-part="number">
            {number}
          </span>
        )}
        <span>{title}</span>
      </h2>
      <div css={styles.words} data-part="words">
        {children}
      </div>
      {action && <div data-part="action">{action}</div>}
    </section>
  );
}
