export { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx'
