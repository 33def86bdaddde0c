import type { Db } from '#service/db/db.ts'
import { bool, computed, defineRow, int, nullable, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A coupon. */
const couponRow = defineRow('coupon', {
  code: text,
  discount_minor: int,
  minimum_minor: int,
  ends_at: nullable(timestamptz),
})

/** A coupon that a customer has. */
const ownedRow = defineRow('customer_coupon', { is_given: bool, received_at: timestamptz })

/** A coupon with its state for one customer. */
export interface OwnedCouponRow extends RowOf<typeof couponRow> {
  is_over: boolean
  is_used: boolean
  is_given: boolean | null
  received_at: Date | null
}

/** Days for which a new coupon counts as new. */
export const NEWS_DAYS = 7

const isOver = '(c.ends_at is not null and c.ends_at <= $2)'
const isUsed =
  '(coalesce(c.times_used >= c.usage_limit, false) or coalesce((select count(*) from coupon_use u where u.code = c.code and u.customer_id = $1) >= c.per_customer_limit, false))'
/** A coupon `c` with its state for the customer $1 at the time $2. */
const coupon = sql`${couponRow.of('c')}, ${computed('is_over', bool, isOver)}, ${computed('is_used', bool, isUsed)}`

/** A customer's coupons: usable ones first, newest first within each kind. */
export const couponsOf = (db: Db, customerId: number, now: Date): Promise<OwnedCouponRow[]> =>
  db.query(
    sql`select ${coupon}, ${ownedRow.of('o')} from customer_coupon o join coupon c on c.code = o.code
     where o.customer_id = $1 order by is_over, is_used, o.received_at desc, c.code`,
    [customerId, now],
  )

/** Coupons of the coupon centre that the customer can use now and has not collected. */
export const couponsOffered = (db: Db, customerId: number, now: Date): Promise<OwnedCouponRow[]> =>
  db.query(
    sql`select ${coupon}, ${computed('is_given', nullable(bool), 'null::boolean')}, ${computed('received_at', nullable(timestamptz), 'null::timestamptz')} from coupon c
     where c.is_offered and (c.starts_at is null or c.starts_at <= $2) and not exists (select 1 from customer_coupon o where o.code = c.code and o.customer_id = $1)
       and not ${isOver} and not ${isUsed} order by c.discount_minor desc, c.code`,
    [customerId, now],
  )

/**
 * Collects an offered coupon; repeating it changes nothing.
 * @returns whether the customer has the coupon now
 */
export async function collect(db: Db, customerId: number, code: string, now: Date): Promise<boolean> {
  await db.query(
    `insert into customer_coupon (customer_id, code, received_at) select $1, code, $3 from coupon where code = upper($2) and is_offered and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)
     on conflict do nothing`,
    [customerId, code, now],
  )
  return (
    (await db.one('select 1 from customer_coupon where customer_id = $1 and code = upper($2)', [
      customerId,
      code,
    ])) !== undefined
  )
}
