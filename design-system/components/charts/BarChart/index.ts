export { BarChart, type BarChartProps } from './BarChart.tsx'
export type { ChartSeries } from './series.ts'
export type { ChartFormat } from './use-chart-format.ts'
