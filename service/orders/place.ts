import { cartRefusals } from '#domain/cart/refusals.ts'
import { checkoutRefusals } from '#domain/checkout/refusals.ts'
import { paymentRefusals } from '#domain/payment/refusals.ts'
import { utc } from '#domain/dates/utc.ts'
import { membershipSkuFor } from '#domain/catalogue/membership-skus.ts'
import type { PlaceOrderResult } from '#domain/checkout/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { loyaltyForMinor } from '#domain/loyalty/points.ts'
import { toDecimal } from '#domain/money/money.ts'
import { mustPayNow } from '#domain/orders/payment-state.ts'
import { measuring } from '#service/metrics/measured.ts'
import { addItem, refuseMembership } from '#service/cart/items.ts'
import { viewerOf } from '#service/cart/viewer.ts'
import { findCustomerCart, noteQuote, type CartRow } from '#service/cart/store.ts'
import { viewCart, type CartView, type PricedLine } from '#service/cart/view.ts'
import { keepInAddressBook } from '#service/checkout/addresses.ts'
import { cartTotals, isVirtual, withoutDelivery, type CartTotals } from '#service/checkout/cart-totals.ts'
import { spendCoupon } from '#service/coupons/use-store.ts'
import { findPaymentMethod } from '#service/checkout/payment-methods.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { lockCustomer, type CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { refuse } from '#service/http/fault.ts'
import { spendPoints } from '#service/loyalty/store.ts'
import { spendPayoutCredit } from '#service/payouts/credit-store.ts'
import { claim, keepAnswer, type Claim } from './idempotency-store.ts'
import { insertOrder } from './new-order-store.ts'
import { paidNews, tellCustomer } from './documents/mail.ts'
import { completePaid } from './life.ts'
import { shortLines, takeStock } from './stock-store.ts'
import { newestOrderSince, type OrderRow } from './store.ts'

export interface PlaceOrderInput {
  readonly paymentMethod: string
  readonly addMembership: boolean
  /** The total that the customer was shown, in cents; for any other total nothing is ordered. */
  readonly expectedMinor?: number
}
type Answer = PlaceOrderResult

/** Time for which a second submit of a cart that became an order gets that order's answer. */
const REPEAT_MINUTES = 10

const answerFor = (orderId: number, status: string): Answer => ({
  result: 'true',
  order_id: orderId,
  need_payment: mustPayNow(status),
  out_of_stock_items: [],
})

const shortage = (lines: readonly PricedLine[]): Answer => ({
  result: 'false',
  order_id: null,
  need_payment: false,
  out_of_stock_items: lines.map(({ item, product }) => ({
    product_id: item.product_id,
    item_id: item.id,
    sku: item.sku,
    name: product?.name ?? item.sku,
    qty: item.qty,
  })),
})

/** The answer for the order that an earlier submit has just created from the customer's last cart. */
async function answerAgain(db: Db, customerId: number, now: Date): Promise<Answer | undefined> {
  const placed = await newestOrderSince(db, customerId, utc(now).subtract(REPEAT_MINUTES, 'minute').toDate())
  return placed && answerFor(placed.id, placed.status)
}

/** @throws Fault 400 with the messages of C-2.4, checked in Magento's order */
function checkReady(view: CartView, totals: CartTotals): void {
  if (view.lines.length === 0) throw refuse(checkoutRefusals.orderStopped)
  if (isVirtual(view)) return
  if (!view.cart.shipping_address)
    throw refuse(checkoutRefusals.addressWrong, [
      'The shipping address is missing. Set the address and try again.',
    ])
  if (!totals.shipping) throw refuse(checkoutRefusals.methodMissing)
}

/**
 * Locks the customer, whose balances the order may spend.
 * @throws Fault 400 for a membership without accepted terms, 404 for an account that has been deleted meanwhile
 */
async function lockPayer(db: Db, customerId: number, view: CartView): Promise<CustomerRow | undefined> {
  const payer = await lockCustomer(db, customerId)
  if (payer?.deleted_at) throw refuse(cartRefusals.noActiveCart)
  const hasMembership = view.lines.some(({ product }) => product?.isMembership)
  if ((hasMembership || view.cart.membership_selected) && !payer?.tc_agreed)
    throw refuse(checkoutRefusals.termsNotAccepted)
  return payer
}

/**
 * Spends the points and payout credit that pay for an order.
 * @throws Fault 400 if the balance has become too low
 */
async function spendBalances(db: Db, order: OrderRow, now: Date): Promise<void> {
  const { id, customer_id, increment_id, loyalty_minor, ipayout_minor } = order
  if (!(await spendPoints(db, { id, customer_id, increment_id }, loyaltyForMinor(loyalty_minor), now)))
    throw refuse(checkoutRefusals.points)
  const payment = { customerId: customer_id, orderId: id, amountMinor: ipayout_minor }
  if (ipayout_minor > 0 && !(await spendPayoutCredit(db, payment, now))) throw refuse(checkoutRefusals.credit)
}

/**
 * Turns the membership chosen beside the cart into an order line (C-4.1 `addMembership`).
 * @returns whether a line was added
 */
async function addMembershipLine(db: Db, cart: CartRow, context: RequestContext): Promise<boolean> {
  if (!cart.membership_selected) return false
  const viewer = viewerOf(context)
  const { lines } = await viewCart(db, cart, viewer)
  if (lines.some(({ product }) => product?.isMembership)) return false
  await addItem(
    db,
    cart,
    { sku: membershipSkuFor(cart.shipping_address?.country_id ?? undefined), qty: 1, option: undefined },
    viewer,
  )
  return true
}

/**
 * Places the order.
 * @param keep stores the answer in the same transaction
 */
async function placeInside(
  db: Db,
  input: PlaceOrderInput,
  context: RequestContext,
  keep: (answer: Answer, isNew?: boolean) => Promise<Answer>,
): Promise<Answer> {
  const customer = context.requireCustomer()
  const cart = await findCustomerCart(db, customer.id, 'locked')
  const hasGrown = cart && input.addMembership && (await addMembershipLine(db, cart, context))
  const stored = cart && (await viewCart(db, hasGrown ? { ...cart, items: null } : cart, viewerOf(context)))
  // the tab of the first submit may have begun the next cart already
  if (!stored || stored.lines.length === 0) {
    const earlier = await answerAgain(db, customer.id, context.now)
    if (earlier) return keep(earlier)
  }
  if (!cart || !stored) throw refuse(cartRefusals.noActiveCart)
  const view = withoutDelivery(stored)
  const totals = await cartTotals(db, view, context.now, languageOfStore(context.store.code), true)
  checkReady(view, totals)
  // Points can no longer pay: fine if the customer was shown the total without them, otherwise an error.
  if (totals.arePointsRefused && input.expectedMinor === undefined) throw refuse(checkoutRefusals.points)
  for (const { item } of view.lines) refuseMembership(item.sku, customer.group)
  const toldMinor = input.expectedMinor ?? (hasGrown ? null : cart.quoted_minor)
  if (toldMinor !== null && toldMinor !== totals.grandMinor) throw new TotalChanged(cart, totals.grandMinor)
  const method = findPaymentMethod(input.paymentMethod, {
    amountMinor: totals.grandMinor,
    creditDays: view.cart.credit_period,
    providers: context.ports.payments.providers,
  })
  if (!method) throw refuse(paymentRefusals.methodUnavailable)
  const buyer = await lockPayer(db, customer.id, view)
  refuseShort(shortLines(view.lines))
  const { order, lines } = await insertOrder(db, view, totals, method.code, context)
  await spendBalances(db, order, context.now)
  if (totals.coupon) await spendCoupon(db, totals.coupon.code, order.id, customer.id)
  const reader = { language: context.store.code, today: toHongKongDate(context.now) }
  await keepInAddressBook(db, view.cart.shipping_address, customer.id, reader)
  const isPaid = order.status === 'paid'
  await tellCustomer(db, order, isPaid ? paidNews(order) : 'placed', context.now, { known: { buyer, lines } })
  if (isPaid) await completePaid(db, order, lines, buyer?.group_label, context.now)
  const answer = await keep(answerFor(order.id, order.status), true)
  refuseShort(await takeStock(db, view.lines, order.id, cart.shipping_address?.country_id ?? 'HK'))
  return answer
}

/** Carries the answer of a stock failure out of a transaction that must be rolled back. */
class Shortage extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('not enough stock')
    this.answer = answer
  }
}

/** @throws Shortage when lines have too little stock */
function refuseShort(lines: readonly PricedLine[]): void {
  if (lines.length > 0) throw new Shortage(shortage(lines))
}

/** Carries the new total out of the transaction that is rolled back. Once told, the customer may order for it. */
class TotalChanged extends Error {
  readonly cart: CartRow
  readonly totalMinor: number
  constructor(cart: CartRow, totalMinor: number) {
    super(checkoutRefusals.totalChanged.sentence)
    this.cart = cart
    this.totalMinor = totalMinor
  }
}

/**
 * Turns the active cart into an order, once however often the request is sent (C-4.1): the cart is locked,
 * `sales_order.cart_id` is unique, and an `Idempotency-Key` replays its answer for 24 hours.
 * @throws Fault 400, 404 or 409
 */
export async function placeOrder(input: PlaceOrderInput, context: RequestContext): Promise<Answer> {
  const customer = context.requireCustomer()
  const key = context.idempotencyKey
  const held: Claim | undefined = key
    ? { customerId: customer.id, key, call: 'placeOrder', request: input, now: context.now }
    : undefined
  try {
    let isPlaced = false
    const answer = await context.db.tx(async (db) => {
      isPlaced = false
      const earlier = held && (await claim<Answer>(db, held))
      if (earlier) return earlier
      return placeInside(db, input, context, async (found, isNew = false) => {
        isPlaced = isNew
        if (held) await keepAnswer(db, held, found)
        return found
      })
    })
    if (isPlaced) measuring()?.orderPlaced()
    return answer
  } catch (error) {
    if (error instanceof Shortage) return error.answer
    if (!(error instanceof TotalChanged)) throw error
    await noteQuote(context.db, error.cart, error.totalMinor)
    throw refuse(checkoutRefusals.totalChanged, [toDecimal(error.totalMinor)])
  }
}
