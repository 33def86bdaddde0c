export { LineChart, type LineChartProps } from './LineChart.tsx'
export type { ChartFormat, ChartSeries } from '../../../private/chart/index.ts'
