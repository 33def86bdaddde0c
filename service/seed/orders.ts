import type { QuoteAddress } from '#domain/cart/schema.ts'
import { awaitsPayment, paymentState } from '#domain/orders/payment-state.ts'
import { hasArrived, orderStatuses, wasSent, type OrderStatus } from '#domain/orders/status.ts'
import type { Db } from '#service/db/db.ts'
import { insertPayment } from '#service/payment/store.ts'
import { REVIEW_SECONDS } from '#service/sandbox-payment/cards.ts'
import { insertSandboxPayment } from '#service/sandbox-payment/store.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { lockOrder, setStatus } from '#service/orders/store.ts'
import type { TrackStep } from '#service/orders/shipments/shipment-store.ts'

const isPaidFor = (status: OrderStatus) => !awaitsPayment(status) && paymentState(status) !== 'cancelled'
const DAY = 86_400_000
const MINUTE = 60_000
/** Orders that are as young as what is still awaited of them. */
const ages: Partial<Record<OrderStatus, number>> = { pending_payment: 2 * MINUTE, payment_review: DAY / 6 }

interface Person {
  id: number
  firstname: string
  lastname: string
  mobile: string | null
  mobile_prefix: string | null
}
interface Product {
  id: number
  sku: string
  type_id: string
  name: string
  price_minor: number
}
interface SeedOrder {
  status: OrderStatus
  createdAt: Date
  payBefore: Date | null
  products: readonly Product[]
  number: number
  channel?: 'main' | 'business'
  creditDays?: number
}

const addressOf = ({ firstname, lastname, mobile, mobile_prefix }: Person): QuoteAddress => ({
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
    settles_at: new Date(startedAt.getTime() + REVIEW_SECONDS * 1000),
    return_url: `/process_ingenico/${orderId}`,
    created_at: startedAt,
  })
}

/** Closes an order as a refund of all of it does. */
async function refundWhole(db: Db, id: number, at: Date): Promise<void> {
  const order = await lockOrder(db, id)
  if (order) await refundLocked(db, order, null, { applicationId: null, comment: 'Refunded.' }, at)
}

// Long: one order with its rows, in the order of their keys.
async function insertSeedOrder(db: Db, person: Person, order: SeedOrder): Promise<void> {
  const { createdAt, products } = order
  // A closed order was received before it was refunded.
  const status = order.status === 'closed' ? 'received' : order.status
  const subtotal = products.reduce((sum, { price_minor }, index) => sum + price_minor * (index + 1), 0)
  const shipping = subtotal >= 50_000 ? 0 : 3000
  const total = subtotal + shipping
  const isPaid = isPaidFor(status)
  const address = JSON.stringify(addressOf(person))
  const row = await db.one<{ id: number }>(
    `insert into sales_order (customer_id, store_id, language, channel, status, shipping_carrier, shipping_method, shipping_title, shipping_address, billing_address,
       subtotal_minor, shipping_minor, grand_total_minor, paid_minor, payment_method, pay_before, paid_at, reviewed, created_at, updated_at, credit_period)
     values ($1, 3, 'en', $2, $3, 'sfexpress', 'standard', 'SF Express - Home delivery, 1–2 working days', $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14) returning id`,
    [
      person.id,
      order.channel ?? 'main',
      status,
      address,
      subtotal,
      shipping,
      total,
      isPaid ? total : 0,
      status === 'payment_review' ? 'ingenico' : order.creditDays ? 'purchaseorder' : 'worldpay',
      order.payBefore,
      isPaid ? createdAt : null,
      status === 'reviewed',
      createdAt,
      order.creditDays ?? 0,
    ],
  )
  if (!row) return
  await db.query(`update sales_order set increment_id = lpad(id::text, 9, '0') where id = $1`, [row.id])
  await setStatus(db, row.id, status, createdAt)
  const items: { order_item_id: number; qty: number; name: string; sku: string }[] = []
  for (const [index, product] of products.entries()) {
    const qty = index + 1
    const item = await db.one<{ id: number }>(
      'insert into sales_order_item (order_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id',
      [
        row.id,
        product.id,
        product.type_id,
        product.sku,
        product.name,
        qty,
        product.price_minor,
        product.price_minor * qty,
      ],
    )
    if (item) items.push({ order_item_id: item.id, qty, name: product.name, sku: product.sku })
  }
  if (status === 'payment_review') await insertReview(db, row.id, total, createdAt)
  if (!wasSent(status)) return
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
  if (order.status === 'closed') await refundWhole(db, row.id, new Date(createdAt.getTime() + 2 * DAY))
}

const personOf = (db: Db, email: string) =>
  db.one<Person>('select id, firstname, lastname, mobile, mobile_prefix from customer where email = $1', [
    email,
  ])

/**
 * Orders of the sandbox people (sandbox.md "People"): one in every status for mei.chan, an unpaid one for ching.mak that
 * is five minutes from being cancelled. Mei's unpaid order has a day, so that it is still there when a tester looks.
 */
export async function seedOrders(db: Db, now: Date): Promise<void> {
  const products = await db.query<Product>(
    `select p.id, p.sku, p.type_id, t.name, p.price_minor from product p join product_text t on t.product_id = p.id and t.language = 'en'
     where p.type_id = 'simple' and p.parent_id is null and p.status = 1 and not p.is_membership and p.price_minor > 0 order by p.position, p.id limit 12`,
  )
  if (products.length === 0) return
  const some = (index: number) =>
    [products[index % products.length], products[(index * 5 + 1) % products.length]]
      .flatMap((product) => product ?? [])
      .filter((product, at, all) => all.indexOf(product) === at)
  const mei = await personOf(db, 'mei.chan@jadeleaf.example')
  if (mei) {
    // Finished orders are the oldest.
    const order = [...orderStatuses].reverse()
    for (const [index, status] of order.entries()) {
      const age = ages[status] ?? (order.length - index) * 3 * DAY
      await insertSeedOrder(db, mei, {
        status,
        createdAt: new Date(now.getTime() - age),
        payBefore: status === 'pending_payment' ? new Date(now.getTime() + DAY) : null,
        products: some(index),
        number: index,
        ...(status === 'received' ? { channel: 'business' } : {}),
        ...(status === 'order_placed' ? { creditDays: 30 } : {}),
      })
    }
  }
  const ching = await personOf(db, 'ching.mak@jadeleaf.example')
  if (ching)
    await insertSeedOrder(db, ching, {
      status: 'pending_payment',
      createdAt: new Date(now.getTime() - 25 * MINUTE),
      payBefore: new Date(now.getTime() + 5 * MINUTE),
      products: some(0),
      number: 100,
    })
}
