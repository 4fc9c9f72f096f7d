'use client';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './CommunityLayout.styles.ts';

export interface CommunityLayoutProps extends PlainRootProps {
  /** Page heading, the only `h1`. */
  title: ReactNode;
  /** One sentence about the page. */
  lead?: ReactNode;
  /** A Button for members to submit content. */
  action?: ReactNode;
  /** TabLinks, each with a CardList and its pagination. */
  children: ReactNode;
}

/** Content by members, with a tab for each type. */
export function CommunityLayout({ title, lead, action, children, ...root }: CommunityLayoutProps) {
  return (
    <div {...root} css={styles.root} data-component="CommunityLayout">
      <PageHeader title={title} lead={lead} action={action} />
      {children}
    </div>
  );
}
