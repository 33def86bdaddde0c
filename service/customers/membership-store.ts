import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { membershipAfter, membershipUntil } from '#domain/membership/term.ts'
import type { Db } from '#service/db/db.ts'
import { date, defineRow, int, nullable, text, timestamptz } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { customerRow } from './rows.ts'

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
  const member = await db.one(
    sql`select ${customerRow.only('associate_expires_on', 'group_label')} from customer where id = $1 for update`,
    [order.customer_id],
  )
  if (!member) return undefined
  const until = membershipUntil(toHongKongDate(now), member.associate_expires_on, years)
  const granted = await db.one(
    `insert into membership_grant (order_id, customer_id, years, years_kept, expires_on, granted_at, expires_before, group_before)
     values ($1, $2, $3, $3, $4, $5, $6, $7) on conflict (order_id) do nothing returning order_id`,
    [order.id, order.customer_id, years, until, now, member.associate_expires_on, member.group_label],
  )
  if (!granted) return undefined
  await db.query(
    `update customer set group_label = 'associate', associate_expires_on = $2, updated_at = $3, joined_on = coalesce(joined_on, $4) where id = $1`,
    [order.customer_id, until, now, toHongKongDate(now)],
  )
  return until
}

/** The years of membership that an order gave, and what its buyer was before. */
const grantRow = defineRow('membership_grant', {
  order_id: int,
  years_kept: int,
  granted_at: timestamptz,
  expires_before: nullable(date),
  group_before: text,
})

/**
 * Takes back memberships of a refunded order: the term becomes what the remaining orders make of it, and somebody whom
 * no order makes an associate any more is what they were before. Pass the transaction of the refund.
 * @param yearsLeft years that the order keeps
 * @returns whether the customer is no longer an associate
 */
export async function takeBackMembership(
  db: Db,
  order: { readonly id: number; readonly customer_id: number },
  yearsLeft: number,
  now: Date,
): Promise<boolean> {
  await db.query('select 1 from customer where id = $1 for update', [order.customer_id])
  const changed = await db.one(
    'update membership_grant set years_kept = $2 where order_id = $1 and years_kept > $2 returning order_id',
    [order.id, yearsLeft],
  )
  if (!changed) return false
  const grants = await db.query(
    sql`select ${grantRow} from membership_grant where customer_id = $1 order by granted_at, order_id`,
    [order.customer_id],
  )
  const [first] = grants
  const until = membershipAfter(
    first?.expires_before ?? null,
    grants.map(({ granted_at, years_kept }) => ({ paidOn: toHongKongDate(granted_at), years: years_kept })),
  )
  const isOver = first?.group_before === 'preferred' && grants.every(({ years_kept }) => years_kept === 0)
  await db.query(
    `update customer set associate_expires_on = $2, updated_at = $3, group_label = case when $4 then 'preferred' else group_label end,
       joined_on = case when $4 and $2::date is null then null else joined_on end where id = $1`,
    [order.customer_id, until, now, isOver],
  )
  return isOver
}
