export { BarChart, type BarChartProps } from './BarChart.tsx'
export type { ChartFormat, ChartSeries } from '../../../private/chart/index.ts'
