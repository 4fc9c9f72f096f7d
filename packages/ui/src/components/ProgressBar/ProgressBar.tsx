'use client';
import type { CSSProperties, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.styles.ts';

export interface ProgressBarProps {
  /** What is measured. Shown above the bar. */
  label: ReactNode;
  /** How far it is, between 0 and `max`. */
  value: number;
  /** Where it ends; the scale always begins at 0. Default 100. */
  max?: number;
  /** The value in words, shown and read out: "3 of 8". Default the percentage, as the language writes it. */
  valueLabel?: string;
  /** `accent` is the reader's own. Default `ink`. */
  tone?: 'ink' | 'accent';
}

/** How much of something is done, when that is known. When it is not: Spinner. */
export function ProgressBar({ label, value, max = 100, valueLabel, tone = 'ink' }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={max}
      valueLabel={valueLabel}
      css={styles.root}
      data-component="ProgressBar"
      data-tone={tone}
    >
      {({ percentage, valueText }) => (
        <>
          <Label css={styles.label}>{label}</Label>
          <span css={styles.value} data-part="value">
            {valueText}
          </span>
          <span css={styles.track} data-part="track" style={{ '--share': `${percentage}%` } as CSSProperties} />
        </>
      )}
    </AriaProgressBar>
  );
}
