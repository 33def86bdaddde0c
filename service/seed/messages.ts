import { utc } from '#domain/dates/utc.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Db } from '#service/db/db.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { customerRow } from '#service/customers/rows.ts'
import { sql } from '#service/db/sql.ts'
import { orderRow } from '#service/orders/rows.ts'

/** The newest orders of mei.chan as she was told of them, on top of a read welcome (unread messages). */
export async function seedMessages(db: Db, now: Date): Promise<void> {
  const mei = await db.one(sql`select ${customerRow.only('id')} from customer where email = $1`, [
    'mei.chan@jadeleaf.example',
  ])
  if (!mei) return
  await leaveMessage(
    db,
    mei.id,
    { kind: 'welcome', url: '/dashboard/addresses' },
    utc(now).subtract(400, 'day').toDate(),
  )
  await db.query('update message set is_read = true where customer_id = $1', [mei.id])
  const orders = await db.query(
    sql`select ${orderRow.only('id', 'increment_id', 'status', 'grand_total_minor', 'created_at')} from sales_order where customer_id = $1 and status in ('canceled', 'paid', 'pending_payment') order by created_at`,
    [mei.id],
  )
  for (const { id, increment_id: number, status, grand_total_minor: total, created_at: at } of orders) {
    const kind = status === 'canceled' ? 'cancelled' : status === 'paid' ? 'paid' : 'placed'
    await leaveMessage(
      db,
      mei.id,
      {
        kind,
        vars: { number, ...(kind === 'paid' ? { amount: formatMoney(total) } : {}) },
        url: `/dashboard/orders/${id}`,
      },
      at,
    )
  }
}
