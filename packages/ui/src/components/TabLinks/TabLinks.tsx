'use client';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../internal/PageTabs.tsx';
import * as styles from './TabLinks.styles.ts';

export type TabLink = PageTab;

export interface TabLinksProps {
  /** Names the navigation, as "Community". */
  label: string;
  /** In the order in which they are shown. */
  tabs: readonly TabLink[];
  /** The tab whose view is shown. */
  currentId: string;
  /** The view behind the current tab. */
  children: ReactNode;
}

/** Tabs whose views have addresses of their own: links that look like Tabs, and the view that one of them led to. */
export function TabLinks({ label, tabs, currentId, children }: TabLinksProps) {
  return (
    <div css={styles.root} data-component="TabLinks">
      <PageTabs level="part" tabs={tabs} currentId={currentId} label={label} />
      <div css={styles.view} data-part="view">
        {children}
      </div>
    </div>
  );
}
