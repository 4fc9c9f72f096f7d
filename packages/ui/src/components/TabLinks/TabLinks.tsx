'use client';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../internal/PageTabs.tsx';
import * as styles from './TabLinks.styles.ts';

export type TabLink = PageTab;

export interface TabLinksProps {
  /** Accessible name of the navigation, such as "Community". */
  label: string;
  /** In display order. */
  tabs: readonly TabLink[];
  /** Id of the current tab. */
  currentId: string;
  /** Content of the current tab. */
  children: ReactNode;
}

/** Tabs with a URL each: links that look like Tabs, and the current content. */
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
