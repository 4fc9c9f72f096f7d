'use client';
import type { ReactNode } from 'react';
import * as styles from './CategoryTag.styles.ts';

export interface CategoryTagProps {
  /** One or two words. */
  children: ReactNode;
  /** Use `tint` for "you" or the current state. Default `plain`. */
  tone?: 'plain' | 'tint';
}

/** A short label: a category, "Creator", "You". */
export function CategoryTag({ children, tone = 'plain' }: CategoryTagProps) {
  return (
    <span css={styles.root} data-component="CategoryTag" data-tone={tone}>
      {children}
    </span>
  );
}
