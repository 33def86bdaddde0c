import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { joinName } from '#domain/customers/name.ts'
import { formatMoney } from '#domain/money/money.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { placeLines } from './address-text.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { OrderItemRow, OrderRow } from '../store.ts'

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style =
  'body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1c2b24}table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;padding:.4rem;border-block-end:1px solid #c9d3cc}td:last-child,th:last-child{text-align:end}tfoot td{border:0}'

/** Invoice of a paid order: a self-contained, printable HTML file in the language of the store. */
export function invoiceHtml(order: OrderRow, items: readonly OrderItemRow[], storeCode: string): string {
  const text = invoiceTexts(languageOfStore(storeCode))
  const address = order.billing_address ?? order.shipping_address
  const name = joinName(address?.firstname ?? '', address?.lastname ?? '')
  const row = (label: string, minor: number) =>
    minor === 0 ? '' : `<tr><td colspan="3">${escape(label)}</td><td>${formatMoney(minor)}</td></tr>`
  const lines = items.filter(({ parent_item_id }) => parent_item_id === null)
  const where = [name, ...placeLines(order, address, languageOfStore(storeCode))].map(escape).join('<br>')
  return `<!doctype html><html lang="${text.tag}"><head><meta charset="utf-8"><title>${escape(text.invoice)} ${order.increment_id}</title><style>${style}</style></head><body><h1>Jadeleaf · ${escape(text.invoice)}</h1>
<p>${escape(text.order)} ${order.increment_id}<br>${escape(text.date)} ${toHongKongDate(order.paid_at ?? order.created_at)}</p><p>${where}</p>
<table><thead><tr><th>${escape(text.item)}</th><th>${escape(text.quantity)}</th><th>${escape(text.price)}</th><th>${escape(text.total)}</th></tr></thead><tbody>
${lines.map((line) => `<tr><td>${escape(line.name)}<br><small>${escape(line.sku)}</small></td><td>${line.qty}</td><td>${formatMoney(line.price_minor)}</td><td>${formatMoney(line.row_total_minor)}</td></tr>`).join('')}
</tbody><tfoot>${row(text.subtotal, order.subtotal_minor)}${row(text.discount, -order.discount_minor)}${row(text.loyalty, -order.loyalty_minor)}${row(text.shipping, order.shipping_minor)}${row('iPayout', -order.ipayout_minor)}
<tr><td colspan="3"><strong>${escape(text.grandTotal)}</strong></td><td><strong>${formatMoney(order.grand_total_minor)}</strong></td></tr></tfoot></table></body></html>`
}
