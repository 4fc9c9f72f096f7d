'use client';
import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './PageLayout.styles.ts';

export interface PageLayoutProps extends PlainRootProps {
  /** The fixed top bar, 56 px tall; the page starts below it. */
  header: ReactNode;
  /** A line of content between the bar and the page, such as a LanguageOffer. */
  notice?: ReactNode;
  /** The routed page. It starts with its `h1`. */
  children: ReactNode;
  /** A Footer. Omit it on pages that fill the height of the screen. */
  footer?: ReactNode;
  /**
   * `content` is at most 1200 px wide; `full` extends to the edges of the screen, as for a ReviewLayout. Default
   * `content`.
   */
  width?: 'content' | 'full';
  /** Id of the main element, for the skip link and for focus after a route change. Default `main`. */
  mainId?: string;
  /** All visible and announced text. */
  messages: {
    /** Label of the skip link, such as "Skip to content". */
    skip: string;
  };
}

/** Frame of every page: skip link, top bar, main part, footer. */
export function PageLayout({
  header,
  notice,
  children,
  footer,
  width = 'content',
  mainId = 'main',
  messages,
  ...root
}: PageLayoutProps) {
  return (
    <div {...root} css={styles.root} data-component="PageLayout">
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
