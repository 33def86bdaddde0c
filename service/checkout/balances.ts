import { checkoutRefusals } from '#domain/checkout/refusals.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { creditObstacle, loyaltyObstacle } from '#domain/loyalty/eligibility.ts'
import { ownCart } from '#service/cart/current-cart.ts'
import { setCartBalances, type CartRow } from '#service/cart/store.ts'
import { loyaltyCart, viewCart } from '#service/cart/view.ts'
import { viewerOf } from '#service/cart/viewer.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { refuse } from '#service/http/fault.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { readPoints } from '#service/loyalty/store.ts'
import { payoutCreditOf } from '#service/payouts/credit-store.ts'
import { cartTotals, subtotalOf, withoutDelivery, type CartTotals } from './cart-totals.ts'

/** Amounts of a cart paid with points and payout credit, as it stands now. */
export async function totalsNow(db: Db, cart: CartRow, context: RequestContext): Promise<CartTotals> {
  const view = withoutDelivery(await viewCart(db, cart, viewerOf(context)))
  return cartTotals(db, view, context.now, languageOfStore(context.store.code))
}

/** Points balance in ten-thousandths, and whether it can pay for the caller's cart; never without a cart. */
export async function checkPoints(
  context: RequestContext,
  cart: CartRow | undefined,
): Promise<{ balance: number; canUse: boolean }> {
  const { db, now } = context
  const balance = await readPoints(db, context.requireCustomer().id, toHongKongDate(now))
  if (!cart) return { balance, canUse: false }
  const view = await viewCart(db, cart, viewerOf(context))
  return { balance, canUse: loyaltyObstacle(loyaltyCart(view), balance, subtotalOf(view)) === null }
}

/**
 * Pays for the caller's cart with points. They are spent only when the cart becomes an order.
 * @throws Fault 400 when they cannot pay for it
 */
export const choosePoints = (context: RequestContext): Promise<true> =>
  context.db.tx(async (db) => {
    const cart = await ownCart(db, context, 'locked')
    // selected credit that pays nothing any more must not block points
    const usesIPayout = cart.uses_ipayout && (await totalsNow(db, cart, context)).ipayoutMinor > 0
    const view = await viewCart(db, { ...cart, uses_ipayout: usesIPayout }, viewerOf(context))
    const balance = await readPoints(db, context.requireCustomer().id, toHongKongDate(context.now))
    if (loyaltyObstacle(loyaltyCart(view), balance, subtotalOf(view)) !== null)
      throw refuse(checkoutRefusals.points)
    await setCartBalances(db, cart.id, { usesLoyalty: true, usesIPayout: false }, context.now)
    return true as const
  })

/**
 * Pays as much of the caller's cart as possible with payout credit.
 * @returns the amount in cents
 * @throws Fault 400 when it cannot pay anything
 */
export const chooseCredit = (context: RequestContext): Promise<number> =>
  context.db.tx(async (db) => {
    const customer = context.requireCustomer()
    const cart = await ownCart(db, context, 'locked')
    const before = await totalsNow(db, cart, context)
    const balance = customer.group === 'associate' ? await payoutCreditOf(db, customer.id) : 0
    const state = { isEmpty: before.lines.length === 0, usesLoyalty: before.loyaltyMinor > 0 }
    if (creditObstacle(state, balance) !== null) throw refuse(checkoutRefusals.credit)
    await setCartBalances(db, cart.id, { usesLoyalty: false, usesIPayout: true }, context.now)
    return (await totalsNow(db, { ...cart, uses_loyalty: false, uses_ipayout: true }, context)).ipayoutMinor
  })

/** Stops paying for the caller's cart with points or payout credit. */
export const dropBalance = (context: RequestContext, balance: 'points' | 'credit'): Promise<true> =>
  context.db.tx(async (db) => {
    const cart = await ownCart(db, context, 'locked')
    await setCartBalances(
      db,
      cart.id,
      {
        usesLoyalty: balance === 'points' ? false : cart.uses_loyalty,
        usesIPayout: balance === 'credit' ? false : cart.uses_ipayout,
      },
      context.now,
    )
    return true as const
  })
