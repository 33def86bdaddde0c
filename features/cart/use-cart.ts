import type { Cart, CartItem } from '#domain/cart/schema.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeLine, ensureGuestCart, removeLine } from './cart-calls.ts'
import { withQuantity, withoutLine } from './optimistic.ts'
import { cartQuery } from './queries.ts'
import { useAddLine } from './use-add-line.ts'
import { useCartRead, useGuestCartId, type CartRead } from './use-cart-read.ts'
import { succeeded, useChanging } from './use-changing.ts'

/** The cart of the person at the screen. A change is shown at once and taken back when it fails. */
export interface CartState extends CartRead {
  update: (item: CartItem, quantity: number) => Promise<boolean>
  remove: (item: CartItem) => Promise<boolean>
  /** Puts a removed line back with its options. */
  undo: (item: CartItem) => Promise<boolean>
  /** Creates a missing guest cart: for the screens that need one (decisions.md, "a missing cart is created first"). */
  ensure: () => Promise<void>
}

/** Reads the cart with its totals and changes it: the cart page's. Others take useCartRead, useCartCount or useAddLine. */
export function useCart(): CartState {
  const client = useQueryClient()
  const read = useCartRead({ withTotals: true })
  const { queryKey } = cartQuery(useGuestCartId())
  const add = useAddLine()
  const changing = useChanging()

  const change = async (next: (cart: Cart) => Cart): Promise<void> => {
    await client.cancelQueries({ queryKey })
    client.setQueryData<Cart | null>(queryKey, (cart) => (cart ? next(cart) : cart))
  }
  const updating = useMutation({
    ...changing,
    mutationFn: ({ item, quantity }: { item: CartItem; quantity: number }) => changeLine(item, quantity),
    onMutate: ({ item, quantity }) => change((cart) => withQuantity(cart, item.item_id ?? 0, quantity)),
  })
  const removing = useMutation({
    ...changing,
    mutationFn: (item: CartItem) => removeLine(item.item_id ?? 0),
    onMutate: (item) => change((cart) => withoutLine(cart, item.item_id ?? 0)),
  })
  return {
    ...read,
    update: (item, quantity) => succeeded(updating.mutateAsync({ item, quantity })),
    remove: (item) => succeeded(removing.mutateAsync(item)),
    undo: (item) => {
      // with options the line is named by the product they were chosen of; without, by itself
      const sku = item.product_option ? item.extension_attributes?.product?.sku : undefined
      return add({ sku: sku ?? item.sku ?? '', quantity: item.qty, options: item.product_option })
    },
    ensure: async () => { if (tokenSlot.read() === undefined) await ensureGuestCart().catch(changing.onError) },
  }
}
