import type { CartItem } from '#domain/cart/schema.ts'
import { useSession } from '#features/kit/session.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { CartView } from './CartView.tsx'
import type { RemovedLine } from './optimistic.ts'
import { useCart } from './use-cart.ts'

export interface CartPageProps {
  /** Below the cart, when it is read: a rail of products that the app brings from the catalogue. */
  suggestions?: ReactNode
  /** The stock source that the shopper chose. */
  source?: string | undefined
  /** Where it is chosen. */
  sourceChooser?: ReactNode
}

/** /cart: reads the cart and its totals, remembers what was removed until the page is left. */
export function CartPage({ suggestions, source, sourceChooser }: CartPageProps) {
  const state = useCart()
  const { group } = useSession()
  const [removed, setRemoved] = useState<RemovedLine[]>([])
  const { cart, ensure } = state
  const isMissing = cart === null && !state.isPending

  // /cart needs a cart, so a missing one is created first (shopping.md §4)
  useEffect(() => { if (isMissing) void ensure() }, [isMissing]) // oxlint-disable-line react-hooks/exhaustive-deps -- once per disappearance

  const remove = async (item: CartItem, index: number) => {
    setRemoved((lines) => [...lines, { item, index }])
    if (!await state.remove(item)) setRemoved((lines) => lines.filter((line) => line.item !== item))
  }
  const undo = async (item: CartItem) => {
    if (await state.undo(item)) setRemoved((lines) => lines.filter((line) => line.item !== item))
  }
  return (
    <CartView
      items={cart?.items} totals={state.totals} isPending={state.isPending} hasFailed={state.error !== null && !cart}
      removed={removed} offersWaiver={group !== 'associate'} suggestions={suggestions} source={source} sourceChooser={sourceChooser} checkoutHref="/checkout"
      onQuantity={(item, quantity) => void state.update(item, quantity)} onRemove={(item, index) => void remove(item, index)} onUndo={undo} onRetry={state.retry}
    />
  )
}
