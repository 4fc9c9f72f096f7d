'use client';
import { type CSSProperties, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartPoint, type ChartSeries, labelOffsets, plot, strokeOf, ticksOf } from '../../internal/chart.ts';
import * as frame from '../../internal/ChartFrame.styles.ts';
import { ChartTooltip } from '../../internal/ChartTooltip.tsx';
import { formatCount } from '../../internal/formatCount.ts';
import { token } from '../../theme/tokens.ts';
import * as styles from './LineDrawing.styles.ts';

/** Height of a label at the end of its line, in px. */
const labelHeight = 18;

/**
 * Maximum number of points that all have markers. In longer series, markers would overlap, so only the last point has
 * one.
 */
const markerLimit = 31;

export interface LineDrawingProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /**
   * Id of the chart's title. The chart's accessible name starts with the title, because a page can have several charts.
   */
  titleId: string;
  /** Rest of the accessible name. */
  label: string;
}

/** Lazy content of LineChart. */
export function LineDrawing({ points, series, titleId, label }: LineDrawingProps) {
  const id = useId();
  const { locale, direction } = useLocale();
  const isReversed = direction === 'rtl';
  const ticks = ticksOf(points, series);
  const last = points.at(-1);
  const offsets = labelOffsets(
    series.map(({ id }) => last?.values[id] ?? 0),
    ticks,
    labelHeight,
  );
  const hasMarkers = points.length <= markerLimit;
  return (
    <div css={styles.root} data-part="drawing">
      <div css={frame.drawing}>
        <ResponsiveContainer width="100%" height={plot.blockSize}>
          <LineChart
            data={[...points]}
            margin={{ top: plot.blockStart, right: 12, bottom: 0, left: 12 }}
            id={id}
            aria-label={label}
            aria-labelledby={`${titleId} ${id}`}
            accessibilityLayer
          >
            <CartesianGrid vertical={false} stroke={token.color.line} />
            <XAxis
              dataKey="label"
              height={plot.blockEnd}
              reversed={isReversed}
              tickLine={false}
              tickMargin={8}
              axisLine={{ stroke: token.color.edge }}
              interval="preserveStartEnd"
              minTickGap={24}
            />
            <YAxis
              orientation={isReversed ? 'right' : 'left'}
              width="auto"
              domain={[ticks[0]!, ticks.at(-1)!]}
              ticks={ticks}
              tickFormatter={(value: number) => formatCount(locale, value, 'compact')}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: token.color.accent, strokeWidth: 2 }}
              content={({ active, payload }) => (
                <ChartTooltip
                  point={active ? (payload[0]?.payload as ChartPoint | undefined) : undefined}
                  series={series}
                  sample={(index) => <Sample index={index} />}
                />
              )}
            />
            {series.map(({ id, label: name }, index) => {
              const { color, dash } = strokeOf(index);
              return (
                <Line
                  key={id}
                  name={name}
                  dataKey={(point: ChartPoint) => point.values[id]}
                  type="linear"
                  stroke={color}
                  strokeWidth={2}
                  strokeDasharray={dash}
                  isAnimationActive={false}
                  activeDot={false}
                  dot={({ cx, cy, index: place }: { cx?: number; cy?: number; index?: number }) => (
                    <g key={place}>
                      {(hasMarkers || place === points.length - 1) && <Marker index={index} x={cx!} y={cy!} />}
                    </g>
                  )}
                />
              );
            })}
          </LineChart>
        </ResponsiveContainer>
      </div>
      {series.length > 1 && (
        <ul role="list" aria-hidden css={styles.labels} data-part="labels">
          {series.map(({ id, label: name }, index) => (
            <li
              key={id}
              css={styles.label}
              style={{ '--offset': `${offsets[index]! - labelHeight / 2}px` } as CSSProperties}
            >
              <Sample index={index} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Marker of a point, with a different shape for each series. */
function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  const { color, marker } = strokeOf(index);
  const look = { fill: token.color.surface, stroke: color, strokeWidth: 1.5 };
  if (marker === 'circle') return <circle cx={x} cy={y} r={3} {...look} />;
  const shapes = { square: 'M-3-3h6v6h-6z', triangle: 'M0-4 4 3h-8z', diamond: 'M0-4 4 0 0 4-4 0z' };
  return <path d={shapes[marker]} transform={`translate(${x} ${y})`} {...look} />;
}

/** Short sample of a line, beside the name of its series. */
function Sample({ index }: { index: number }) {
  const { color, dash } = strokeOf(index);
  return (
    <svg viewBox="0 0 24 12" aria-hidden css={frame.sample}>
      <path d="M0 6h24" stroke={color} strokeWidth={2} strokeDasharray={dash} />
      <Marker index={index} x={12} y={6} />
    </svg>
  );
}
