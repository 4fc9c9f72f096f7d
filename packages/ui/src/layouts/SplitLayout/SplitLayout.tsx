'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './SplitLayout.styles.ts';

export interface SplitLayoutProps {
  /** The list, with what searches and pages through it. */
  children: ReactNode;
  /** Which of its items is shown; `null` for none. When it changes, the focus goes to the item, and back to the list when it ends. */
  currentId: string | null;
  /** That item, under a heading of its own. */
  detail?: ReactNode;
  /** The way back to the list, a Link, on screens with room for one of the two. */
  back?: ReactNode;
  /** In its place from 1024 px while nothing is chosen: an EmptyState. */
  placeholder: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the part with the item, as "Member". */
    detail: string;
  };
}

/** A list, and what is chosen from it beside it; below 1024 px one of the two. */
export function SplitLayout({ children, currentId, detail, back, placeholder, messages }: SplitLayoutProps) {
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
    <div css={styles.root} data-component="SplitLayout" data-chosen={currentId !== null || undefined}>
      <div ref={list} tabIndex={-1} css={styles.list} data-part="list">
        {children}
      </div>
      <section ref={item} tabIndex={-1} aria-label={messages.detail} css={styles.detail} data-part="detail">
        {currentId === null ? (
          placeholder
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
