'use client';
import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../components/Skeleton/index.ts';
import * as styles from './Cell.styles.ts';

/** Level of a heading on the page around it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

interface CellProps {
  /** `data-component` of what it draws. */
  component: string;
  /** What it is about: a heading, small and quiet over the reading. */
  label: ReactNode;
  /** Default 2. */
  headingLevel?: HeadingLevel;
  ref?: Ref<HTMLDivElement>;
  /** Lets the heading take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The reading, large. */
  title: ReactNode;
  description?: ReactNode;
  /** At the end of the line of the title; below the words where there is no room. */
  action?: ReactNode;
  /** At the bottom, wherever the neighbours end. */
  children?: ReactNode;
}

/** A part of a divided panel with one reading. The panel gives it its edges, it gives itself its room. */
export function Cell({
  ref,
  component,
  label,
  headingLevel = 2,
  headingRef,
  title,
  description,
  action,
  children,
}: CellProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={ref} css={styles.root} data-component={component}>
      <div css={styles.head} data-part="head">
        <div css={styles.words} data-part="words">
          <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} css={styles.label} data-part="label">
            {label}
          </Heading>
          <p css={styles.title} data-part="title">
            {title}
          </p>
          {description && (
            <p css={styles.description} data-part="description">
              {description}
            </p>
          )}
        </div>
        {action && <div data-part="action">{action}</div>}
      </div>
      {children && (
        <div css={styles.end} data-part="end">
          {children}
        </div>
      )}
    </div>
  );
}

/** The room of a Cell. Silent: what is loading says so once. */
export function CellSkeleton({ component }: Pick<CellProps, 'component'>) {
  return (
    <div css={styles.root} data-component={component} aria-hidden>
      <div css={styles.head}>
        <div css={styles.words}>
          <div css={styles.label}>
            <Skeleton inlineSize="6em" />
          </div>
          <div css={styles.title}>
            <Skeleton inlineSize="8em" />
          </div>
          <div css={styles.description}>
            <Skeleton inlineSize="70%" />
          </div>
        </div>
      </div>
      <div css={styles.end}>
        <Skeleton shape="block" blockSize="36px" />
      </div>
    </div>
  );
}
