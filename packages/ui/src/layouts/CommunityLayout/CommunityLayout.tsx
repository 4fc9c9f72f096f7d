'use client';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import * as styles from './CommunityLayout.styles.ts';

export interface CommunityLayoutProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** What one finds here, in a sentence. */
  lead?: ReactNode;
  /** What members can do here: a Button that sends something of theirs. */
  action?: ReactNode;
  /** TabLinks, with a CardList behind each and the way through its pages. */
  children: ReactNode;
}

/** What members made: each kind under a tab of its own. */
export function CommunityLayout({ title, lead, action, children }: CommunityLayoutProps) {
  return (
    <div css={styles.root} data-component="CommunityLayout">
      <PageHeader title={title} lead={lead} action={action} />
      {children}
    </div>
  );
}
