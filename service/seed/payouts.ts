import type { Db } from '#service/db/db.ts'

/** The payout account of the sandbox person `associate`, paid weekly: here and at the sandbox's payout provider. */
export async function seedPayouts(db: Db, now: Date): Promise<void> {
  await db.query(
    `with account as (
       insert into payout_account (customer_id, reference, username, state, weekly_pay, created_at, updated_at)
       select id, gen_random_uuid(), 'wing.lee', 'active', true, $1, $1 from customer where persona = 'associate' returning customer_id, reference, username
     )
     insert into sandbox_payout_account (reference, username, email, name, state, weekly_pay, created_at)
     select a.reference, a.username, c.email, c.firstname || ' ' || c.lastname, 'active', true, $1 from account a join customer c on c.id = a.customer_id`,
    [now],
  )
}
