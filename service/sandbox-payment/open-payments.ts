import { html } from 'hono/html'
import { formatMoney } from '#domain/money/money.ts'
import type { Db } from '#service/db/db.ts'
import { SANDBOX_PAY } from './base.ts'
import type { SandboxPayment } from './store.ts'

/** Payments that are listed at once. */
const LISTED = 50

/** A payment that waits at the sandbox's provider, with the number of its order. */
export type OpenPayment = Pick<SandboxPayment, 'id' | 'kind' | 'amount_minor' | 'state'> & {
  readonly order_number: string | null
}

/** Payments that wait for a decision, or whose money is authorised and neither captured nor released; the newest first. */
export const listOpenPayments = (db: Db): Promise<OpenPayment[]> =>
  db.query<OpenPayment>(
    `select s.id, s.kind, s.amount_minor, s.state, o.increment_id as order_number
     from sandbox_payment s left join payment p on p.id = s.id left join sales_order o on o.id = p.order_id
     where s.state in ('pending', 'challenge')
       or s.state = 'success' and s.capture <> 'at-once' and s.captured_minor is null and not s.is_released
     order by s.created_at desc, s.id limit $1`,
    [LISTED],
  )

const waitsFor = ({ state }: OpenPayment): string =>
  state === 'challenge' ? '3-D Secure' : state === 'pending' ? 'the shopper' : 'its capture'

const paymentItem = (payment: OpenPayment) =>
  html`<li>
    <a href="${SANDBOX_PAY}/${payment.kind}/${payment.id}"
      >${payment.order_number ?? payment.id}, ${payment.kind}, ${formatMoney(payment.amount_minor)}</a
    >
    waits for ${waitsFor(payment)}
  </li>`

/** The payments that wait at the provider, each with its page, as a part of the sandbox's page. */
export const openPaymentsSection = (payments: readonly OpenPayment[]) =>
  html`<section aria-labelledby="payments">
    <h2 id="payments">Open payments</h2>
    ${
      payments.length === 0
        ? html`<p>None.</p>`
        : html`<ul>
            ${payments.map(paymentItem)}
          </ul>`
    }
  </section>`
