'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './FilterBar.styles.ts';

export interface FilterBarProps extends PlainRootProps {
  /** Accessible name of the group, such as "Filters"; not visible. */
  label: string;
  /** Selects, TextFields or a DateRangePicker, which share the line. */
  children: ReactNode;
}

/** Fields that filter the content below, side by side if there is room. */
export function FilterBar({ label, children, ...root }: FilterBarProps) {
  return (
    <div {...root} role="group" aria-label={label} css={styles.root} data-component="FilterBar">
      {children}
    </div>
  );
}
