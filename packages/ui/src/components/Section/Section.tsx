'use client';
import { type ReactNode, useId } from 'react';
import * as styles from './Section.styles.ts';

export interface SectionProps {
  /** The heading, an `h2`; it names the section as well. */
  title: ReactNode;
  /** At the end of the heading's line, below it where there is no room: a Link or a Button. */
  action?: ReactNode;
  /** What stands in it. */
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={styles.root} data-component="Section">
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

export interface SectionGridProps {
  /** Sections and panels, in the order in which they are read. */
  children: ReactNode;
}

/** Parts of a page that belong side by side: two columns from 1024 px, else one. */
export function SectionGrid({ children }: SectionGridProps) {
  return (
    <div css={styles.grid} data-component="SectionGrid">
      {children}
    </div>
  );
}
