import { sweepGuestCarts } from '#service/cart/store.ts'
import type { Db } from '#service/db/db.ts'
import { lookUpOrder } from '#service/payment/apply.ts'
import { gatewayFor } from '#service/payment/gateway.ts'
import type { Settings } from '#service/settings.ts'
import { sweepAnswers } from './idempotency.ts'
import { cancelLocked, moveOn } from './life.ts'
import { lockOrder } from './store.ts'

type Switches = Pick<Settings, 'sandbox'>

/** A payment that the provider works on keeps its order alive this long after the deadline. */
const PATIENCE_HOURS = 24

/** Cancels one order whose time ran out, unless a payment got through or is still being worked on. */
async function expire(db: Db, settings: Switches, id: number, now: Date): Promise<void> {
  if (settings.sandbox) await lookUpOrder(db, gatewayFor(settings), id, now)
  await db.tx(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.status !== 'pending_payment' || !order.pay_before || order.pay_before > now) return
    const isLate = now.getTime() - order.pay_before.getTime() > PATIENCE_HOURS * 3_600_000
    const running = await tx.one(`select 1 from payment where order_id = $1 and status = 'processing'`, [id])
    if (running && !isLate) return
    await cancelLocked(tx, order, now, 'The time to pay ran out.')
  })
}

async function expireDue(db: Db, settings: Switches, now: Date, customerId: number | null, limit: number): Promise<void> {
  const due = await db.query<{ id: number }>(
    `select id from sales_order where status = 'pending_payment' and pay_before <= $1 and ($2::int is null or customer_id = $2) order by pay_before limit $3`, [now, customerId, limit],
  )
  for (const { id } of due) await expire(db, settings, id, now)
}

/** Reviews that the bank has ended without a callback reaching us. */
async function lookUpReviews(db: Db, settings: Switches, now: Date, customerId: number | null): Promise<void> {
  if (!settings.sandbox) return
  const open = await db.query<{ id: number }>(
    `select distinct o.id from sales_order o join payment p on p.order_id = o.id and p.status = 'processing'
     where o.status in ('payment_review', 'pending_payment', 'order_placed') and ($1::int is null or o.customer_id = $1) limit 50`, [customerId],
  )
  for (const { id } of open) await lookUpOrder(db, gatewayFor(settings), id, now)
}

/** Brings one customer's orders up to the present before they are shown: exact to the second, whatever the sweep does. */
export async function settleCustomer(db: Db, settings: Switches, customerId: number, now: Date): Promise<void> {
  await expireDue(db, settings, now, customerId, 20)
  await moveOn(db, now, customerId)
}

/** What time does to all orders and carts. Safe in any number of processes; call it every few seconds. */
export async function sweepCommerce(db: Db, settings: Switches, now: Date): Promise<void> {
  await lookUpReviews(db, settings, now, null)
  await expireDue(db, settings, now, null, 200)
  await moveOn(db, now)
  await sweepGuestCarts(db, now)
  await sweepAnswers(db, now)
}
