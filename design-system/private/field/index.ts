export { Counter } from './Counter.tsx'
export { FieldFrame, type FieldFrameProps, type FieldProps } from './Field.tsx'
export * as fieldStyles from './field.css.ts'
export { useFieldIds, type FieldIds } from './use-field-ids.ts'
