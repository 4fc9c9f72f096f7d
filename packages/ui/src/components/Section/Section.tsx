'use client';
import { type ReactNode, useId } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Section.styles.ts';

export interface SectionProps extends PlainRootProps<HTMLElement> {
  /** The section's heading (an `h2`), which is also its accessible name. */
  title: ReactNode;
  /** A Link or a Button at the end of the heading's line, or below it if there is no room. */
  action?: ReactNode;
  /** Content of the section. */
  children: ReactNode;
}

/** A part of a page with its own heading. */
export function Section({ title, action, children, ...root }: SectionProps) {
  const id = useId();
  return (
    <section {...root} aria-labelledby={id} css={styles.root} data-component="Section">
      <div css={styles.head} data-part="head">
        <h2 id={id} css={styles.title} data-part="title">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface SectionGridProps extends PlainRootProps {
  /** Columns from 1024 px. Use 1 in a dialog. Default 2. */
  columns?: 1 | 2;
  /** Sections and panels, in reading order. */
  children: ReactNode;
}

/** Arranges sections in two columns from 1024 px, and stacks them below that width. */
export function SectionGrid({ columns = 2, children, ...root }: SectionGridProps) {
  return (
    <div {...root} css={styles.grid} data-component="SectionGrid" data-columns={columns}>
      {children}
    </div>
  );
}
