'use client';
import type { MouseEvent } from 'react';
import * as styles from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** The id of what it leads to; that element needs `tabIndex={-1}`. Default `main`. */
  targetId?: string;
  /** Every word that is shown or spoken. */
  messages: {
    /** As "Skip to content". */
    skip: string;
  };
}

/** The first thing that Tab reaches: past the navigation, to what the page is about. Seen only while focused. */
export function SkipLink({ targetId = 'main', messages }: SkipLinkProps) {
  // The address stays as it is: a fragment in it would be one more step back in the history.
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a href={`#${targetId}`} onClick={skip} css={styles.root} data-component="SkipLink">
      {messages.skip}
    </a>
  );
}
