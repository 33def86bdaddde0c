import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { membershipUntil } from '#domain/membership/term.ts'
import type { Db } from '#service/db/db.ts'

interface Member {
  associate_expires_on: string | null
}

/**
 * Makes a customer an associate for the memberships in a paid order, or extends the membership. Counts an order once,
 * however often and from however many processes it is called. Pass the transaction of the payment.
 * @returns the new last day ('YYYY-MM-DD', Hong Kong); undefined if the order has been counted before
 */
export async function grantMembership(
  db: Db,
  order: { readonly id: number; readonly customer_id: number },
  years: number,
  now: Date,
): Promise<string | undefined> {
  const member = await db.one<Member>('select associate_expires_on from customer where id = $1 for update', [
    order.customer_id,
  ])
  if (!member) return undefined
  const until = membershipUntil(toHongKongDate(now), member.associate_expires_on, years)
  const granted = await db.one(
    'insert into membership_grant (order_id, customer_id, years, expires_on, granted_at) values ($1, $2, $3, $4, $5) on conflict (order_id) do nothing returning order_id',
    [order.id, order.customer_id, years, until, now],
  )
  if (!granted) return undefined
  await db.query(
    `update customer set group_label = 'associate', associate_expires_on = $2, updated_at = $3, joined_on = coalesce(joined_on, $4) where id = $1`,
    [order.customer_id, until, now, toHongKongDate(now)],
  )
  return until
}
