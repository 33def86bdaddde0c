import { suggestSearch } from '#domain/catalogue/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { typedDestinations, type Destination } from './destinations.tsx'

/** Milliseconds without another letter before suggestions are read. */
const PAUSE_MS = 150

/** What is suggested for a text, once the visitor pauses. An answer that fails or comes too late suggests nothing. */
export function useTypedDestinations(typed: string): readonly Destination[] {
  const intl = useIntl()
  const { group } = useSession()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isError } = useQuery({
    ...handledQuery(suggestSearch, { query: { q: asked, customerGroup: group } }),
    enabled: asked !== '',
    // the list stays while the next letters are asked for
    placeholderData: (before) => before,
  })
  const found = isError || !asked || !typed.trim() ? undefined : data
  return useMemo(() => (found ? typedDestinations(found, intl) : []), [found, intl])
}
