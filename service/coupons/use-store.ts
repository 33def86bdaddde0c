import type { Db } from '#service/db/db.ts'
import { bigint, computed, defineRow, int, nullable, text } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A coupon: a fixed amount off from a minimum subtotal, in minor units. */
export interface Coupon {
  readonly code: string
  readonly label: string
  readonly discountMinor: number
  readonly minimumMinor: number
}

const couponTerms = defineRow('coupon', {
  code: text,
  label: text,
  discount_minor: int,
  minimum_minor: int,
  usage_limit: nullable(int),
  per_customer_limit: nullable(int),
  times_used: int,
})
const usedByCustomer = '(select count(*) from coupon_use u where u.code = c.code and u.customer_id = $2)'

/**
 * A coupon that this customer can use now; undefined for an unknown, used, expired or future one. `locked` locks it
 * until the end of the transaction, so that its last use is granted once.
 */
export async function usableCoupon(
  db: Db,
  code: string,
  customerId: number | null,
  now: Date,
  locked = false,
): Promise<Coupon | undefined> {
  if (locked) await db.query('select 1 from coupon where code = upper($1) for update', [code])
  const row = await db.one(
    sql`select ${couponTerms.of('c')}, ${computed('used_by_customer', bigint, usedByCustomer)}
     from coupon c where c.code = upper($1) and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)`,
    [code, customerId, now],
  )
  if (!row) return undefined
  if (row.usage_limit !== null && row.times_used >= row.usage_limit) return undefined
  if (row.per_customer_limit !== null && row.used_by_customer >= row.per_customer_limit) return undefined
  return {
    code: row.code,
    label: row.label,
    discountMinor: row.discount_minor,
    minimumMinor: row.minimum_minor,
  }
}

/** Records the use of a coupon by an order. The coupon must be locked. */
export async function spendCoupon(db: Db, code: string, orderId: number, customerId: number): Promise<void> {
  await db.query('insert into coupon_use (order_id, code, customer_id) values ($1, $2, $3)', [
    orderId,
    code,
    customerId,
  ])
  await db.query('update coupon set times_used = times_used + 1 where code = $1', [code])
}

/** Returns a cancelled order's coupon, once. */
export async function releaseCoupon(db: Db, orderId: number): Promise<void> {
  const [use] = await db.query<{ code: string }>(
    'delete from coupon_use where order_id = $1 returning code',
    [orderId],
  )
  if (use)
    await db.query('update coupon set times_used = times_used - 1 where code = $1 and times_used > 0', [
      use.code,
    ])
}
