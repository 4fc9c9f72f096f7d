'use client';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import * as styles from './InfoPage.styles.ts';

export interface InfoPageProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** What one learns here, in a sentence. */
  lead?: ReactNode;
  /** What one can do with the whole page: a Button or a Link. */
  action?: ReactNode;
  /** Above the content, as wide as one reads: a search field. */
  toolbar?: ReactNode;
  /** InfoSections, which share a panel; or anything else with `isPlain`. */
  children: ReactNode;
  /** The content brings its own surface. Default `false`. */
  isPlain?: boolean;
}

/** A page to read: what it is called, and its parts under one another. */
export function InfoPage({ title, lead, action, toolbar, children, isPlain = false }: InfoPageProps) {
  return (
    <div css={styles.root} data-component="InfoPage">
      <PageHeader title={title} lead={lead} action={action} />
      {toolbar && <div css={styles.toolbar}>{toolbar}</div>}
      {isPlain ? children : <Panel isDivided>{children}</Panel>}
    </div>
  );
}
