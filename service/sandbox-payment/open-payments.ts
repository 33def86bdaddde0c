import { html } from 'hono/html'
import { formatMoney } from '#domain/money/money.ts'
import { SANDBOX_PAY } from './base.ts'
import type { OpenPayment } from './store.ts'

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
