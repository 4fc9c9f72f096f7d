'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './CategoryTag.styles.ts';

export interface CategoryTagProps extends PlainRootProps<HTMLSpanElement> {
  /** One or two words. */
  children: ReactNode;
  /** Use `tint` for "you" or the current state. Default `plain`. */
  tone?: 'plain' | 'tint';
}

/** A short label: a category, "Creator", "You". */
export function CategoryTag({ children, tone = 'plain', ...root }: CategoryTagProps) {
  return (
    // Members write tags in any language, so `dir` keeps the order of “4 mm” in Arabic.
    <span {...root} dir="auto" css={styles.root} data-component="CategoryTag" data-tone={tone}>
      {children}
    </span>
  );
}
