export { PeriodRange, type PeriodRangeProps, type PeriodRangeValue } from './PeriodRange.tsx'
