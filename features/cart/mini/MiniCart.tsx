import { totalsView } from '#domain/cart/cart-view.ts'
import { useQuery } from '@tanstack/react-query'
import { totalsQuery } from '../queries.ts'
import { useCartRead, useGuestCartId } from '../use-cart-read.ts'
import { MiniCartView } from './MiniCartView.tsx'

export interface MiniCartProps {
  isOpen: boolean
  onClose: () => void
}

/** Reads the cart for the panel below the header. The totals are read while it is open. */
export function MiniCart({ isOpen, onClose }: MiniCartProps) {
  const items = useCartRead().cart?.items ?? []
  const guestId = useGuestCartId()
  const totals = useQuery({ ...totalsQuery(guestId), enabled: isOpen && items.length > 0 })
  return (
    <MiniCartView
      isOpen={isOpen && items.length > 0}
      items={items}
      totals={totals.data && totalsView(totals.data)}
      onClose={onClose}
    />
  )
}
