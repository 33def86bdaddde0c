import { getCart, getCartTotals } from '#domain/cart/api.ts'
import { estimateShippingMethods, listPaymentMethods, listShippingMethods } from '#domain/checkout/api.ts'
import type { Address } from '#domain/customers/schema.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { toQuoteAddress } from './quote-address.ts'

export const cartQuery = () => ({ ...handledQuery(getCart), staleTime: 0 })
export const totalsQuery = () => ({ ...handledQuery(getCartTotals), staleTime: 0 })
export const paymentMethodsQuery = () => handledQuery(listPaymentMethods)

/**
 * Ways to deliver to an address: a POST that only reads, so it is kept like a read. `cartMark` changes with the cart's lines.
 * @param isStored the cart has this very address already: then its own ways are asked for (contract.md §2.2).
 */
export const deliveryQuery = (address: Address | undefined, email: string | null | undefined, cartMark: string, isStored: boolean) => queryOptions({
  queryKey: [estimateShippingMethods.name, callLanguage(), address ?? null, cartMark],
  queryFn: ({ signal }) => (isStored ? call(listShippingMethods, undefined, { signal, handled: true }) : address ? call(estimateShippingMethods, { body: { address: toQuoteAddress(address, email) } }, { signal, handled: true }) : Promise.resolve([])),
  enabled: address !== undefined,
})
