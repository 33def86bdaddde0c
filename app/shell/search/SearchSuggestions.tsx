import { useEffect, useEffectEvent } from 'react'
import type { Destination } from './destinations.tsx'
import { useIdleDestinations } from './use-idle-destinations.ts'
import { useTypedDestinations } from './use-typed-destinations.ts'

export type { Destination } from './destinations.tsx'

interface SearchSuggestionsProps {
  /** What stands in the search field. While it is empty, recent searches and popular products are suggested. */
  typed: string
  /** Called with the suggestions whenever they change. */
  onFound: (destinations: readonly Destination[]) => void
}

/** Reads what the search field suggests, and draws nothing: its script comes with the focus. */
export function SearchSuggestions({ typed, onFound }: SearchSuggestionsProps) {
  const found = useTypedDestinations(typed)
  const idle = useIdleDestinations(typed.trim() === '')
  const destinations = typed.trim() === '' ? idle : found
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    tell(destinations)
    return () => {
      tell([])
    }
  }, [destinations])
  return null
}
