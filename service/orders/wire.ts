import { ownValue } from '#domain/contract/own-value.ts'
import type * as z from 'zod/mini'
import type { QuoteAddress } from '#domain/cart/schema.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { toDecimal } from '#domain/money/money.ts'
import { expectedArrival } from '#domain/orders/arrival.ts'
import { isPayable, isWrittenOff } from '#domain/orders/payment-state.ts'
import type { Order, OrderAddress, OrderItem } from '#domain/orders/schema.ts'
import { canReorder } from '#domain/orders/status.ts'
import { reviewStatusOf } from '#domain/reviews/status.ts'
import { pictureUrl } from '#service/cart/for-sale.ts'
import { productsForSale } from '#service/catalogue/products-for-sale.ts'
import { carrierText } from '#service/checkout/shipping-texts.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { findCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { pickupPointWire } from '#service/pickup-points/wire.ts'
import { isOpen, openAndLastPayments, type PaymentRow } from './payment-store.ts'
import { refundsWire } from './refunds/refund-wire.ts'
import { orderPlaces } from './documents/address-text.ts'
import { orderHistory, orderItems, type OrderItemRow, type OrderRow } from './store.ts'

/** Magento's state for a status (C-3). */
const states: Readonly<Record<string, string>> = {
  order_placed: 'new',
  pending_payment: 'pending_payment',
  payment_review: 'payment_review',
  paid: 'processing',
  pending_shipment: 'processing',
  in_transit: 'processing',
  partial_in_transit: 'processing',
  received: 'complete',
  reviewed: 'complete',
  complete: 'complete',
  on_hold: 'holded',
  canceled: 'canceled',
  closed: 'closed',
}
const stores: Readonly<Record<OrderRow['channel'], string>> = {
  main: 'Main Website\nJadeleaf\nJadeleaf',
  business: 'Business Channel\nJadeleaf\nJadeleaf',
}

function addressWire(type: string, address: QuoteAddress, language: string): z.input<typeof OrderAddress> {
  const more = address.extension_attributes
  const { region, city, district } = orderPlaces(address, language)
  return {
    address_type: type,
    city: city ?? region ?? '',
    country_id: address.country_id ?? '',
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    postcode: address.postcode ?? '',
    region,
    ...(address.region_id == null ? {} : { region_id: address.region_id }),
    street: address.street ?? [],
    telephone: address.telephone ?? '',
    extension_attributes: { district, mobile_prefix: more?.mobile_prefix ?? null },
  }
}

/** Delivery method in the store's language; a discontinued one as it was ordered. */
function deliveryTitle(
  { shipping_carrier: carrier, shipping_method: method, shipping_title: ordered }: OrderRow,
  language: LanguageCode,
): string | null {
  const { carrierTitle, methodTitle } = carrierText(carrier ?? '', method ?? '', language)
  return carrierTitle && methodTitle ? `${carrierTitle} - ${methodTitle}` : ordered
}

interface Picture {
  image: string
  ground: string
  name: string
}
const labelsOf = (text: string): { label: string; value: string }[] =>
  JSON.parse(text) as { label: string; value: string }[]

/** A line. Its name is translated while the product is sold; afterwards it is the one ordered. */
/** Only a published review can be linked to. */
const reviewWire = ({ review_id: id, review_status: number }: OrderItemRow) => {
  const status = number === null ? undefined : reviewStatusOf(number)
  return {
    ...(id !== null && status === 'approved' ? { review_id: id } : {}),
    review_status: status ?? null,
  }
}

function itemWire(
  item: OrderItemRow,
  parents: ReadonlyMap<number, OrderItemRow>,
  picture: Picture | undefined,
): z.input<typeof OrderItem> {
  const parent = item.parent_item_id === null ? undefined : parents.get(item.parent_item_id)
  const price = toDecimal(item.price_minor),
    row = toDecimal(item.row_total_minor)
  return {
    item_id: item.id,
    order_id: item.order_id,
    product_id: item.product_id,
    product_type: item.product_type,
    sku: item.sku,
    name: picture?.name ?? item.name,
    qty_ordered: item.qty,
    qty_refunded: item.qty_refunded,
    price,
    base_price: price,
    original_price: price,
    price_incl_tax: price,
    row_total: row,
    base_row_total: row,
    row_total_incl_tax: row,
    tax_amount: 0,
    discount_amount: toDecimal(item.discount_minor),
    ...(parent
      ? { parent_item_id: parent.id, parent_item: { item_id: parent.id, sku: parent.sku, name: parent.name } }
      : {}),
    extension_attributes: {
      ...(picture ? { image: picture.image, ground: picture.ground } : {}),
      option_labels: labelsOf(item.options_text),
      ...reviewWire(item),
    },
  }
}

const pendingWire = (payment: PaymentRow) => ({
  payment_id: payment.id,
  method: payment.method,
  amount: toDecimal(payment.amount_minor),
  status: payment.status,
  created_at: formatServiceTime(payment.created_at),
  redirect_url: payment.redirect_url,
})

/** Our addition: result of the newest payment attempt, for providers without a status call; null if there was none. */
const lastWire = (payment: PaymentRow | undefined) => ({
  last_payment: payment
    ? {
        payment_id: payment.id,
        method: payment.method,
        status: payment.status,
        message: payment.message,
      }
    : null,
})

/** The products of lines that are still sold, named in the reader's language. */
export const orderedProducts = (
  db: Db,
  items: readonly Pick<OrderItemRow, 'product_id'>[],
  { now, customer, store }: Pick<RequestContext, 'now' | 'customer' | 'store'>,
) =>
  productsForSale(db, [...new Set(items.map(({ product_id }) => product_id))], {
    language: store.code,
    group: customer?.group ?? 'guest',
    now,
  })

/** Formats orders as `Sales.Order` of C-1.7 with the additions of C-5.6. Loads all related rows together. */
// Long: one object, field by field as the contract lists them.
export async function ordersWire(
  db: Db,
  orders: readonly OrderRow[],
  { now, customer, store }: Pick<RequestContext, 'now' | 'customer' | 'store'>,
): Promise<z.input<typeof Order>[]> {
  const ids = orders.map(({ id }) => id),
    language = languageOfStore(store.code)
  if (ids.length === 0 || !customer) return []
  const items = await orderItems(db, ids)
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id)
  const parents = new Map(items.map((item) => [item.id, item]))
  const payments = Map.groupBy(await openAndLastPayments(db, ids), ({ order_id }) => order_id)
  const histories = Map.groupBy(await orderHistory(db, ids), ({ order_id }) => order_id)
  const person = await findCustomer(db, customer.id)
  const products = await orderedProducts(db, items, { now, customer, store })
  const pictures = new Map<number, Picture>(
    products.map(({ id, image, ground, name }) => [id, { image: pictureUrl(image), ground, name }]),
  )
  return orders.map((order) => {
    const lines = itemsOf.get(order.id) ?? []
    const attempts = payments.get(order.id) ?? []
    const wireLines = lines.map((line) => itemWire(line, parents, pictures.get(line.product_id)))
    const both = (key: string, minor: number) => ({
      [key]: toDecimal(minor),
      [`base_${key}`]: toDecimal(minor),
    })
    const billing = order.billing_address ?? order.shipping_address
    const delivery = deliveryTitle(order, language)
    const expected = expectedArrival({
      status: order.status,
      method: order.shipping_method,
      paidAt: order.paid_at,
      now,
    })
    const isRefunded = lines.some(({ qty_refunded }) => qty_refunded > 0)
    const due = isWrittenOff(order.status) ? 0 : order.grand_total_minor - order.paid_minor
    return {
      entity_id: order.id,
      increment_id: order.increment_id,
      status: order.status,
      state: ownValue(states, order.status) ?? 'new',
      created_at: formatServiceTime(order.created_at),
      updated_at: formatServiceTime(order.updated_at),
      store_id: order.store_id,
      store_name: stores[order.channel],
      base_currency_code: 'HKD',
      order_currency_code: 'HKD',
      customer_is_guest: 0,
      grand_total: toDecimal(order.grand_total_minor),
      base_grand_total: toDecimal(order.grand_total_minor),
      ...both('subtotal', order.subtotal_minor),
      ...both('shipping_amount', order.shipping_minor),
      ...both('tax_amount', 0),
      discount_amount: order.discount_minor === 0 ? 0 : toDecimal(-order.discount_minor),
      ...(order.coupon_code ? { coupon_code: order.coupon_code } : {}),
      total_paid: toDecimal(order.paid_minor),
      total_due: toDecimal(due),
      ...(isRefunded ? { total_refunded: toDecimal(order.refunded_minor) } : {}),
      total_qty_ordered: lines
        .filter((line) => line.parent_item_id === null)
        .reduce((sum, { qty }) => sum + qty, 0),
      total_item_count: lines.filter((line) => line.parent_item_id === null).length,
      ...(delivery ? { shipping_description: delivery } : {}),
      customer_id: order.customer_id,
      customer_email: person?.email ?? '',
      customer_firstname: person?.firstname ?? '',
      customer_lastname: person?.lastname ?? '',
      items: wireLines,
      ...(billing ? { billing_address: addressWire('billing', billing, language) } : {}),
      payment: { account_status: '', additional_information: [], cc_last4: '', method: order.payment_method },
      status_histories: (histories.get(order.id) ?? []).map(({ status, comment, created_at }) => ({
        status,
        comment,
        created_at: formatServiceTime(created_at),
        is_customer_notified: 0,
        is_visible_on_front: 1,
        parent_id: order.id,
      })),
      extension_attributes: {
        ...(order.shipping_address
          ? {
              shipping_assignments: [
                {
                  shipping: {
                    address: addressWire('shipping', order.shipping_address, language),
                    method: `${order.shipping_carrier}_${order.shipping_method}`,
                  },
                  items: wireLines,
                },
              ],
            }
          : {}),
        ...(expected ? { expected_arrival: expected } : {}),
        ...(order.pickup_point ? { pickup_point: pickupPointWire(order.pickup_point, language) } : {}),
        pending_payment: attempts.filter(isOpen).map(pendingWire),
        ...lastWire(attempts.find(({ is_last }) => is_last)),
        credit_period: order.credit_period,
        can_cancel: isPayable(order.status),
        can_reorder: canReorder(order.status),
        reviewed: order.reviewed,
        loyalty_points_used: toDecimal(order.loyalty_minor),
        ipayout_used_amount: toDecimal(order.ipayout_minor),
        ...(isRefunded
          ? {
              loyalty_points_returned: toDecimal(order.refunded_points_minor),
              ipayout_returned_amount: toDecimal(order.refunded_credit_minor),
            }
          : {}),
        ...refundsWire(order, attempts),
        pay_before: order.pay_before ? formatServiceTime(order.pay_before) : null,
        server_time: formatServiceTime(now),
      },
    }
  })
}
