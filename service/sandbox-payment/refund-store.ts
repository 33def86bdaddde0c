import type { Db } from '#service/db/db.ts'
import { defineRow, int, text } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import type { SandboxPayment } from './store.ts'

const sandboxRefundRow = defineRow('sandbox_refund', { id: text, payment_id: text, amount_minor: int })

/** What a provider says of a refund: made, or the code of its refusal. */
export type SandboxRefund = 'done' | 'not_paid' | 'id_taken' | 'too_much'

/**
 * Gives back money of a payment that succeeded, once per id and never more than was paid.
 * @param payment as it is now; its row is locked meanwhile
 * @param amountMinor cents of HKD
 */
export const makeSandboxRefund = (
  db: Db,
  payment: Pick<SandboxPayment, 'id' | 'amount_minor' | 'captured_minor'>,
  isPaid: boolean,
  { id, amountMinor }: { readonly id: string; readonly amountMinor: number },
  now: Date,
): Promise<SandboxRefund> =>
  db.tx(async (tx) => {
    await tx.query('select id from sandbox_payment where id = $1 for update', [payment.id])
    const known = await tx.one(sql`select ${sandboxRefundRow} from sandbox_refund where id = $1`, [id])
    if (known)
      return known.payment_id === payment.id && known.amount_minor === amountMinor ? 'done' : 'id_taken'
    if (!isPaid) return 'not_paid'
    const made = await tx.one<{ sum: number }>(
      'select coalesce(sum(amount_minor), 0)::int as sum from sandbox_refund where payment_id = $1',
      [payment.id],
    )
    if ((made?.sum ?? 0) + amountMinor > (payment.captured_minor ?? payment.amount_minor)) return 'too_much'
    await tx.query(
      'insert into sandbox_refund (id, payment_id, amount_minor, created_at) values ($1, $2, $3, $4)',
      [id, payment.id, amountMinor, now],
    )
    return 'done'
  })
