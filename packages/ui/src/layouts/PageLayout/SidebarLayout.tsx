'use client';
import type { ReactNode } from 'react';
import { useMedia } from '../../internal/useMedia.ts';
import { from } from '../../theme/tokens.ts';
import * as styles from './PageLayout.styles.ts';

export interface SidebarLayoutProps {
  /** What the page begins with, above both columns: a PageHeader. */
  header?: ReactNode;
  /** 200 px wide beside the list, from 1024 px up. Below that it is not there: offer the same choices in `compact`. */
  sidebar: ReactNode;
  /** Above the list at every width: a SearchField. */
  toolbar?: ReactNode;
  /** What stands in for the sidebar below 1024 px, under the toolbar: up to two Selects, side by side. */
  compact?: ReactNode;
  /** What stands in it. */
  children: ReactNode;
}

/** A sidebar and what it sorts and filters, 48 px apart. */
export function SidebarLayout({ header, sidebar, toolbar, compact, children }: SidebarLayoutProps) {
  // Drawn for nobody, either would cost as much as for a reader. A server draws both, and the styles show one.
  const isWide = useMedia(from.lg);
  return (
    <div css={styles.columns} data-component="SidebarLayout">
      {header && (
        <div css={styles.header} data-part="header">
          {header}
        </div>
      )}
      {isWide !== false && (
        <div css={styles.sidebar} data-part="sidebar">
          {sidebar}
        </div>
      )}
      <div css={styles.content} data-part="content">
        {toolbar}
        {compact && isWide !== true && (
          <div css={styles.compact} data-part="compact">
            {compact}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
