/** A measurement and its bar. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The upper or lower bound; absent if the figure is informational. */
  bar?: { atMost: number } | { atLeast: number };
  /** Details to print below the table. */
  details?: string[];
}

/** Returns true if a figure meets its bar or has none. */
export function meets({ value, bar }: Figure): boolean {
  if (!bar) return true;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

/** Prints the figures as a table: name, value, bar, and whether the bar is met. */
export function printTable(figures: Figure[]): void {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`.trim(),
    figure.bar ? barText(figure.bar, figure.unit) : '',
    figure.bar ? (meets(figure) ? '✓' : '✗ missed') : '',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const [name = '', value = '', bar = '', verdict] of rows)
    console.log(
      `${name.padEnd(widths[0]!)}  ${value.padStart(widths[1]!)}  ${bar.padEnd(widths[2]!)}  ${verdict}`.trimEnd(),
    );
}

/** The median; of an even number of values, the upper of the two in the middle. */
export const median = (values: number[]): number => quantile(values, 0.5);

/** The quantile at `share`, a number from 0 to 1. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

const round = (value: number) => String(Math.round(value * 1000) / 1000);

const barText = (bar: NonNullable<Figure['bar']>, unit: string) =>
  ('atMost' in bar ? `≤ ${bar.atMost} ${unit}` : `≥ ${bar.atLeast} ${unit}`).trim();

/** Lists the times of all rounds in ascending order, in ms, so that noise from the machine is visible. */
export const spread = (times: readonly number[]): string =>
  `${times.length} rounds, ${[...times]
    .sort((a, b) => a - b)
    .map(Math.round)
    .join(' ')} ms`;
