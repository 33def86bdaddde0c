export { PhoneField, type PhoneCodeOption, type PhoneFieldProps } from './PhoneField.tsx'
