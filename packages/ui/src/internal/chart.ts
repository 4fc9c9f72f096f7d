import { token } from '../theme/tokens.ts';

export interface ChartSeries {
  id: string;
  /** Name of the series, such as "New members". */
  label: string;
}

export interface ChartPoint {
  /** Label on the axis, such as "12 Nov"; unique. */
  label: string;
  /** Values by the id of their series. */
  values: Readonly<Record<string, number>>;
}

/** Height of the chart, the same at every width, and of its parts above and below the plot area, in px. */
export const plot = { blockSize: 240, blockStart: 12, blockEnd: 28 };

/** Line styles of up to four series, distinguishable by dash and marker even without color. */
export const strokes = [
  { color: token.color.ink, dash: undefined, marker: 'circle' },
  { color: token.color.ink2, dash: '7 4', marker: 'square' },
  { color: token.color.ink3, dash: '2 3', marker: 'triangle' },
  { color: token.color.edge, dash: '10 3 2 3', marker: 'diamond' },
] as const;

/** Returns the line style for a series' index. The fifth series repeats the first style. */
export const strokeOf = (index: number) => strokes[index % strokes.length]!;

/** Returns round tick values that cover zero and all data. */
export function ticksOf(points: readonly ChartPoint[], series: readonly ChartSeries[]): number[] {
  const values = points.flatMap((point) => series.map(({ id }) => point.values[id] ?? 0));
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const rough = (most - least) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const step = values.every(Number.isInteger) ? Math.max(1, round) : round;
  const first = Math.floor(least / step);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Returns the vertical centers of the labels at the ends of the lines, in px from the top of the chart. Labels that
 * would overlap are moved apart.
 */
export function labelOffsets(values: readonly number[], ticks: readonly number[], lineHeight: number): number[] {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const length = plot.blockSize - plot.blockStart - plot.blockEnd;
  const offsets = values.map((value) => plot.blockStart + length * (1 - (value - low) / (high - low)));
  const order = offsets.map((_, index) => index).sort((one, other) => offsets[one]! - offsets[other]!);
  let free = 0;
  for (const index of order) {
    offsets[index] = Math.max(offsets[index]!, free);
    free = offsets[index]! + lineHeight;
  }
  // Moves labels up again if they overflow at the bottom.
  let end = plot.blockSize - lineHeight;
  for (const index of order.reverse()) {
    offsets[index] = Math.min(offsets[index]!, end);
    end = offsets[index]! - lineHeight;
  }
  return offsets;
}
