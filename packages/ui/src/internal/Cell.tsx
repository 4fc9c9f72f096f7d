'use client';
import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../components/Skeleton/index.ts';
import type { PlainRootProps } from './root.ts';
import * as styles from './Cell.styles.ts';

/** Level of a heading, from 1 to 4. */
export type HeadingLevel = 1 | 2 | 3 | 4;

interface CellProps extends PlainRootProps {
  /** Value of `data-component`. */
  component: string;
  /** Heading: small, quiet text above the title. */
  label: ReactNode;
  /** Heading level of the label. Default 2. */
  headingLevel?: HeadingLevel;
  ref?: Ref<HTMLDivElement>;
  /** Ref to the heading. If set, the heading is focusable from code. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Main figure, in large type. */
  title: ReactNode;
  description?: ReactNode;
  /** Action at the end of the title's line, or below it if there is no room. */
  action?: ReactNode;
  /** Content at the bottom, aligned with that of neighboring cells. */
  children?: ReactNode;
}

/** A part of a divided panel, with one main figure. The panel draws the borders; the cell adds its own padding. */
export function Cell({
  component,
  label,
  headingLevel = 2,
  headingRef,
  title,
  description,
  action,
  children,
  ...root
}: CellProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} css={styles.root} data-component={component}>
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

interface CellSkeletonProps extends Pick<CellProps, 'component'> {
  /** Reserves space for a row of steps, which is a column on phones. Default `false`. */
  hasSteps?: boolean;
}

/** Placeholder with the size of a Cell. Not announced: the surrounding region announces loading once. */
export function CellSkeleton({ component, hasSteps = false, ...root }: PlainRootProps & CellSkeletonProps) {
  return (
    <div {...root} css={styles.root} data-component={component} aria-hidden>
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
      <div css={[styles.end, styles.endRoom]} data-steps={hasSteps || undefined}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
