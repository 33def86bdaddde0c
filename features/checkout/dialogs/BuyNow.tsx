import { updateCartItem } from '#domain/cart/api.ts'
import { readBuyNow, splitCart, withoutBuyNow, type BuyNow as Wanted } from '#domain/cart/buy-now.ts'
import { lineView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { moveCartToFavourites } from '#domain/favourites/api.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { call } from '#features/kit/call.ts'
import { useChange } from '#features/kit/change.ts'
import { faultNotice, faultText } from '#features/kit/service-fault.ts'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { BuyNowDialog } from './BuyNowDialog.tsx'

const calls = [updateCartItem, moveCartToFavourites]

/** What the address wants to be bought now, until that is settled. */
export function BuyNow({ cart }: { cart: Cart }) {
  const [search, setSearch] = useSearchParams()
  const wanted = readBuyNow(search)
  return (
    wanted && (
      <WantedLine
        cart={cart}
        wanted={wanted}
        onDone={() => {
          setSearch(withoutBuyNow, { replace: true, preventScrollReset: true })
        }}
      />
    )
  )
}

/**
 * After "Buy now": sets the line to the wanted quantity, which a merge of two carts may have raised, and asks about
 * the other lines of the cart.
 */
function WantedLine({ cart, wanted, onDone }: { cart: Cart; wanted: Wanted; onDone: () => void }) {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const { line, others } = splitCart(cart.items ?? [], wanted)
  const onError = (error: unknown) => {
    enqueue(faultNotice(error, faultText(intl, error, 'checkout.buyNow.failed')))
  }
  const setting = useChange({
    calls,
    scope: 'cart',
    onError,
    run: async ({ item_id: itemId = 0, quote_id }: { item_id?: number | undefined; quote_id: string }) => {
      const body = { cartItem: { item_id: itemId, qty: wanted.quantity, quote_id } }
      await call(updateCartItem, { params: { itemId }, body }, { handled: true })
    },
  })
  const moving = useChange({
    calls,
    scope: 'cart',
    onError,
    run: (itemIds: number[]) => call(moveCartToFavourites, { body: { itemIds } }, { handled: true }),
  })

  const isOther = line !== undefined && line.qty !== wanted.quantity && setting.isIdle
  const isSettled = !line || (others.length === 0 && !isOther && !setting.isPending)
  useEffect(() => {
    if (isOther) setting.mutate({ item_id: line.item_id, quote_id: line.quote_id })
    else if (isSettled) onDone()
  }, [isOther, isSettled]) // oxlint-disable-line react-hooks/exhaustive-deps -- once per state of the cart
  if (!line || others.length === 0 || isOther || setting.isPending) return null
  return (
    <BuyNowDialog
      line={lineView(line)}
      others={others.map(lineView)}
      isMoving={moving.isPending}
      onAll={onDone}
      onOnly={() => {
        moving.mutate(
          others.map(({ item_id: id = 0 }) => id),
          { onSuccess: onDone },
        )
      }}
    />
  )
}
