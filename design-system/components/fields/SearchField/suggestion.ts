export interface SearchSuggestion {
  /** Unique id of the suggestion. */
  value: string
  /** Text of the suggestion, and the query when it is selected. */
  label: string
  /** Kind of suggestion, if not a query: "Category". */
  detail?: string
}
