import { totalsView, type TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart, CartItem } from '#domain/cart/schema.ts'
import { succeeded, useChange } from '#features/kit/change.ts'
import { readFailure, type ReadFailure } from '#features/kit/read-failure.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { ensureGuestCart } from './cart-calls.ts'
import { changeLine, chooseMembership, removeLine } from './line-calls.ts'
import { withMembership, withQuantity, withoutLine } from './optimistic.ts'
import { cartQuery, totalsQuery } from './queries.ts'
import { useAddLine } from './use-add-line.ts'
import { useCartRead, useGuestCartId, type CartRead } from './use-cart-read.ts'
import { useCartChange } from './use-cart-change.ts'

/** The visitor's cart. Changes are shown at once and reverted if they fail. */
export interface CartState extends CartRead {
  /** In minor units; undefined until read. */
  totals: TotalsView | undefined
  totalsFailure: ReadFailure | undefined
  update: (item: CartItem, quantity: number) => Promise<boolean>
  remove: (item: CartItem) => Promise<boolean>
  /** Restores a removed line with its options. */
  undo: (item: CartItem) => Promise<boolean>
  /** Chooses a membership beside the lines, or no longer. */
  selectMembership: (isSelected: boolean) => Promise<boolean>
  /** Creates a missing guest cart, for screens that need one. */
  ensure: () => Promise<void>
}

/** Reads and changes the cart with its totals, for the cart page. Others use useCartRead, useCartCount or useAddLine. */
export function useCart(): CartState {
  const read = useCartRead()
  const guestId = useGuestCartId()
  const { queryKey } = cartQuery(guestId)
  const hasLines = (read.cart?.items?.length ?? 0) > 0
  const totals = useQuery({ ...totalsQuery(guestId), enabled: hasLines })
  const add = useAddLine()
  const changing = useCartChange()

  const updating = useChange({
    ...changing,
    run: ({ item, quantity }: { item: CartItem; quantity: number }) => changeLine(item, quantity),
    optimistic: {
      queryKey,
      next: (cart: Cart, { item, quantity }) => withQuantity(cart, item.item_id ?? 0, quantity),
    },
  })
  const removing = useChange({
    ...changing,
    run: (item: CartItem) => removeLine(item.item_id ?? 0),
    optimistic: { queryKey, next: (cart: Cart, item) => withoutLine(cart, item.item_id ?? 0) },
  })
  const selecting = useChange({
    ...changing,
    run: chooseMembership,
    optimistic: { queryKey, next: (cart: Cart, isSelected) => withMembership(cart, isSelected) },
  })
  return {
    ...read,
    totals: totals.data && totalsView(totals.data),
    totalsFailure: hasLines ? readFailure(totals) : undefined,
    selectMembership: (isSelected) => succeeded(selecting.mutateAsync(isSelected)),
    update: (item, quantity) => succeeded(updating.mutateAsync({ item, quantity })),
    remove: (item) => succeeded(removing.mutateAsync(item)),
    undo: (item) => {
      // a line with options is named by its configurable product, any other by itself
      const sku = item.product_option ? item.extension_attributes?.product?.sku : undefined
      return add({ sku: sku ?? item.sku ?? '', quantity: item.qty, options: item.product_option })
    },
    ensure: async () => {
      if (tokenSlot.read() === undefined) await ensureGuestCart().catch(changing.onError)
    },
  }
}
