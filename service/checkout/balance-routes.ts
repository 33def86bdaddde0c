import { getCreditUse, removeCredit, useCredit } from '#domain/checkout/api.ts'
import * as api from '#domain/loyalty/api.ts'
import { pointsText } from '#domain/loyalty/points.ts'
import { toDecimal } from '#domain/money/money.ts'
import { ownCart } from '#service/cart/current-cart.ts'
import { findCustomerCart } from '#service/cart/store.ts'
import { route, type Route } from '#service/http/route.ts'
import { checkPoints, chooseCredit, choosePoints, dropBalance, totalsNow } from './balances.ts'

/** Paying the active cart with loyalty points or payout credit (C-6.5). */
export const balanceRoutes: Route[] = [
  route(api.checkPoints, async (_request, context) => {
    const cart = await findCustomerCart(context.db, context.requireCustomer().id)
    const { balance, canUse } = await checkPoints(context, cart)
    return { can_use_points: canUse, total_amount_available: pointsText(balance) }
  }),
  route(api.getPointsUse, async (_request, context) => {
    const totals = await totalsNow(context.db, await ownCart(context.db, context), context)
    return totals.loyaltyMinor > 0
  }),
  route(api.usePoints, (_request, context) => choosePoints(context)),
  route(api.removePoints, (_request, context) => dropBalance(context, 'points')),
  route(getCreditUse, async (_request, context) => {
    const totals = await totalsNow(context.db, await ownCart(context.db, context), context)
    return toDecimal(totals.ipayoutMinor)
  }),
  route(useCredit, async (_request, context) => toDecimal(await chooseCredit(context))),
  route(removeCredit, (_request, context) => dropBalance(context, 'credit')),
]
