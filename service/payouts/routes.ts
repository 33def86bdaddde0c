import { payoutRefusals } from '#domain/payouts/refusals.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toDecimal } from '#domain/money/money.ts'
import * as api from '#domain/payouts/api.ts'
import type { Db } from '#service/db/db.ts'
import { requireAssociate } from '#service/http/associate.ts'
import type { RequestContext } from '#service/http/context.ts'
import { refuse } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { findPayoutAccount, type PayoutAccountRow } from './account-store.ts'
import { applyForAccount } from './apply.ts'
import { payoutCreditOf } from './credit-store.ts'
import { isUnsettled, settleAccount } from './settle.ts'
import { setWeeklyPay } from './weekly-pay.ts'

/**
 * Number of the calling associate.
 * @throws Fault 400 for anyone else (C-7.4)
 */
const associateOf = (context: RequestContext): number =>
  requireAssociate(context, () => refuse(payoutRefusals.notAssociate)).id

/** The caller's account, after looking up open changes at the provider. */
async function ownAccount(context: RequestContext): Promise<PayoutAccountRow | undefined> {
  const customerId = associateOf(context)
  const account = await findPayoutAccount(context.db, customerId)
  if (!account || !isUnsettled(account, context.now)) return account
  await settleAccount(context, account, context.now)
  return findPayoutAccount(context.db, customerId)
}

/**
 * What commissions report about pending pay; they build on orders, which build on payout credit, so it is passed in.
 * `today`: Hong Kong date.
 */
interface Pay {
  /** In cents. */
  readonly pendingPay: (db: Db, customerId: number, today: string) => Promise<number>
  readonly nextPayment: (db: Db, customerId: number, today: string) => Promise<string | null>
}

/** Payout accounts and the iPayout balance of associates (R-713; C-7.4). */
export const payoutsRoutes = ({ pendingPay, nextPayment }: Pay): Route[] => [
  route(api.getPayoutStatus, async (_request, context) => {
    const account = await ownAccount(context)
    const isActive = account?.state === 'active'
    return [isActive, isActive && account.weekly_pay]
  }),
  route(api.getPayoutAccount, async (_request, context) => {
    const account = await ownAccount(context)
    const { db, now, ports, requireCustomer } = context
    const next = await nextPayment(db, requireCustomer().id, toHongKongDate(now))
    if (!account) return { state: 'none' as const, next_payment_date: next }
    const { state, username, reference } = account
    return state === 'active'
      ? { state, username, login_url: ports.payouts.loginUrl(reference), next_payment_date: next }
      : { state: 'pending' as const, username, next_payment_date: next }
  }),
  route(api.applyForPayoutAccount, ({ body }, context) => {
    associateOf(context)
    return applyForAccount(body.account, context)
  }),
  route(api.subscribeWeeklyPay, (_request, context) => {
    associateOf(context)
    return setWeeklyPay(true, context)
  }),
  route(api.unsubscribeWeeklyPay, (_request, context) => {
    associateOf(context)
    return setWeeklyPay(false, context)
  }),
  route(api.getPendingPay, async (_request, context) =>
    toDecimal(await pendingPay(context.db, associateOf(context), toHongKongDate(context.now))),
  ),
  route(api.getPayoutCredit, async (_request, context) =>
    toDecimal(await payoutCreditOf(context.db, associateOf(context))),
  ),
]
