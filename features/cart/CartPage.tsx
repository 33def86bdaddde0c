import type { CartItem } from '#domain/cart/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { lacks } from '#features/kit/call.ts'
import { useSession } from '#features/kit/session.ts'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { CartView } from './CartView.tsx'
import { inOldPlaces, type RemovedLine } from './optimistic.ts'
import { DeliveryFiller } from './summary/DeliveryFiller.tsx'
import { useCart } from './use-cart.ts'

export interface CartPageProps {
  /** Content below the cart once it is loaded: a rail of products, provided by the app. */
  suggestions?: ReactNode
  /** The coupon of a signed-in customer's cart; provided by the coupons feature. */
  Coupon: ComponentType<{ applied: string | null; arePointsUsed: boolean; onRead: () => void }>
  /** The stock source that the shopper chose. */
  source?: string | undefined
  /** Where it is chosen. */
  sourceChooser?: ReactNode
}

/** /cart: reads the cart and its totals, and remembers removed lines until the page is left. */
export function CartPage({ suggestions, Coupon, source, sourceChooser }: CartPageProps) {
  const state = useCart()
  const { group, customer } = useSession()
  const [removed, setRemoved] = useState<RemovedLine[]>([])
  const [putBack, setPutBack] = useState<RemovedLine[]>([])
  const [isCouponRead, setCouponRead] = useState(false)
  const { cart, totals, ensure } = state
  const isMissing = cart === null && !state.isPending

  // /cart needs a cart, so it creates a missing one
  useEffect(() => {
    if (isMissing) void ensure()
  }, [isMissing]) // oxlint-disable-line react-hooks/exhaustive-deps -- once per disappearance

  const remove = async (item: CartItem, index: number) => {
    setRemoved((lines) => [...lines, { item, index }])
    if (!(await state.remove(item))) setRemoved((lines) => lines.filter((line) => line.item !== item))
  }
  const undo = async (item: CartItem) => {
    if (!(await state.undo(item))) return
    const removedLine = removed.find((line) => line.item === item)
    if (removedLine) setPutBack((lines) => [...lines, removedLine])
    setRemoved((lines) => lines.filter((line) => line.item !== item))
  }
  return (
    <CartView
      items={cart?.items && inOldPlaces(cart.items, putBack)}
      totals={totals}
      isPending={state.isPending}
      failure={state.failure}
      totalsFailure={state.totalsFailure}
      removed={removed}
      offersWaiver={group !== 'associate' && !lacks('membershipChoice')}
      isMembershipSelected={cart?.extension_attributes?.membership_item_selected ?? false}
      onSelectMembership={customer ? (selected) => void state.selectMembership(selected) : undefined}
      suggestions={suggestions}
      areSuggestionsDue={
        state.failure !== undefined ||
        state.totalsFailure !== undefined ||
        (totals ? !customer || isCouponRead : cart?.items?.length === 0)
      }
      filler={(missing) => (
        <DeliveryFiller missing={missing} inCart={cart?.items?.map(({ sku }) => sku ?? '') ?? []} />
      )}
      coupon={
        customer &&
        totals && (
          <Suspense fallback={<Skeleton shape="button" />}>
            <Coupon
              applied={totals.couponCode ?? null}
              arePointsUsed={totals.points > 0}
              onRead={() => {
                setCouponRead(true)
              }}
            />
          </Suspense>
        )
      }
      source={source}
      sourceChooser={sourceChooser}
      checkoutHref={paths.checkout()}
      onQuantity={(item, quantity) => void state.update(item, quantity)}
      onRemove={(item, index) => void remove(item, index)}
      onUndo={undo}
    />
  )
}
