import { formatMoney } from '#domain/money/money.ts'
import { CHALLENGE_CODE } from '#service/sandbox/card-list.ts'
import type { SandboxPayment } from './store.ts'

/** Escapes text for HTML. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Style of the pages: a file of its own, because the policy allows no inline style. */
export const css = `:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1c2b24;background:#f3f5f2}body{margin:0;display:grid;place-items:center;min-block-size:100vh}
main{inline-size:min(26rem,100% - 2rem);background:#fff;border:1px solid #c9d3cc;border-radius:.75rem;padding:1.5rem;box-sizing:border-box}h1{font-size:1.25rem;margin:0 0 .25rem}
.note{background:#fff4d6;border-radius:.5rem;padding:.5rem .75rem;font-size:.875rem;margin:0 0 1rem}.amount{font-size:1.75rem;font-weight:700;margin:.25rem 0 1rem}
form{display:grid;gap:.5rem}button{font:inherit;min-block-size:2.75rem;border-radius:.5rem;border:1px solid #1f6b4a;background:#fff;color:#1f6b4a;cursor:pointer}button.main{background:#1f6b4a;color:#fff}
label{display:grid;gap:.25rem}input{font:inherit;min-block-size:2.75rem;padding:0 .75rem;border:1px solid #6b7a72;border-radius:.5rem}:focus-visible{outline:3px solid #d9762b;outline-offset:2px}`

/** Content security policy of the pages: their own styles and forms only. */
export const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
}

const titles: Readonly<Record<SandboxPayment['kind'], string>> = {
  card: 'Bank',
  unionpay: 'UnionPay',
  wechatpay: 'WeChat Pay',
  alipay: 'Alipay',
  planet: 'Planet Payment',
}

/** A page with one heading. `body` is trusted HTML; callers escape other texts. */
export const page = (base: string, title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} (sandbox)</title><link rel="stylesheet" href="${base}/style.css"></head><body><main><p class="note">This is the sandbox of a payment provider. No money moves.</p><h1>${escape(title)}</h1>${body}</main></body></html>`

const amount = ({ amount_minor }: SandboxPayment) => `<p class="amount">${formatMoney(amount_minor)}</p>`
const button = (value: string, text: string, isMain = false) =>
  `<button name="choice" value="${value}"${isMain ? ' class="main"' : ''}>${text}</button>`

/** Options for wallets and Planet; UnionPay can also go to review, like its test card. */
export const choicePage = (base: string, payment: SandboxPayment): string =>
  page(
    base,
    titles[payment.kind],
    `${amount(payment)}<form method="post" action="${base}/choose/${payment.id}">
${payment.kind === 'unionpay' ? button('review', 'Pay with 6222 0200 0000 0005 (bank review)', true) : ''}${button('paid', 'Pay', payment.kind !== 'unionpay')}${button('failed', 'Let the payment fail')}${button('cancelled', 'Cancel')}${button('closed', 'Pay and close the window (the message comes late)')}${button('twice', 'Pay, and send the message twice')}</form>`,
  )

/** Page asking for the 3-D Secure code. */
export const challengePage = (base: string, payment: SandboxPayment): string =>
  page(
    base,
    '3-D Secure',
    `${amount(payment)}<form method="post" action="${base}/3ds/${payment.id}/answer"><label>Code from your bank (${CHALLENGE_CODE})<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required></label><button class="main">Confirm</button></form>`,
  )

/** What has become of the money of a payment that is decided. */
function outcome({
  state,
  capture,
  amount_minor: amountMinor,
  captured_minor: captured,
  is_released,
}: SandboxPayment) {
  if (state !== 'success' || capture === 'at-once') return 'This payment is already decided.'
  if (captured !== null) return `Captured: ${formatMoney(captured)} of ${formatMoney(amountMinor)}.`
  if (is_released) return `Released: ${formatMoney(amountMinor)} is no longer held.`
  return `Authorised: ${formatMoney(amountMinor)} is held and not captured yet.`
}

/** Page of a payment that is decided. */
export const decidedPage = (base: string, payment: SandboxPayment): string =>
  messagePage(base, 'Nothing to do', outcome(payment), payment.return_url)

/** A page with a message and a link back to the shop. */
export const messagePage = (base: string, title: string, text: string, back?: string): string =>
  page(
    base,
    title,
    `<p>${escape(text)}</p>${back ? `<p><a href="${escape(back)}">Back to the shop</a></p>` : ''}`,
  )
