import { cartCount, totalsView, type TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { customerSlot, tokenSlot, useHydrated, useStored } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { cartQuery, totalsQuery } from './queries.ts'

/** What lies in the cart of the person at the screen. */
export interface CartRead {
  /** null while there is none; undefined while it is being read. */
  cart: Cart | null | undefined
  /** In minor units; undefined until asked for (`withTotals`) and read. */
  totals: TotalsView | undefined
  /** The cart is being read for the first time. */
  isPending: boolean
  error: Error | null
  retry: () => void
}

/** The id of a guest's cart; undefined while there is none, and for the signed-in. */
export function useGuestCartId(): string | undefined {
  const isSignedIn = useStored(tokenSlot) !== undefined
  const kept = useStored(customerSlot)?.cartId
  return !isSignedIn && typeof kept === 'string' && kept !== '' ? kept : undefined
}

/** Reads the cart; every caller shares one cached copy. Totals cost a second call and are read only `withTotals`. */
export function useCartRead({ withTotals = false }: { withTotals?: boolean } = {}): CartRead {
  const hydrated = useHydrated()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const guestId = useGuestCartId()
  const enabled = hydrated && (isSignedIn || guestId !== undefined)
  const read = useQuery({ ...cartQuery(guestId), enabled })
  const totals = useQuery({ ...totalsQuery(guestId), enabled: enabled && withTotals && (read.data?.items?.length ?? 0) > 0 })
  return {
    cart: enabled ? read.data : hydrated ? null : undefined,
    totals: totals.data ? totalsView(totals.data) : undefined,
    isPending: !hydrated || (enabled && read.isPending),
    error: read.error,
    retry: () => { void read.refetch() },
  }
}

/** Pieces in the cart. */
export const useCartCount = (): number => cartCount(useCartRead().cart)
