'use client';
import type { ReactNode } from 'react';
import { useMedia } from '../../internal/useMedia.ts';
import { from } from '../../theme/tokens.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './PageLayout.styles.ts';

export interface SidebarLayoutProps extends PlainRootProps {
  /** A PageHeader above both columns. */
  header?: ReactNode;
  /**
   * Sidebar of 200 px beside the list, from 1024 px. Below that it isn't rendered: offer the same choices in `compact`.
   */
  sidebar: ReactNode;
  /** A SearchField above the list at every width. */
  toolbar?: ReactNode;
  /** Up to two Selects below the toolbar, side by side, that replace the sidebar below 1024 px. */
  compact?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A sidebar with sorting and filters beside a list, 48 px apart. */
export function SidebarLayout({ header, sidebar, toolbar, compact, children, ...root }: SidebarLayoutProps) {
  // Rendering the unused variant would cost as much as the visible one. Servers render both, and CSS hides one.
  const isWide = useMedia(from.lg);
  return (
    <div {...root} css={styles.columns} data-component="SidebarLayout">
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
