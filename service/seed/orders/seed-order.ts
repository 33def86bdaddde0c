import type { QuoteAddress } from '#domain/cart/schema.ts'
import { FREE_DELIVERY_HK } from '#domain/checkout/free-delivery.ts'
import type { OrderChannel } from '#domain/orders/channels.ts'
import { awaitsPayment, paymentState } from '#domain/orders/payment-state.ts'
import { hasArrived, wasSent, type OrderStatus } from '#domain/orders/status.ts'
import type { Db } from '#service/db/db.ts'
import { insertPayment } from '#service/payment/store.ts'
import { REVIEW_SECONDS } from '#service/sandbox-payment/cards.ts'
import { insertSandboxPayment } from '#service/sandbox-payment/store.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { lockOrder, setStatus } from '#service/orders/store.ts'
import type { TrackStep } from '#service/orders/shipments/shipment-store.ts'
import { productRow, productTextRow } from '#service/catalogue/record-store.ts'
import { customerRow } from '#service/customers/rows.ts'
import type { RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { orderItemRow, orderRow } from '#service/orders/rows.ts'

const isPaidFor = (status: OrderStatus) => !awaitsPayment(status) && paymentState(status) !== 'cancelled'

/** A customer who orders, as the address of the parcel names them. */
export const buyerRow = customerRow.only('id', 'firstname', 'lastname', 'mobile', 'mobile_prefix')
export type Buyer = RowOf<typeof buyerRow>
/** A product as an order's line names it. Prices in cents. */
const seededProductRow = productRow.only('id', 'sku', 'type_id', 'price_minor', 'associate_price_minor')
const seededTextRow = productTextRow.only('name')
export type Product = RowOf<typeof seededProductRow> & RowOf<typeof seededTextRow>

/** Products `p` that a condition chooses, with their English names. */
export const chosenProducts = (where: string) =>
  sql`select ${seededProductRow.of('p')}, ${seededTextRow.of('t')} from product p join product_text t on t.product_id = p.id and t.language = 'en' where ${where}`
interface SeedLine {
  product: Product
  qty: number
  /** What a piece cost, in cents. */
  priceMinor: number
}
interface SeedOrder {
  status: OrderStatus
  createdAt: Date
  payBefore: Date | null
  lines: readonly SeedLine[]
  /** Makes the parcel's number. */
  number: number
  channel?: OrderChannel
  creditDays?: number
  /** Whether loyalty points pay the goods. */
  paysWithPoints?: boolean
}

const addressOf = ({ firstname, lastname, mobile, mobile_prefix }: Buyer): QuoteAddress => ({
  region: 'Kowloon',
  region_id: 810002,
  region_code: 'HK-KLN',
  country_id: 'HK',
  street: ['Flat 8B, 12 Granville Road'],
  city: 'Yau Tsim Mong',
  telephone: mobile ?? '51000001',
  postcode: null,
  firstname,
  lastname,
  email: null,
  extension_attributes: { mobile_prefix: mobile_prefix ?? '852', city_id: '810201' },
})

const tracked = (status: OrderStatus, createdAt: Date): TrackStep[] => {
  const at = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000).toISOString()
  return [
    { step: 'packed', place: 'warehouse', at: at(4) },
    { step: 'collected', place: 'warehouse', at: at(7) },
    { step: 'moving', place: 'hub', at: at(14) },
    ...(hasArrived(status) ? [{ step: 'delivered', place: 'home', at: at(30) } as const] : []),
  ]
}

/** A UnionPay payment that the sandbox's bank still looks at: it ends REVIEW_SECONDS after it began, and the order moves on. */
async function insertReview(db: Db, orderId: number, amountMinor: number, startedAt: Date): Promise<void> {
  const payment = await insertPayment(
    db,
    { order_id: orderId, provider: 'ingenico', method: 'ingenico', vendor: null, amount_minor: amountMinor },
    startedAt,
  )
  await db.query(`update payment set status = 'processing' where id = $1`, [payment.id])
  await insertSandboxPayment(db, {
    id: payment.id,
    provider: 'ingenico',
    kind: 'unionpay',
    amount_minor: amountMinor,
    state: 'review',
    capture: 'at-once',
    settles_at: new Date(startedAt.getTime() + REVIEW_SECONDS * 1000),
    return_url: `/process_ingenico/${orderId}`,
    created_at: startedAt,
  })
}

/** Closes an order as a refund of all of it does. */
export async function refundWhole(db: Db, id: number, at: Date): Promise<void> {
  const order = await lockOrder(db, id)
  if (order) await refundLocked(db, order, null, { applicationId: null, comment: 'Refunded.' }, at)
}

/** What an order's goods cost, how the rest is paid, and what remains to be paid in money, in cents. */
function sumsOf({ lines, paysWithPoints = false }: SeedOrder) {
  const subtotal = lines.reduce((sum, { priceMinor, qty }) => sum + priceMinor * qty, 0)
  const shipping = subtotal >= FREE_DELIVERY_HK.door ? 0 : 3000
  const points = paysWithPoints ? subtotal : 0
  return { subtotal, shipping, points, total: subtotal + shipping - points }
}

const methodOf = ({ status, creditDays }: SeedOrder, total: number): string =>
  status === 'payment_review' ? 'ingenico' : creditDays ? 'purchaseorder' : total === 0 ? 'free' : 'worldpay'

// Long: one order with its rows, in the order of their keys.
/** Writes an order with its lines, payment, parcel and refund. @returns its id, and what its goods cost in cents */
export async function insertSeedOrder(
  db: Db,
  buyer: Buyer,
  order: SeedOrder,
): Promise<{ id: number; goodsMinor: number }> {
  const { createdAt, lines } = order
  // A closed order was received before it was refunded.
  const status = order.status === 'closed' ? 'received' : order.status
  const { subtotal, shipping, points, total } = sumsOf(order)
  const isPaid = isPaidFor(status)
  const address = JSON.stringify(addressOf(buyer))
  const row = await db.one(
    sql`insert into sales_order (id, increment_id, customer_id, store_id, language, channel, status, shipping_carrier, shipping_method, shipping_title, shipping_address, billing_address,
       subtotal_minor, shipping_minor, grand_total_minor, paid_minor, payment_method, pay_before, paid_at, reviewed, created_at, updated_at, credit_period, loyalty_minor) overriding system value
     select n, lpad(n::text, 9, '0'), $1, 3, 'en', $2, $3, 'sfexpress', 'standard', 'SF Express - Home delivery, 1–2 working days', $4::jsonb, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::timestamptz, $13, $14, $15
     from nextval(pg_get_serial_sequence('sales_order', 'id')) n returning ${orderRow.only('id')}`,
    [
      buyer.id,
      order.channel ?? 'main',
      status,
      address,
      subtotal,
      shipping,
      total,
      isPaid ? total : 0,
      methodOf(order, total),
      order.payBefore,
      isPaid ? createdAt : null,
      status === 'reviewed',
      createdAt,
      order.creditDays ?? 0,
      points,
    ],
  )
  if (!row) throw new Error('the order was not stored')
  await setStatus(db, row.id, status, createdAt)
  const items: { order_item_id: number; qty: number; name: string; sku: string }[] = []
  for (const { product, qty, priceMinor } of lines) {
    const item = await db.one(
      sql`insert into sales_order_item (order_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor) values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${orderItemRow.only('id')}`,
      [row.id, product.id, product.type_id, product.sku, product.name, qty, priceMinor, priceMinor * qty],
    )
    if (item) items.push({ order_item_id: item.id, qty, name: product.name, sku: product.sku })
  }
  if (status === 'payment_review') await insertReview(db, row.id, total, createdAt)
  const placed = { id: row.id, goodsMinor: subtotal }
  if (!wasSent(status)) return placed
  await db.query(
    `insert into shipment (order_id, carrier_code, carrier_title, track_number, status, items, events, created_at) values ($1, 'sfexpress', 'SF Express', $2, $3, $4, $5, $6)`,
    [
      row.id,
      `SF${String(1_000_000_000 + order.number)}`,
      status,
      JSON.stringify(status === 'partial_in_transit' ? items.slice(0, 1) : items),
      JSON.stringify(tracked(status, createdAt)),
      createdAt,
    ],
  )
  return placed
}
