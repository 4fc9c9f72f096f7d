'use client';
import type { ReactNode } from 'react';
import * as styles from './PageHeader.styles.ts';

export interface PageHeaderProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** A sentence under it: what one finds here. */
  lead?: ReactNode;
  /** What one can do with the whole page: a Button or a Link, at the end of the line; below it on a phone. */
  action?: ReactNode;
}

/** How a page begins: what it is called, what it is for, and what one can do with all of it. */
export function PageHeader({ title, lead, action }: PageHeaderProps) {
  return (
    <div css={styles.root} data-component="PageHeader">
      <div css={styles.words}>
        <h1 css={styles.title} data-part="title">
          {title}
        </h1>
        {lead && (
          <p css={styles.lead} data-part="lead">
            {lead}
          </p>
        )}
      </div>
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
