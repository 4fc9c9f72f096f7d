'use client';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../internal/PageTabs.tsx';
import { PageHeader } from '../PageHeader/index.ts';
import * as styles from './AdminLayout.styles.ts';

export type AdminTab = PageTab;

export interface AdminLayoutProps {
  /** The pages of those who run the site, in the order in which they are needed. */
  tabs: readonly AdminTab[];
  /** The page that is shown, or that it belongs to. */
  currentId: string | undefined;
  /** The page's only `h1`. Left out where `children` begin with it. */
  title?: ReactNode;
  /** What is done here, in a sentence. */
  lead?: ReactNode;
  /** What can be done with all of it: a Button or a Link. */
  action?: ReactNode;
  /** The page itself. */
  children: ReactNode;
  /**
   * The page takes what is left of the screen up to its edges, as a ReviewLayout does; then it stands in a PageLayout of
   * `width="full"`. Default `false`.
   */
  isFilled?: boolean;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the tabs, as "Administration". */
    label: string;
  };
}

/** The pages of those who run the site, under tabs of 44 px below the top bar. It stands in the main part of a PageLayout. */
export function AdminLayout({
  tabs,
  currentId,
  title,
  lead,
  action,
  children,
  isFilled = false,
  messages,
}: AdminLayoutProps) {
  return (
    <div css={styles.root} data-component="AdminLayout" data-filled={isFilled || undefined}>
      <div css={styles.tabs}>
        <PageTabs tabs={tabs} currentId={currentId} label={messages.label} />
      </div>
      {title && <PageHeader title={title} lead={lead} action={action} />}
      {children}
    </div>
  );
}
