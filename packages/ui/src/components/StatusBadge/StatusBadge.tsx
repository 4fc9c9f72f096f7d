'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './StatusBadge.styles.ts';
import { type Status, StatusGlyph } from './StatusGlyph.tsx';

export interface StatusBadgeProps extends PlainRootProps<HTMLSpanElement> {
  /** Selects the icon, and the color of the icon and text. */
  status: Status;
  /** Text of the status, such as "In review". */
  children: ReactNode;
}

/** Shows a status by shape, text and color. */
export function StatusBadge({ status, children, ...root }: StatusBadgeProps) {
  return (
    <span {...root} css={styles.root} data-component="StatusBadge" data-status={status}>
      <StatusGlyph status={status} />
      <span css={styles.word}>{children}</span>
    </span>
  );
}
