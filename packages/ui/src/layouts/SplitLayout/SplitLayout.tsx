'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './SplitLayout.styles.ts';

export interface SplitLayoutProps extends PlainRootProps {
  /** The list with its search and pagination. */
  children: ReactNode;
  /**
   * Id of the selected item; `null` for none. Focus moves to a newly selected item, and back to the list when it
   * closes.
   */
  currentId: string | null;
  /** The selected item, with its own heading. */
  detail?: ReactNode;
  /** A Link back to the list, for screens that show only the list or the item. */
  back?: ReactNode;
  /** An EmptyState beside the list from 1024 px, while nothing is selected. */
  placeholder: ReactNode;
  /** Figures about the whole list, below the placeholder; on screens without a placeholder, below the list. */
  summary?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the item's region, such as "Member". */
    detail: string;
  };
}

/** A list with the selected item beside it. Below 1024 px, only one of them is shown. */
export function SplitLayout({
  children,
  currentId,
  detail,
  back,
  placeholder,
  summary,
  messages,
  ...root
}: SplitLayoutProps) {
  const list = useRef<HTMLDivElement>(null);
  const item = useRef<HTMLElement>(null);
  const shown = useRef(currentId);
  const cameFrom = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (shown.current === currentId) return;
    shown.current = currentId;
    if (currentId !== null) {
      if (list.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      item.current?.focus();
      return;
    }
    const before = cameFrom.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else list.current?.focus();
  }, [currentId]);

  return (
    <div
      {...root}
      css={styles.root}
      data-component="SplitLayout"
      data-chosen={currentId !== null || undefined}
      data-summary={Boolean(summary) || undefined}
    >
      <div ref={list} tabIndex={-1} css={styles.list} data-part="list">
        {children}
      </div>
      <section ref={item} tabIndex={-1} aria-label={messages.detail} css={styles.detail} data-part="detail">
        {currentId === null ? (
          <>
            <div css={styles.placeholder}>{placeholder}</div>
            {summary}
          </>
        ) : (
          <>
            {back && <div css={styles.back}>{back}</div>}
            {detail}
          </>
        )}
      </section>
    </div>
  );
}
