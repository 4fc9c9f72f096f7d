'use client';
import type { ReactNode } from 'react';
import * as styles from './StatusBadge.styles.ts';
import { type Status, StatusGlyph } from './StatusGlyph.tsx';

export interface StatusBadgeProps {
  /** Decides the sign and its colour. */
  status: Status;
  /** The state in words: "In review". */
  children: ReactNode;
}

/** How far something has come: shape, then word, then colour. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span css={styles.root} data-component="StatusBadge" data-status={status}>
      <StatusGlyph status={status} />
      <span css={styles.word}>{children}</span>
    </span>
  );
}
