import { getCartTotals } from '#domain/cart/api.ts'
import { estimateShippingMethods, listPaymentMethods, listShippingMethods } from '#domain/checkout/api.ts'
import { pickupKind } from '#domain/pickup-points/pickup-point.ts'
import type { Address } from '#domain/customers/schema.ts'
import { call, callLanguage, lacks } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { toQuoteAddress } from './quote-address.ts'

/** The totals of the signed-in customer's cart, read anew each time: what is paid must be what is shown. */
export const freshTotalsQuery = () => ({ ...handledQuery(getCartTotals), staleTime: 0 })
export const paymentMethodsQuery = () => handledQuery(listPaymentMethods)

/**
 * Delivery methods for an address: a POST that only reads, so it is cached like a read. `cartMark` changes with the
 * cart's lines.
 * @param isStored whether the cart already has this address: its own methods are then requested (C-2.8).
 */
export const deliveryQuery = (
  address: Address | undefined,
  email: string | null | undefined,
  cartMark: string,
  isStored: boolean,
) =>
  queryOptions({
    queryKey: [estimateShippingMethods.name, callLanguage(), address ?? null, cartMark],
    queryFn: ({ signal }) =>
      isStored
        ? call(listShippingMethods, undefined, { signal, handled: true })
        : address
          ? call(
              estimateShippingMethods,
              { body: { address: toQuoteAddress(address, email) } },
              { signal, handled: true },
            )
          : Promise.resolve([]),
    enabled: address !== undefined,
    // without the carrier's list of points nobody could choose one
    select: (methods) =>
      lacks('pickupPoints') ? methods.filter((method) => pickupKind(method) === null) : methods,
  })
