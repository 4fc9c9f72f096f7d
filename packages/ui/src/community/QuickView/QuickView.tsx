'use client';
import type { ReactNode } from 'react';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { RootProps } from '../../internal/root.ts';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';

const { Overlay, preload } = lazyOverlay(
  async () => (await import('./QuickViewDrawer.tsx')).QuickViewDrawer,
  ({ onOpenChange, label, messages }) => (
    <ModalFrame size="drawer" title={label} onClose={() => onOpenChange(false)} messages={messages} />
  ),
);

export interface QuickViewProps extends OverlayProps, RootProps {
  /** Accessible name of the dialog, such as the project's name. */
  label: string;
  /** URL of the entry's own page. */
  fullPageHref: string;
  /** Share button beside the close button. */
  share?: ReactNode;
  /** Sticky header: a ProjectHeader and ProjectFacts, or their skeletons. */
  head: ReactNode;
  /** Scrolling content: Tabs with `isFilling`. */
  children: ReactNode;
  /** All visible and announced text. */
  messages: {
    close: string;
    /** Label of the link to `fullPageHref`, such as "Open full page". */
    openFullPage: string;
    /** Text in the scrim, hidden from screen readers. Pressing the scrim closes the quick view. */
    scrim: string;
  };
}

/** Prefetches the drawer's chunk, for example when the pointer enters a row that opens it. */
export const preloadQuickView = preload;

/** A drawer that shows an entry above the current page. Under 768 px it covers the page. */
export function QuickView(props: QuickViewProps) {
  return <Overlay {...props} />;
}
