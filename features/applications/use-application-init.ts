import { getApplicationInit } from '#domain/applications/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'

/** Whether changes are open, what was filed, and the present referrer of the signed-in customer. */
export function useApplicationInit() {
  const { customer } = useSession()
  const id = customer?.id
  return useQuery({
    ...handledQuery(getApplicationInit, { query: { customerId: id ?? 0 } }),
    enabled: id !== undefined,
  })
}
