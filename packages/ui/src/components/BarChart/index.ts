export type { ChartPoint, ChartSeries } from '../../internal/chart.ts';
export type { ChartMessages } from '../../internal/ChartFrame.tsx';
export { BarChart, type BarChartProps } from './BarChart.tsx';
