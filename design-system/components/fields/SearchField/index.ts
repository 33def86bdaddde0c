export { SearchField, type SearchFieldProps } from './SearchField.tsx'
export type { SearchSuggestion } from './suggestion.ts'
