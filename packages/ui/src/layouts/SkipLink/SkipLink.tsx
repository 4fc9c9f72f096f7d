'use client';
import type { MouseEvent } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './SkipLink.styles.ts';

export interface SkipLinkProps extends PlainRootProps<HTMLAnchorElement> {
  /** Id of the target, which needs `tabIndex={-1}`. Default `main`. */
  targetId?: string;
  /** All visible and announced text. */
  messages: {
    /** Label, such as "Skip to content". */
    skip: string;
  };
}

/** First tab stop: skips the navigation. Visible only while focused. */
export function SkipLink({ targetId = 'main', messages, ...root }: SkipLinkProps) {
  // Focuses the target without changing the URL, because a fragment would add a history entry.
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a {...root} href={`#${targetId}`} onClick={skip} css={styles.root} data-component="SkipLink">
      {messages.skip}
    </a>
  );
}
