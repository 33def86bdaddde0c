import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { joinName } from '#domain/customers/name.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paymentKind } from '#domain/payment/payment-kind.ts'
import { sellerIn } from '#domain/store/seller.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { shopName } from '#service/messages/greeting.ts'
import { placeLines } from './address-text.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { receiptStyle } from './receipt-style.ts'
import type { OrderItemRow, OrderRow } from '../store.ts'

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** How an order was paid, in words; balances alone (iPayout, points) and unknown ways have none. */
function paymentText(method: string, text: ReturnType<typeof invoiceTexts>): string | undefined {
  const kind = paymentKind(method)
  if (kind === 'planet') return text.card
  return kind === 'other' ? undefined : text[kind]
}

/**
 * Receipt of a paid order: a self-contained, printable HTML file in the language of the store.
 * @param names the goods' names in that language by product id; a product without one keeps the name it was ordered under
 */
export function invoiceHtml(
  order: OrderRow,
  items: readonly OrderItemRow[],
  storeCode: string,
  names: ReadonlyMap<number, string> = new Map(),
): string {
  const language = languageOfStore(storeCode)
  const text = invoiceTexts(language)
  const seller = sellerIn(language)
  const paidBy = paymentText(order.payment_method, text)
  const address = order.billing_address ?? order.shipping_address
  const name = joinName(address?.firstname ?? '', address?.lastname ?? '')
  const told = (label: string, amount: string) =>
    `<tr><td colspan="3">${escape(label)}</td><td>${escape(amount)}</td></tr>`
  const row = (label: string, minor: number) => (minor === 0 ? '' : told(label, formatMoney(minor)))
  const delivery =
    order.shipping_minor === 0 && order.shipping_address
      ? told(text.shipping, text.free)
      : row(text.shipping, order.shipping_minor)
  const lines = items.filter(({ parent_item_id }) => parent_item_id === null)
  const where = [name, ...placeLines(order, address, language)].map(escape).join('<br>')
  const fact = (term: string, html: string) => `<div><dt>${escape(term)}</dt><dd><p>${html}</p></dd></div>`
  return `<!doctype html><html lang="${text.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(text.invoice)} ${order.increment_id}</title><style>${receiptStyle}</style></head><body>
<header><h1>${escape(text.invoice)}</h1><p><strong>${shopName(language)}</strong></p></header>
<dl>${fact(text.order, order.increment_id)}${fact(text.date, toHongKongDate(order.paid_at ?? order.created_at))}${paidBy === undefined ? '' : fact(text.payment, escape(paidBy))}
${fact(text.seller, `${escape(seller.name)}<br>${escape(seller.address)}`)}${fact(text.registration, seller.registration)}
${fact(text.buyer, where)}</dl>
<table><thead><tr><th scope="col">${escape(text.item)}</th><th scope="col">${escape(text.quantity)}</th><th scope="col">${escape(text.price)}</th><th scope="col">${escape(text.total)}</th></tr></thead><tbody>
${lines.map((line) => `<tr><td>${escape(names.get(line.product_id) ?? line.name)}<br><small>${escape(line.sku)}</small></td><td>${line.qty}</td><td>${formatMoney(line.price_minor)}</td><td>${formatMoney(line.row_total_minor)}</td></tr>`).join('')}
</tbody><tfoot>${row(text.subtotal, order.subtotal_minor)}${row(text.discount, -order.discount_minor)}${row(text.loyalty, -order.loyalty_minor)}${delivery}${row(text.credit, -order.ipayout_minor)}
<tr><td colspan="3"><strong>${escape(text.grandTotal)}</strong></td><td><strong>${formatMoney(order.grand_total_minor)}</strong></td></tr></tfoot></table></body></html>`
}
