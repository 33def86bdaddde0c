import { paths } from '#domain/store/paths.ts'
import { SearchField } from '#design-system/SearchField'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Destination } from './SearchSuggestions.tsx'

/** Comes with the first letter; should it not come, the field searches as it is. */
const SearchSuggestions = lazy(() =>
  import('./SearchSuggestions.tsx').then(
    (module) => ({ default: module.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
)

/** The search of every page. Works as a plain form before the script is there: the listing reads `q`. */
export function SearchBox() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = pathname.startsWith(paths.categories()) ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [typed, setTyped] = useState({ for: asked, text: asked })
  const [destinations, setDestinations] = useState<readonly Destination[]>([])
  // the field follows the address, until somebody types
  const isTyping = typed.for === asked
  const text = isTyping ? typed.text : asked
  const own = isTyping && text !== asked ? text : ''
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: 'shell.search.label' })}
        action={paths.categories()}
        name="q"
        value={text}
        suggestions={own ? destinations : []}
        onChange={(next) => {
          setTyped({ for: asked, text: next })
        }}
        onSubmit={(next) => {
          void navigate(paths.categories(next.trim() ? { q: next.trim() } : {}))
        }}
        onSuggestion={({ value }) => {
          const chosen = destinations.find((one) => one.value === value)
          setTyped({ for: asked, text: asked })
          if (chosen) void navigate(chosen.href)
        }}
      />
      {own && (
        <Suspense>
          <SearchSuggestions typed={own} onFound={setDestinations} />
        </Suspense>
      )}
    </>
  )
}
