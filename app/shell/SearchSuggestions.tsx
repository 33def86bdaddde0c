import { suggestSearch } from '#domain/catalogue/api.ts'
import type { SearchSuggestions as Suggestions } from '#domain/catalogue/schema.ts'
import { paths } from '#domain/store/paths.ts'
import type { SearchSuggestion } from '#design-system/SearchField'
import { handledQuery } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

/** Milliseconds without another letter before suggestions are read. */
const PAUSE_MS = 150

/** A suggestion with the page that it leads to. */
export interface Destination extends SearchSuggestion {
  href: string
}

/** What is suggested for a text, once the visitor pauses. An answer that fails or comes too late suggests nothing. */
function useDestinations(typed: string): readonly Destination[] {
  const intl = useIntl()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isError } = useQuery({
    ...handledQuery(suggestSearch, { query: { q: asked } }),
    enabled: asked !== '',
    // the list stays while the next letters are asked for
    placeholderData: (before) => before,
  })
  const found = isError || !asked || !typed.trim() ? undefined : data
  return useMemo(() => (found ? destinationsOf(found, intl) : []), [found, intl])
}

const destinationsOf = (
  { needs, categories, products }: Suggestions,
  intl: IntlShape,
): readonly Destination[] => [
  ...needs.map((label) => ({ value: `need ${label}`, label, href: paths.categories({ q: label }) })),
  ...categories.map(({ id, parent_id: parent, name }) => ({
    value: `category ${id}`,
    label: name,
    detail: intl.formatMessage({ id: 'shell.nav.categories' }),
    href: parent === null ? paths.category(id) : paths.category(parent, id),
  })),
  ...products.map(({ sku, name }) => ({ value: `product ${sku}`, label: name, href: paths.product(sku) })),
]

interface SearchSuggestionsProps {
  /** What stands in the search field since the visitor began to type; empty while nothing is typed. */
  typed: string
  /** Called with the suggestions whenever they change. */
  onFound: (destinations: readonly Destination[]) => void
}

/** Reads what the search field suggests, and draws nothing: its script comes with the first letter. */
export function SearchSuggestions({ typed, onFound }: SearchSuggestionsProps) {
  const destinations = useDestinations(typed)
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    tell(destinations)
    return () => {
      tell([])
    }
  }, [destinations])
  return null
}
