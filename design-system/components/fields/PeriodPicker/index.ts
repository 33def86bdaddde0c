export { nextPeriod, previousPeriod } from './period.ts'
export { PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx'
