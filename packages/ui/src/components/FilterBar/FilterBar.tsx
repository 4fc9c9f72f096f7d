'use client';
import type { ReactNode } from 'react';
import * as styles from './FilterBar.styles.ts';

export interface FilterBarProps {
  /** Accessible name of the group, such as "Filters"; not visible. */
  label: string;
  /** Selects, TextFields or a DateRangePicker, which share the line. */
  children: ReactNode;
}

/** Fields that filter the content below, side by side as far as they fit. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <div role="group" aria-label={label} css={styles.root} data-component="FilterBar">
      {children}
    </div>
  );
}
