import { orderStatuses, type OrderStatus } from '#domain/orders/status.ts'
import type { Db } from '#service/db/db.ts'
import { sql } from '#service/db/sql.ts'
import { buyerRow, chosenProducts, insertSeedOrder, refundWhole } from './seed-order.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** Orders that are as young as what is still awaited of them. */
const ages: Partial<Record<OrderStatus, number>> = { pending_payment: 2 * MINUTE, payment_review: DAY / 6 }

const personOf = (db: Db, email: string) =>
  db.one(sql`select ${buyerRow} from customer where email = $1`, [email])

/**
 * Orders of the sandbox people: one in every status for mei.chan, an unpaid one for ching.mak that is five minutes from
 * being cancelled. Mei's unpaid order has a day, so that it is still there when a tester looks.
 */
export async function seedOrders(db: Db, now: Date): Promise<void> {
  const products = await db.query(
    chosenProducts(
      "p.type_id = 'simple' and p.parent_id is null and p.status = 1 and not p.is_membership and p.price_minor > 0 order by p.position, p.id limit 12",
    ),
  )
  if (products.length === 0) return
  const some = (index: number) =>
    [products[index % products.length], products[(index * 5 + 1) % products.length]]
      .flatMap((product) => product ?? [])
      .filter((product, at, all) => all.indexOf(product) === at)
      .map((product, at) => ({ product, qty: at + 1, priceMinor: product.price_minor }))
  const mei = await personOf(db, 'mei.chan@jadeleaf.example')
  if (mei) {
    // Finished orders are the oldest.
    const order = [...orderStatuses].reverse()
    for (const [index, status] of order.entries()) {
      const age = ages[status] ?? (order.length - index) * 3 * DAY
      const createdAt = new Date(now.getTime() - age)
      const { id } = await insertSeedOrder(db, mei, {
        status,
        createdAt,
        payBefore: status === 'pending_payment' ? new Date(now.getTime() + DAY) : null,
        lines: some(index),
        number: index,
        ...(status === 'received' ? { channel: 'business' } : {}),
        ...(status === 'order_placed' ? { creditDays: 30 } : {}),
      })
      if (status === 'closed') await refundWhole(db, id, new Date(createdAt.getTime() + 2 * DAY))
    }
  }
  const ching = await personOf(db, 'ching.mak@jadeleaf.example')
  if (ching)
    await insertSeedOrder(db, ching, {
      status: 'pending_payment',
      createdAt: new Date(now.getTime() - 25 * MINUTE),
      payBefore: new Date(now.getTime() + 5 * MINUTE),
      lines: some(0),
      number: 100,
    })
}
