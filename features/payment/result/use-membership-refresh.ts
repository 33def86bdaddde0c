import { membershipSkus } from '#domain/catalogue/membership-skus.ts'
import { paymentState } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import { useSession } from '#features/kit/session.ts'
import { useEffect } from 'react'

/** Reads the profile again once an order with a membership is paid: the customer's group, expiry date and prices change with it. */
export function useMembershipRefresh(order: Order | undefined): void {
  const { refresh } = useSession()
  const isDelivered =
    paymentState(order?.status) === 'paid' &&
    (order?.items ?? []).some(({ sku }) => membershipSkus.includes(sku ?? ''))
  useEffect(() => {
    if (isDelivered) void refresh()
  }, [isDelivered, refresh])
}
