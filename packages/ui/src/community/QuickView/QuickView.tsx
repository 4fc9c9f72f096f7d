'use client';
import type { ReactNode } from 'react';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./QuickViewDrawer.tsx')).QuickViewDrawer);

export interface QuickViewProps extends OverlayProps {
  /** Names the dialog: the name of what is shown. */
  label: string;
  /** The address of the same thing on a page of its own. */
  fullPageHref: string;
  /** A share button, beside the button that closes. */
  share?: ReactNode;
  /** What stays at the top: a ProjectHeader and ProjectFacts, or their skeletons. */
  head: ReactNode;
  /** What fills the rest and scrolls by itself: Tabs with `isFilling`. */
  children: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    close: string;
    /** The link to `fullPageHref`, as "Open full page". */
    openFullPage: string;
    /** The words in the scrim; seen, not read out. Pressing the scrim closes the quick view. */
    scrim: string;
  };
}

/** Fetches the code ahead of the first opening, as when the pointer reaches a row that would open it. */
export const preloadQuickView = preload;

/** A drawer that shows one entry of the page beneath without leaving it. Under 768 px it covers the page. */
export function QuickView(props: QuickViewProps) {
  return <Overlay {...props} />;
}
