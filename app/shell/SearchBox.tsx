import { paths } from '#domain/store/paths.ts'
import { SearchField } from '#design-system/fields/SearchField'
import { useLanguage } from '#features/kit/language/language.ts'
import { withWords } from '#features/kit/words.ts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Destination } from './search/SearchSuggestions.tsx'

/** Comes when the field takes the focus; should it not come, the field searches as it is. */
const SearchSuggestions = lazy(() =>
  withWords('search', () => import('./search/SearchSuggestions.tsx')).then(
    (module) => ({ default: module.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
)

/** Stores a search among the recent ones. Without the script it is searched for all the same. */
const remember = (text: string): void =>
  void import('./search/recent.ts').then(
    ({ rememberSearch }) => rememberSearch(text),
    () => undefined,
  )

/** The search of every page. Works as a plain form before the script is there: the listing reads `q`. */
export function SearchBox() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { addressOf } = useLanguage()
  const asked = pathname.startsWith(paths.categories()) ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [typed, setTyped] = useState({ for: asked, text: asked })
  const [destinations, setDestinations] = useState<readonly Destination[]>([])
  const [isFocused, setFocused] = useState(false)
  // the field follows the address, until somebody types
  const text = typed.for === asked ? typed.text : asked
  // what the address asked for is answered by the page already
  const isSuggested = text === '' ? isFocused : text !== asked
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: 'shell.search.label' })}
        action={addressOf(paths.categories())}
        name="q"
        value={text}
        suggestions={isSuggested ? destinations : []}
        onFocus={() => setFocused(true)}
        onChange={(next) => {
          setTyped({ for: asked, text: next })
        }}
        onSubmit={(next) => {
          remember(next)
          void navigate(paths.categories(next.trim() ? { q: next.trim() } : {}))
        }}
        onSuggestion={({ value }) => {
          const chosen = destinations.find((one) => one.value === value)
          setTyped({ for: asked, text: asked })
          if (chosen?.search) remember(chosen.search)
          if (chosen) void navigate(chosen.href)
        }}
        onRemove={(suggestion) => {
          void import('./search/recent.ts').then(({ forgetSearch }) => forgetSearch(suggestion.label))
        }}
      />
      {isSuggested && (
        <Suspense>
          <SearchSuggestions typed={text} onFound={setDestinations} />
        </Suspense>
      )}
    </>
  )
}
