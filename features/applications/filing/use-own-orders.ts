import { listOrders } from '#domain/orders/api.ts'
import type { Order } from '#domain/orders/schema.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'

/** Orders offered to choose from; an older one is typed. */
const MOST = 50

/** The customer's latest orders; empty while they are read, and when that failed: the number can be typed. */
export function useOwnOrders(isNeeded: boolean): readonly Order[] {
  const { data } = useQuery({
    ...handledQuery(listOrders, {
      query: { sorted: '1', searchCriteria: { pageSize: MOST, currentPage: 1 } },
    }),
    enabled: isNeeded,
  })
  return (Array.isArray(data) ? data : data?.items) ?? []
}
