export type { ChartPoint, ChartSeries } from '../../internal/chart.ts';
export type { ChartMessages } from '../../internal/ChartFrame.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
