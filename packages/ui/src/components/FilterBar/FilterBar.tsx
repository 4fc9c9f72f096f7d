'use client';
import type { ReactNode } from 'react';
import * as styles from './FilterBar.styles.ts';

export interface FilterBarProps {
  /** Names the group, as "Filters"; not shown. */
  label: string;
  /** Selects, TextFields, a DateRangePicker; each takes its share of the line. */
  children: ReactNode;
}

/** Fields that narrow what is shown below, side by side as far as there is room. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <div role="group" aria-label={label} css={styles.root} data-component="FilterBar">
      {children}
    </div>
  );
}
