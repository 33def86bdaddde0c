export { ColumnPicker, type ColumnPickerProps, type PickableColumn } from './ColumnPicker.tsx'
