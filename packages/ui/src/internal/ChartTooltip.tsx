'use client';
import type { ReactNode } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import type { ChartPoint, ChartSeries } from './chart.ts';
import * as styles from './ChartFrame.styles.ts';
import { Spoken } from './Spoken.tsx';

export interface ChartTooltipProps {
  point: ChartPoint | undefined;
  series: readonly ChartSeries[];
  /** Renders a sample of the style of the series with this index. */
  sample: (index: number) => ReactNode;
}

/** Shows and announces the values of one point, selected with the pointer or the arrow keys. */
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
