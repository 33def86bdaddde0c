import type { Db } from '#service/db/db.ts'

/** A coupon with its state for one customer. */
export interface OwnedCouponRow {
  code: string
  discount_minor: number
  minimum_minor: number
  ends_at: Date | null
  is_over: boolean
  is_used: boolean
  is_given: boolean | null
  received_at: Date | null
}

/** Days for which a new coupon counts as new. */
export const NEWS_DAYS = 7

const columns = `c.code, c.discount_minor, c.minimum_minor, c.ends_at, c.ends_at is not null and c.ends_at <= $2 as is_over,
  coalesce(c.times_used >= c.usage_limit, false) or coalesce((select count(*) from coupon_use u where u.code = c.code and u.customer_id = $1) >= c.per_customer_limit, false) as is_used`

/** A customer's coupons: usable ones first, newest first within each kind. */
export const couponsOf = (db: Db, customerId: number, now: Date): Promise<OwnedCouponRow[]> =>
  db.query<OwnedCouponRow>(
    `select * from (select ${columns}, o.is_given, o.received_at from customer_coupon o join coupon c on c.code = o.code where o.customer_id = $1) owned order by is_over, is_used, received_at desc, code`,
    [customerId, now],
  )

/** Coupons of the coupon centre that the customer can use now and has not collected. */
export const couponsOffered = (db: Db, customerId: number, now: Date): Promise<OwnedCouponRow[]> =>
  db.query<OwnedCouponRow>(
    `select * from (select ${columns}, null::boolean as is_given, null::timestamptz as received_at from coupon c
     where c.is_offered and (c.starts_at is null or c.starts_at <= $2) and not exists (select 1 from customer_coupon o where o.code = c.code and o.customer_id = $1)) offered
   where not is_over and not is_used order by discount_minor desc, code`,
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
