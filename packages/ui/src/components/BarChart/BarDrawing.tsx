'use client';
import { type KeyboardEvent as Press, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import { type ChartPoint, type ChartSeries, plot, ticksOf } from '../../internal/chart.ts';
import * as frame from '../../internal/ChartFrame.styles.ts';
import { ChartTooltip } from '../../internal/ChartTooltip.tsx';
import { formatCount } from '../../internal/formatCount.ts';
import { token } from '../../theme/tokens.ts';
import * as styles from './BarDrawing.styles.ts';

/** Up to this many bars, a single series shows each value at the end of its bar. */
const valueLimit = 8;
/** Values from here on use compact notation, because they wouldn't fit beside their bars. */
const exactBelow = 10_000;
/**
 * Space in px for names (which wrap), for Recharts' rounding of their width, for the value at the end of a bar, and for
 * each point along the axis.
 */
const room = { name: 112, rounding: 1, value: 40, point: 40 };

export interface BarDrawingProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Id of the chart's title. The accessible name starts with it, because a page can have several charts. */
  titleId: string;
  /** Rest of the accessible name. */
  label: string;
}

/** Lazy content of BarChart. */
export function BarDrawing({ points, series, titleId, label }: BarDrawingProps) {
  const { locale, direction } = useLocale();
  const id = useId();
  const patternId = useId();
  const isReversed = direction === 'rtl';
  const ticks = ticksOf(points, series);
  const hasValues = series.length === 1 && points.length <= valueLimit;
  const turn = useTurnedKeys(isReversed);
  const valueOf = (value: number) => formatCount(locale, value, value < exactBelow ? 'standard' : 'compact');
  const sample = (index: number) => (
    <svg viewBox="0 0 24 12" aria-hidden css={frame.sample}>
      <rect x={0.5} y={0.5} width={23} height={11} fill={fillOf(index, patternId)} stroke={token.color.ink2} />
    </svg>
  );
  return (
    <div css={styles.root} data-part="drawing" onKeyDownCapture={turn}>
      {series.length > 1 && (
        <ul role="list" aria-hidden css={styles.labels} data-part="labels">
          {series.map(({ id, label: name }, index) => (
            <li key={id} css={styles.label}>
              {sample(index)}
              {name}
            </li>
          ))}
        </ul>
      )}
      <div css={frame.drawing}>
        <ResponsiveContainer width="100%" height={Math.max(plot.blockSize, points.length * room.point)}>
          <BarChart
            layout="vertical"
            data={[...points]}
            margin={{ top: 0, bottom: 0, ...ends(isReversed, hasValues ? room.value : plot.blockStart) }}
            barGap={2}
            maxBarSize={24}
            id={id}
            aria-label={label}
            aria-labelledby={`${titleId} ${id}`}
            accessibilityLayer
          >
            <defs>
              <pattern
                id={`${patternId}1`}
                width={5}
                height={5}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 0v5" stroke={token.color.ink} strokeWidth={3} />
              </pattern>
              <pattern id={`${patternId}3`} width={5} height={5} patternUnits="userSpaceOnUse">
                <circle cx={2.5} cy={2.5} r={1.2} fill={token.color.ink} />
              </pattern>
            </defs>
            <CartesianGrid horizontal={false} stroke={token.color.line} />
            <XAxis
              type="number"
              height={plot.blockEnd}
              reversed={isReversed}
              domain={[ticks[0]!, ticks.at(-1)!]}
              ticks={ticks}
              tickFormatter={(value: number) => formatCount(locale, value, 'compact')}
              tickLine={false}
              tickMargin={8}
              axisLine={false}
            />
            <YAxis
              type="category"
              dataKey="label"
              orientation={isReversed ? 'right' : 'left'}
              width="auto"
              interval={0}
              tick={({ payload, ...place }: YAxisTickContentProps) => (
                <Text {...place} width={room.name} lineHeight="1.25em">
                  {payload.value}
                </Text>
              )}
              tickLine={false}
              tickMargin={8}
              axisLine={{ stroke: token.color.edge }}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: token.color.tint }}
              content={({ active, payload }) => (
                <ChartTooltip
                  point={active ? (payload[0]?.payload as ChartPoint | undefined) : undefined}
                  series={series}
                  sample={sample}
                />
              )}
            />
            {series.map(({ id, label: name }, index) => (
              <Bar
                key={id}
                name={name}
                dataKey={(point: ChartPoint) => point.values[id]}
                fill={fillOf(index, patternId)}
                stroke={token.color.ink2}
                isAnimationActive={false}
                label={
                  hasValues && {
                    // The end of the bar, also from right to left.
                    position: 'right',
                    formatter: (value: unknown) => valueOf(Number(value)),
                  }
                }
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

/** Margins beside the names and at the far end of the bars. */
const ends = (isReversed: boolean, free: number) =>
  isReversed ? { left: free, right: room.rounding } : { left: room.rounding, right: free };

/**
 * Remaps the arrow keys, because Recharts handles only Left and Right and counts horizontal bars from the bottom. Down
 * and the arrow key in the reading direction move to the next bar; the opposite keys move to the previous bar.
 */
function useTurnedKeys(isReversed: boolean) {
  const isTurned = useRef(false);
  const onward = ['ArrowDown', isReversed ? 'ArrowLeft' : 'ArrowRight'];
  const back = ['ArrowUp', isReversed ? 'ArrowRight' : 'ArrowLeft'];
  return (press: Press) => {
    if (isTurned.current || ![...onward, ...back].includes(press.key)) return;
    press.preventDefault();
    press.stopPropagation();
    isTurned.current = true;
    const key = onward.includes(press.key) ? 'ArrowLeft' : 'ArrowRight';
    press.target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    isTurned.current = false;
  };
}

/** Returns a solid, hatched, empty or dotted fill, so that series are distinguishable in a single color. */
function fillOf(index: number, patternId: string): string {
  const place = index % 4;
  if (place === 0) return token.color.ink2;
  return place === 2 ? token.color.surface : `url(#${patternId}${place})`;
}
