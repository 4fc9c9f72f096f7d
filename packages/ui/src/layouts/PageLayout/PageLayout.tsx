'use client';
import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/index.ts';
import * as styles from './PageLayout.styles.ts';

export interface PageLayoutProps {
  /** The fixed bar, 56 px high; the page begins below it. */
  header: ReactNode;
  /** A line between the bar and the page, as a LanguageOffer. */
  notice?: ReactNode;
  /** What changes from route to route. It begins with the page's `h1`. */
  children: ReactNode;
  /** Left out where the page takes the height of the screen. */
  footer?: ReactNode;
  /** `content` stops at 1200 px, `full` takes the screen up to its edges, as the ReviewLayout does. Default `content`. */
  width?: 'content' | 'full';
  /** The id of the main part, for the skip link and for moving the focus after a change of route. Default `main`. */
  mainId?: string;
  /** Every word that is shown or spoken. */
  messages: {
    /** As "Skip to content". */
    skip: string;
  };
}

/** The frame that every page stands in: skip link, bar, main part, footer. */
export function PageLayout({
  header,
  notice,
  children,
  footer,
  width = 'content',
  mainId = 'main',
  messages,
}: PageLayoutProps) {
  return (
    <div css={styles.root} data-component="PageLayout">
      <SkipLink targetId={mainId} messages={messages} />
      {header}
      {notice}
      <main id={mainId} tabIndex={-1} css={styles.main} data-part="main" data-width={width}>
        {children}
      </main>
      {footer}
    </div>
  );
}
