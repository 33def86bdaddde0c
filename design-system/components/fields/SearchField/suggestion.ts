import type { ReactNode } from 'react'

export interface SearchSuggestion {
  /** Unique id of the suggestion. */
  value: string
  /** Text of the suggestion, and the query when it is selected. Takes two lines at most. */
  label: string
  /** What stands after the label: the kind of suggestion ("Category") or a price. */
  detail?: ReactNode
  /** Picture before the label, without a text of its own. @default a search icon */
  picture?: ReactNode
  /** Heading of the suggestions that it belongs to: "Recent searches". Those of a heading follow one another. */
  group?: string | undefined
  /** Accessible name of its button "remove". Only suggestions of the first heading have one; their labels take one line. */
  removeLabel?: string | undefined
}
