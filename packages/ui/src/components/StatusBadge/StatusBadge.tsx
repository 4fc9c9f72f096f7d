'use client';
import type { ReactNode } from 'react';
import * as styles from './StatusBadge.styles.ts';
import { type Status, StatusGlyph } from './StatusGlyph.tsx';

export interface StatusBadgeProps {
  /** Selects the icon and its color. */
  status: Status;
  /** Text of the state, such as "In review". */
  children: ReactNode;
}

/** A status, told by shape, text and color. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span css={styles.root} data-component="StatusBadge" data-status={status}>
      <StatusGlyph status={status} />
      <span css={styles.word}>{children}</span>
    </span>
  );
}
