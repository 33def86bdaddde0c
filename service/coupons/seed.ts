import type { Db } from '#service/db/db.ts'

const day = 86_400_000

/** What the coupon centre offers, and the coupons of the sandbox people: one of each state for the preferred customer, a new one for the customer without an e-mail. */
export async function seedOwnedCoupons(db: Db, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * day)
  await db.query(
    `insert into coupon (code, label, discount_minor, minimum_minor, ends_at, per_customer_limit) values
     ('CARE30', 'HK$30 off from HK$200', 3000, 20000, $1, 1), ('FAMILY100', 'HK$100 off from HK$800', 10000, 80000, $2, 1) on conflict (code) do nothing`, [at(30), at(90)])
  await db.query(`update coupon set is_offered = code in ('WELCOME50', 'CARE30', 'FAMILY100')`)
  await db.query(
    `insert into customer_coupon (customer_id, code, is_given, received_at)
     select c.id, given.code, true, case when c.persona = 'preferred' then $1::timestamptz else $2::timestamptz end from customer c
     join (values ('preferred', 'WELCOME50'), ('preferred', 'SPENT'), ('preferred', 'EXPIRED'), ('nomail', 'CARE30')) given (persona, code) on given.persona = c.persona on conflict do nothing`, [at(-40), at(-1)])
}
