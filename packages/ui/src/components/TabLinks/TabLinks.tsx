'use client';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../internal/PageTabs.tsx';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './TabLinks.styles.ts';

export type TabLink = PageTab;

export interface TabLinksProps extends PlainRootProps {
  /** Accessible name of the navigation, such as "Community". */
  label: string;
  /** Tabs in display order. */
  tabs: readonly TabLink[];
  /** Id of the current tab. */
  currentId: string;
  /** Content of the current tab. */
  children: ReactNode;
}

/** Tabs that each have a URL: links that look like Tabs, with the content of the current one below. */
export function TabLinks({ label, tabs, currentId, children, ...root }: TabLinksProps) {
  return (
    <div {...root} css={styles.root} data-component="TabLinks">
      <PageTabs level="part" tabs={tabs} currentId={currentId} label={label} />
      <div css={styles.view} data-part="view">
        {children}
      </div>
    </div>
  );
}
