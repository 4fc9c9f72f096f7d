'use client';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './InfoPage.styles.ts';

export interface InfoPageProps extends PlainRootProps {
  /** Page heading, the only `h1`. */
  title: ReactNode;
  /** One sentence about the page. */
  lead?: ReactNode;
  /** Action for the whole page: a Button or a Link. */
  action?: ReactNode;
  /** Search field or similar above the content, as wide as running text. */
  toolbar?: ReactNode;
  /** InfoSections, which share a panel, or any content with `isPlain`. */
  children: ReactNode;
  /** Renders the content without a panel. Default `false`. */
  isPlain?: boolean;
}

/** A text page: title and stacked sections. */
export function InfoPage({ title, lead, action, toolbar, children, isPlain = false, ...root }: InfoPageProps) {
  return (
    <div {...root} css={styles.root} data-component="InfoPage">
      <PageHeader title={title} lead={lead} action={action} />
      {toolbar && <div css={styles.toolbar}>{toolbar}</div>}
      {isPlain ? children : <Panel isDivided>{children}</Panel>}
    </div>
  );
}
