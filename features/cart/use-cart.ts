import { cartCount, totalsView, type TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart, CartItem } from '#domain/cart/schema.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { customerSlot, tokenSlot, useHydrated, useStored } from '#features/kit/storage.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { addLine, changeLine, ensureGuestCart, removeLine, type NewLine } from './cart-calls.ts'
import { cartFault } from './cart-messages.ts'
import { withQuantity, withoutLine } from './optimistic.ts'
import { cartQuery, cartReads, totalsQuery } from './queries.ts'

/** The cart of the person at the screen. */
export interface CartState {
  /** null while there is none; undefined while it is being read. */
  cart: Cart | null | undefined
  /** In minor units; undefined until asked for (`withTotals`) and read. */
  totals: TotalsView | undefined
  /** Pieces in the cart. */
  count: number
  /** The cart is being read for the first time. */
  isPending: boolean
  error: Error | null
  /** A change is on its way to the service. */
  isChanging: boolean
  /** True when the line is in the cart; the caller tells it. A failure has been told already. */
  add: (line: NewLine) => Promise<boolean>
  update: (item: CartItem, quantity: number) => Promise<boolean>
  remove: (item: CartItem) => Promise<boolean>
  /** Puts a removed line back with its options. */
  undo: (item: CartItem) => Promise<boolean>
  /** Creates a missing guest cart: for the screens that need one (decisions.md, "a missing cart is created first"). */
  ensure: () => Promise<void>
  retry: () => void
}

/** Changes go to the service one after another: the last press wins. */
const oneByOne = { scope: { id: 'cart' }, retry: false } as const

/**
 * Reads and changes the cart; every caller shares one cached copy. Totals cost a second call and are read only `withTotals`.
 * Failures are shown as notices (shopping.md §8); a change that failed is taken back.
 */
export function useCart({ withTotals = false }: { withTotals?: boolean } = {}): CartState {
  const client = useQueryClient()
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const hydrated = useHydrated()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const kept = useStored(customerSlot)?.cartId
  const guestId = !isSignedIn && typeof kept === 'string' && kept !== '' ? kept : undefined
  const enabled = hydrated && (isSignedIn || guestId !== undefined)

  const options = cartQuery(guestId)
  const read = useQuery({ ...options, enabled })
  const totals = useQuery({ ...totalsQuery(guestId), enabled: enabled && withTotals && (read.data?.items?.length ?? 0) > 0 })

  const refresh = useCallback(async () => {
    const reads = { predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => cartReads.includes(String(name)) }
    // A first read under way was asked before the change and would pass for the answer to it.
    await client.cancelQueries(reads)
    await client.invalidateQueries(reads)
  }, [client])
  const tell = useCallback((error: unknown) => {
    enqueue({ message: cartFault(intl, error), variant: 'error' })
  }, [enqueue, intl])

  const change = async (next: (cart: Cart) => Cart): Promise<void> => {
    await client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData<Cart | null>(options.queryKey, (cart) => (cart ? next(cart) : cart))
  }
  const adding = useMutation({ ...oneByOne, mutationFn: addLine, onError: tell, onSettled: refresh })
  const updating = useMutation({
    ...oneByOne, onError: tell, onSettled: refresh,
    mutationFn: ({ item, quantity }: { item: CartItem; quantity: number }) => changeLine(item, quantity),
    onMutate: ({ item, quantity }) => change((cart) => withQuantity(cart, item.item_id ?? 0, quantity)),
  })
  const removing = useMutation({
    ...oneByOne, onError: tell, onSettled: refresh,
    mutationFn: (item: CartItem) => removeLine(item.item_id ?? 0),
    onMutate: (item) => change((cart) => withoutLine(cart, item.item_id ?? 0)),
  })

  const succeeded = (work: Promise<unknown>): Promise<boolean> => work.then(() => true, () => false)
  const cart = enabled ? read.data : hydrated ? null : undefined
  return {
    cart,
    totals: totals.data ? totalsView(totals.data) : undefined,
    count: cartCount(cart),
    isPending: !hydrated || (enabled && read.isPending),
    error: read.error,
    isChanging: adding.isPending || updating.isPending || removing.isPending || totals.isFetching,
    add: (line) => succeeded(adding.mutateAsync(line)),
    update: (item, quantity) => succeeded(updating.mutateAsync({ item, quantity })),
    remove: (item) => succeeded(removing.mutateAsync(item)),
    undo: (item) => {
      // with options the line is named by the product they were chosen of; without, by itself
      const sku = item.product_option ? item.extension_attributes?.product?.sku : undefined
      return succeeded(adding.mutateAsync({ sku: sku ?? item.sku ?? '', quantity: item.qty, options: item.product_option }))
    },
    ensure: async () => { if (!isSignedIn) await ensureGuestCart().catch(tell) },
    retry: () => { void read.refetch() },
  }
}
