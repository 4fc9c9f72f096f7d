'use client';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../internal/PageTabs.tsx';
import { PageHeader } from '../PageHeader/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './AdminLayout.styles.ts';

export type AdminTab = PageTab;

export interface AdminLayoutProps extends PlainRootProps {
  /** Pages for admins, in order of use. */
  tabs: readonly AdminTab[];
  /** Id of the current page or its parent. */
  currentId: string | undefined;
  /** Page heading, the only `h1`. Omit it if `children` start with their own. */
  title?: ReactNode;
  /** One sentence about the page. */
  lead?: ReactNode;
  /** Action for the whole page: a Button or a Link. */
  action?: ReactNode;
  /** Content of the page. */
  children: ReactNode;
  /**
   * Extends the page to the edges of the screen, as for a ReviewLayout. Requires a PageLayout with `width="full"`.
   * Default `false`.
   */
  isFilled?: boolean;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the tabs, such as "Administration". */
    label: string;
  };
}

/** Admin pages under tabs of 44 px below the top bar. Use it as the content of a PageLayout. */
export function AdminLayout({
  tabs,
  currentId,
  title,
  lead,
  action,
  children,
  isFilled = false,
  messages,
  ...root
}: AdminLayoutProps) {
  return (
    <div {...root} css={styles.root} data-component="AdminLayout" data-filled={isFilled || undefined}>
      <div css={styles.tabs}>
        <PageTabs tabs={tabs} currentId={currentId} label={messages.label} />
      </div>
      {title && <PageHeader title={title} lead={lead} action={action} />}
      {children}
    </div>
  );
}
