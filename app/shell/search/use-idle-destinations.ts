import { listProducts } from '#domain/catalogue/api.ts'
import { shelfCriteria } from '#domain/catalogue/shelf-criteria.ts'
import { callLanguage } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { recentSearchesSlot, useStored } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { idleDestinations, type Destination } from './destinations.tsx'

/** Popular products below the recent searches. */
const MOST_POPULAR = 4

/** What an empty field offers. What is popular appears when it has been read; a failure leaves it out. */
export function useIdleDestinations(isWanted: boolean): readonly Destination[] {
  const intl = useIntl()
  const { group } = useSession()
  const recent = useStored(recentSearchesSlot)
  const { data } = useQuery({
    ...handledQuery(listProducts, {
      params: { languageCode: callLanguage() },
      query: {
        customerGroup: group,
        searchCriteria: shelfCriteria({ collection: 'popular', pageSize: MOST_POPULAR }),
      },
    }),
    enabled: isWanted,
  })
  return useMemo(() => idleDestinations(recent ?? [], data?.items ?? [], intl), [recent, data, intl])
}
