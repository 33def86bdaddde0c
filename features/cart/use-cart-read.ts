import { cartCount } from '#domain/cart/cart-count.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { readFailure, type ReadFailure } from '#features/kit/read-failure.ts'
import { useIsSigningIn } from '#features/kit/session.ts'
import { customerSlot, tokenSlot, useHydrated, useStored } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { cartQuery } from './queries.ts'

/** The visitor's cart. */
export interface CartRead {
  /** null without one; undefined while loading. */
  cart: Cart | null | undefined
  /** Whether the cart is loading for the first time. */
  isPending: boolean
  /** The failure of loading the cart. */
  failure: ReadFailure | undefined
}

/** Id of a guest's cart; undefined without one, and for signed-in customers. */
export function useGuestCartId(): string | undefined {
  const isSignedIn = useStored(tokenSlot) !== undefined
  const cartId = useStored(customerSlot)?.cartId
  return !isSignedIn && typeof cartId === 'string' && cartId !== '' ? cartId : undefined
}

/** Reads the cart; all callers share one cached copy. */
export function useCartRead(): CartRead {
  const hydrated = useHydrated()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const guestId = useGuestCartId()
  const isSigningIn = useIsSigningIn()
  const enabled = hydrated && !isSigningIn && (isSignedIn || guestId !== undefined)
  const read = useQuery({ ...cartQuery(guestId), enabled })
  return {
    cart: enabled ? read.data : hydrated && !isSigningIn ? null : undefined,
    isPending: !hydrated || isSigningIn || (enabled && read.isPending),
    failure: enabled ? readFailure(read) : undefined,
  }
}

/** Number of pieces in the cart. */
export const useCartCount = (): number => cartCount(useCartRead().cart)
