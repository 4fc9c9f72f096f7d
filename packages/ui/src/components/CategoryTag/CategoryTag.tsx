'use client';
import type { ReactNode } from 'react';
import * as styles from './CategoryTag.styles.ts';

export interface CategoryTagProps {
  /** What stands in it. */
  children: ReactNode;
  /** `tint` is "you", or now. Default `plain`. */
  tone?: 'plain' | 'tint';
}

/** A word or two about what it stands beside: a category, "Creator", "You". */
export function CategoryTag({ children, tone = 'plain' }: CategoryTagProps) {
  return (
    <span css={styles.root} data-component="CategoryTag" data-tone={tone}>
      {children}
    </span>
  );
}
