'use client';
import type { CSSProperties, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ProgressBar.styles.ts';

export interface ProgressBarProps extends RootProps {
  /** Label above the bar: what is measured. */
  label: ReactNode;
  /** Progress between 0 and `max`. */
  value: number;
  /** End of the scale, which starts at 0. Default 100. */
  max?: number;
  /** Text of the value, shown and announced: "3 of 8". Default: a percentage in the reader's language. */
  valueLabel?: string;
  /** Use `accent` for the reader's own progress. Default `ink`. */
  tone?: 'ink' | 'accent';
}

/** Progress of a known amount. For an unknown amount, use a Spinner. */
export function ProgressBar({ label, value, max = 100, valueLabel, tone = 'ink', ...root }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...root}
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
