'use client';
import type { ReactNode } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import type { ChartPoint, ChartSeries } from './chart.ts';
import * as styles from './ChartFrame.styles.ts';
import { Spoken } from './Spoken.tsx';

export interface ChartTooltipProps {
  point: ChartPoint | undefined;
  series: readonly ChartSeries[];
  /** What the series looks like in the drawing. */
  sample: (index: number) => ReactNode;
}

/** The readings of one point, for the pointer and for the arrow keys, which have them read out. */
export function ChartTooltip({ point, series, sample }: ChartTooltipProps) {
  const number = useNumberFormatter();
  return (
    <Spoken>
      {point && (
        <div css={styles.tooltip} data-part="tooltip">
          <span css={styles.tooltipTitle}>{point.label}</span>
          {series.map(({ id, label }, index) => (
            <span key={id} css={styles.reading}>
              {sample(index)}
              {label} <strong>{point.values[id] === undefined ? '–' : number.format(point.values[id])}</strong>
            </span>
          ))}
        </div>
      )}
    </Spoken>
  );
}
