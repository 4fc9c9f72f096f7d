'use client';
import { ChartFrame, type ChartProps } from '../../internal/ChartFrame.tsx';
import * as frame from '../../internal/ChartFrame.styles.ts';
import { lazyPart } from '../../internal/lazyPart.ts';
import { type NamedRootProps, rootOf } from '../../internal/root.ts';

const LineDrawing = lazyPart(async () => (await import('./LineDrawing.tsx')).LineDrawing);

export interface LineChartProps extends ChartProps, NamedRootProps {}

/** Shows change over time. The scale always includes zero, and a table offers the same data. */
export function LineChart(props: LineChartProps) {
  const { points, series, messages } = props;
  return (
    <figure {...rootOf(props)} css={frame.root} data-component="LineChart">
      <ChartFrame {...props}>
        {(fallback, substitute, titleId) => (
          <LineDrawing
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
