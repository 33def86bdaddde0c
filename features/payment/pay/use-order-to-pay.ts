import { getOrder, getOrderLifetime, listOrderPaymentMethods, listOrders } from '#domain/orders/api.ts'
import { pauseUntilNextRead } from '#domain/orders/read-again.ts'
import { paymentKind } from '#domain/payment/payment-kind.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cardTypesQuery } from './card-types.ts'

/** Reads an order that is to be paid, with the ways to pay it. @param id 0 reads nothing */
export function useOrderToPay(id: number) {
  const client = useQueryClient()
  const { isSignedIn } = useSession()
  const [hasExpired, setExpired] = useState(false)
  const order = useQuery({
    ...handledQuery(getOrder, { params: { id } }),
    enabled: isSignedIn && id > 0,
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pauseUntilNextRead(data?.status, hasExpired, dataUpdateCount),
  })
  const methods = useQuery({
    ...handledQuery(listOrderPaymentMethods, { params: { id } }),
    enabled: isSignedIn && id > 0,
  })
  const hasCard =
    methods.data?.some(({ code, is_hosted }) => paymentKind(code) === 'card' && !is_hosted) ?? false
  const cardTypes = useQuery({ ...cardTypesQuery(), enabled: hasCard })
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), ...retriedQuietly, enabled: isSignedIn })
  const readAgain = () => {
    for (const name of [getOrder.name, listOrders.name]) void client.invalidateQueries({ queryKey: [name] })
  }
  return {
    order: order.data,
    /** When the order was read, in milliseconds. */
    receivedAt: order.dataUpdatedAt,
    methods: methods.data,
    cardTypes: cardTypes.data,
    /** Minutes until an unpaid order is cancelled; 0 if unknown. */
    lifetime: lifetime.data ?? 0,
    failure: readFailure(order, methods),
    /** The time to pay has run out; the order is read until the service has cancelled it. */
    hasExpired,
    expire: () => {
      setExpired(true)
      readAgain()
    },
    /** Refetches the order, which may have been paid, cancelled or changed elsewhere. */
    readAgain,
  }
}
