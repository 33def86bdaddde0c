import { membershipSkuFor } from '#domain/catalogue/membership-skus.ts'
import type { PlaceOrderResult } from '#domain/checkout/schema.ts'
import { addItem } from '#service/cart/items.ts'
import { viewerOf } from '#service/cart/routes.ts'
import { findCustomerCart, type CartRow } from '#service/cart/store.ts'
import { viewCart, type CartView, type PricedLine } from '#service/cart/view.ts'
import { cartTotals, isVirtual, type CartTotals } from '#service/checkout/cart-totals.ts'
import { spendCoupon } from '#service/checkout/coupons.ts'
import { findPaymentMethod } from '#service/checkout/payment-methods.ts'
import { languageOf } from '#service/checkout/shipping-texts.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { fault } from '#service/http/fault.ts'
import { claim, keepAnswer, type Claim } from './idempotency.ts'
import { insertOrder, insertOrderItems } from './insert.ts'
import { tellCustomer } from './mail.ts'
import { holdStock, takeStock } from './stock.ts'

export interface PlaceOrderInput { readonly paymentMethod: string; readonly addMembership: boolean }
type Answer = PlaceOrderResult

/** How long a second submit of a cart that became an order gets that order's answer. */
const REPEAT_MINUTES = 10

const answerFor = (orderId: number, status: string): Answer => ({ result: 'true', order_id: orderId, need_payment: status === 'pending_payment', out_of_stock_items: [] })

const shortage = (lines: readonly PricedLine[]): Answer => ({
  result: 'false', order_id: null, need_payment: false,
  out_of_stock_items: lines.map(({ item, product }) => ({ product_id: item.product_id, item_id: item.id, sku: item.sku, name: product?.name ?? item.sku, qty: item.qty })),
})

/** The order that a double submit has just made of the customer's last cart. */
const justPlaced = (db: Db, customerId: number, now: Date) => db.one<{ id: number; status: string }>(
  'select id, status from sales_order where customer_id = $1 and cart_id is not null and created_at > $2 order by id desc limit 1',
  [customerId, new Date(now.getTime() - REPEAT_MINUTES * 60_000)],
)

/** @throws Fault 400 with the texts of contract.md §2.4, in Magento's order of rules */
function checkReady(view: CartView, totals: CartTotals): void {
  if (view.lines.length === 0) throw fault(400, 'A server error stopped your order from being placed. Please try to place your order again.')
  if (isVirtual(view)) return
  if (!view.cart.shipping_address) throw fault(400, 'Please check the shipping address information. %1', ['The shipping address is missing. Set the address and try again.'])
  if (!totals.shipping) throw fault(400, 'The shipping method is missing. Select the shipping method and try again.')
}

interface Payer { tc_agreed: boolean; loyalty_ten_thousandths: number }

async function payWithBalances(db: Db, customerId: number, view: CartView, totals: CartTotals): Promise<void> {
  const payer = await db.one<Payer>('select tc_agreed, loyalty_ten_thousandths from customer where id = $1 for update', [customerId])
  const hasMembership = view.lines.some(({ product }) => product?.isMembership)
  if ((hasMembership || view.cart.membership_selected) && !payer?.tc_agreed) throw fault(400, "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.")
  // A point is a dollar: one cent is 100 ten-thousandths of a point.
  const points = totals.loyaltyMinor * 100
  const floor = Math.floor((payer?.loyalty_ten_thousandths ?? 0) / 10_000), ceiling = Math.ceil(totals.subtotalMinor / 100)
  const isAllowed = !hasMembership && !view.cart.uses_ipayout && view.lines.every(({ product }) => product?.canUseLoyalty !== false) && floor >= ceiling
  if (points > 0 && !isAllowed) throw fault(400, 'Loyalty points cannot be used for this cart.')
  if (points === 0 && totals.ipayoutMinor === 0) return
  await db.query('update customer set loyalty_ten_thousandths = loyalty_ten_thousandths - $2, ipayout_minor = ipayout_minor - $3 where id = $1', [customerId, points, totals.ipayoutMinor])
}

/** The membership that was chosen beside the cart becomes a line of the order (contract.md §4.1 `addMembership`). */
async function addMembershipLine(db: Db, cart: CartRow, context: RequestContext): Promise<void> {
  if (!cart.membership_selected) return
  const viewer = viewerOf(context)
  const { lines } = await viewCart(db, cart, viewer)
  if (lines.some(({ product }) => product?.isMembership)) return
  await addItem(db, cart, { sku: membershipSkuFor(cart.shipping_address?.country_id ?? undefined), qty: 1, option: undefined }, viewer)
}

async function placeInside(db: Db, input: PlaceOrderInput, context: RequestContext): Promise<Answer> {
  const customer = context.requireCustomer()
  const cart = await findCustomerCart(db, customer.id, 'locked')
  if (!cart) {
    const placed = await justPlaced(db, customer.id, context.now)
    if (placed) return answerFor(placed.id, placed.status)
    throw fault(404, 'Current customer does not have an active cart.')
  }
  if (input.addMembership) await addMembershipLine(db, cart, context)
  const view = await viewCart(db, cart, viewerOf(context))
  const totals = await cartTotals(db, view, context.now, languageOf(context.store.code), true)
  checkReady(view, totals)
  const method = findPaymentMethod(input.paymentMethod, totals.grandMinor)
  if (!method) throw fault(400, 'The requested Payment Method is not available.')
  await payWithBalances(db, customer.id, view, totals)
  const { held, short } = await holdStock(db, view.lines)
  if (short.length > 0) throw new Shortage(shortage(short))
  const order = await insertOrder(db, view, totals, method.code, context)
  await insertOrderItems(db, order.id, view, totals)
  await takeStock(db, held, order.id, cart.shipping_address?.country_id ?? 'HK')
  if (totals.coupon) await spendCoupon(db, totals.coupon.code, order.id, customer.id)
  await db.query('update cart set is_active = false, updated_at = $2 where id = $1', [cart.id, context.now])
  await tellCustomer(db, order, order.status === 'paid' ? 'paid' : 'placed', context.now)
  return answerFor(order.id, order.status)
}

/** Carries the answer of a stock failure out of a transaction that must leave nothing behind. */
class Shortage extends Error {
  readonly answer: Answer
  constructor(answer: Answer) { super('not enough stock'); this.answer = answer }
}

/**
 * Makes the active cart an order, once however often it is sent (contract.md §4.1, quality.md "Reliability"): the cart is
 * locked, `sales_order.cart_id` is unique, and an `Idempotency-Key` replays its answer for 24 hours.
 * @throws Fault 400, 404 or 409
 */
export async function placeOrder(input: PlaceOrderInput, context: RequestContext): Promise<Answer> {
  const customer = context.requireCustomer()
  const key = context.idempotencyKey
  const held: Claim | undefined = key ? { customerId: customer.id, key, call: 'placeOrder', request: input, now: context.now } : undefined
  try {
    return await context.db.tx(async (db) => {
      const earlier = held && (await claim<Answer>(db, held))
      if (earlier) return earlier
      const answer = await placeInside(db, input, context)
      if (held) await keepAnswer(db, held, answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Shortage) return error.answer
    throw error
  }
}
