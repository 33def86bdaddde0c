import { getCart, getCartTotals, getGuestCart, getGuestCartTotals } from '#domain/cart/api.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { handledQuery, queryKey } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { isSignedIn, readCustomerCart, readGuestCart } from './cart-calls.ts'
import { readGuestCartId } from './cart-id.ts'

/**
 * The cart of the guest's id, or with undefined the signed-in customer's. Refetched on focus, because another tab may
 * have changed it. The checkout uses it too.
 */
export const cartQuery = (cartId: string | undefined) =>
  queryOptions<Cart | null>({
    queryKey: cartId === undefined ? queryKey(getCart) : queryKey(getGuestCart, { params: { cartId } }),
    queryFn: ({ signal }) =>
      cartId === undefined ? readCustomerCart(signal) : readGuestCart(cartId, signal),
    refetchOnWindowFocus: 'always',
  })

/** The totals of the same cart. The checkout reads them with options of its own. */
export const totalsQuery = (cartId: string | undefined) => ({
  ...(cartId === undefined
    ? handledQuery(getCartTotals)
    : handledQuery(getGuestCartTotals, { params: { cartId } })),
  refetchOnWindowFocus: 'always' as const,
})

/** The visitor's cart, if there is one. */
export function ownCartQueries() {
  const id = isSignedIn() ? undefined : readGuestCartId()
  return isSignedIn() || id !== undefined ? [cartQuery(id), totalsQuery(id)] : []
}
