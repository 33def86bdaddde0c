export { DateParts } from './DateParts.tsx'
export * as dateStyles from './date.css.ts'
export { PlainDate, type DateProps } from './PlainDate.tsx'
export { useDateField } from './use-date-field.ts'
