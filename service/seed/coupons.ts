import { utc } from '#domain/dates/utc.ts'
import type { Db } from '#service/db/db.ts'

/**
 * The sandbox's coupons (WELCOME50 once a customer, SPENT used up, EXPIRED a month ago), what the coupon centre offers,
 * and the coupons of the sandbox people: one of each state for the preferred customer, a new one for the customer
 * without an email.
 */
export async function seedCoupons(db: Db, now: Date): Promise<void> {
  const at = (days: number) => utc(now).add(days, 'day').toDate()
  await db.query(
    `insert into coupon (code, label, discount_minor, minimum_minor, ends_at, usage_limit, per_customer_limit, times_used) values
     ('WELCOME50', 'HK$50.00 off from HK$300.00', 5000, 30000, null, null, 1, 0),
     ('SPENT', 'HK$100.00 off', 10000, 0, null, 1, 1, 1),
     ('EXPIRED', 'HK$80.00 off', 8000, 0, $1, null, null, 0) on conflict (code) do nothing`,
    [at(-30)],
  )
  await db.query(
    `insert into coupon (code, label, discount_minor, minimum_minor, ends_at, per_customer_limit) values
     ('CARE30', 'HK$30.00 off from HK$200.00', 3000, 20000, $1, 1), ('FAMILY100', 'HK$100.00 off from HK$800.00', 10000, 80000, $2, 1) on conflict (code) do nothing`,
    [at(30), at(90)],
  )
  await db.query(`update coupon set is_offered = code in ('WELCOME50', 'CARE30', 'FAMILY100')`)
  await db.query(
    `insert into customer_coupon (customer_id, code, is_given, received_at)
     select c.id, given.code, true, case when c.persona = 'preferred' then $1::timestamptz else $2::timestamptz end from customer c
     join (values ('preferred', 'WELCOME50'), ('preferred', 'SPENT'), ('preferred', 'EXPIRED'), ('nomail', 'CARE30')) given (persona, code) on given.persona = c.persona on conflict do nothing`,
    [at(-40), at(-1)],
  )
}
