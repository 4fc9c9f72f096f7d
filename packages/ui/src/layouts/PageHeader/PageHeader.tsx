'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './PageHeader.styles.ts';

export interface PageHeaderProps extends PlainRootProps {
  /** Page heading, the only `h1`. */
  title: ReactNode;
  /** One sentence about the page, below the title. */
  lead?: ReactNode;
  /** Action for the whole page: a Button or a Link at the end of the line, or below it on a phone. */
  action?: ReactNode;
}

/** Header of a page: title, lead and action. */
export function PageHeader({ title, lead, action, ...root }: PageHeaderProps) {
  return (
    <div {...root} css={styles.root} data-component="PageHeader">
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
