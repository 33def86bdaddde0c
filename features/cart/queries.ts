import { getCart, getCartTotals, getGuestCart, getGuestCartTotals } from '#domain/cart/api.ts'
import type { Cart, Totals } from '#domain/cart/schema.ts'
import { queryKey } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { readGuestCart, readMyCart, readTotals } from './cart-calls.ts'

/** The cart of the guest's id, or with undefined the signed-in customer's. Another tab may have changed it: focus reads it again. */
export const cartQuery = (cartId: string | undefined) => queryOptions<Cart | null>({
  queryKey: cartId === undefined ? queryKey(getCart) : queryKey(getGuestCart, { params: { cartId } }),
  queryFn: ({ signal }) => (cartId === undefined ? readMyCart(signal) : readGuestCart(cartId, signal)),
  refetchOnWindowFocus: 'always',
})

export const totalsQuery = (cartId: string | undefined) => queryOptions<Totals>({
  queryKey: cartId === undefined ? queryKey(getCartTotals) : queryKey(getGuestCartTotals, { params: { cartId } }),
  queryFn: ({ signal }) => readTotals(cartId, signal),
  refetchOnWindowFocus: 'always',
})

/** Names of the reads that any change of the cart makes stale. */
export const cartReads = [getCart.name, getCartTotals.name, getGuestCart.name, getGuestCartTotals.name]
