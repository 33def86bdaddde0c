import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#service/db/db.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { openPayments, type OpenPaymentRow } from '#service/orders/payment-store.ts'
import { lockOrder, type OrderRow } from '#service/orders/store.ts'

/** Milliseconds between checks of a payment that another call is starting. */
const POLL_MS = 50

/**
 * Runs `work` in a transaction that holds the order's lock, once no other call is starting a payment for it. Waits
 * without holding a connection, because the other call's provider may take seconds, and no longer than a payment
 * counts as starting.
 * @param atOnce runs first, with the order locked but its payments not read; a result of its own ends the transaction
 * @param work receives the order, its open payments and whether another call was waited for; may run again, so it
 * must do nothing outside the database
 * @throws Fault 404 without such an order
 */
export async function whenStarted<T>(
  db: Db,
  orderId: number,
  work: (tx: Db, order: OrderRow, open: OpenPaymentRow[], waited: boolean) => Promise<T>,
  atOnce?: (tx: Db, order: OrderRow) => Promise<T | undefined>,
): Promise<T> {
  let waited = false
  for (;;) {
    const done = await db.tx(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order) throw noSuchEntity('orderId', orderId)
      const first = waited ? undefined : await atOnce?.(tx, order)
      if (first !== undefined) return { value: first }
      const open = await openPayments(tx, [orderId])
      if (open.some(({ is_starting }) => is_starting)) return undefined
      return { value: await work(tx, order, open, waited) }
    })
    if (done) return done.value
    waited = true
    await sleep(POLL_MS)
  }
}
