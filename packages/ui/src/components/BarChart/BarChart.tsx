'use client';
import { ChartFrame, type ChartProps } from '../../internal/ChartFrame.tsx';
import * as frame from '../../internal/ChartFrame.styles.ts';
import { lazyPart } from '../../internal/lazyPart.ts';
import { type NamedRootProps, rootOf } from '../../internal/root.ts';

const BarDrawing = lazyPart(async () => (await import('./BarDrawing.tsx')).BarDrawing);

export interface BarChartProps extends ChartProps, NamedRootProps {}

/** Compares amounts as bars. The scale includes zero, and a table offers the same data. */
export function BarChart(props: BarChartProps) {
  const { points, series, messages } = props;
  return (
    <figure {...rootOf(props)} css={frame.root} data-component="BarChart">
      <ChartFrame {...props}>
        {(fallback, substitute, titleId) => (
          <BarDrawing
            points={points}
            series={series}
            titleId={titleId}
            label={messages.chart}
            fallback={fallback}
            substitute={substitute}
          />
        )}
      </ChartFrame>
    </figure>
  );
}
