import { joinName } from '#domain/customers/name.ts'
import { formatMoney } from '#domain/money/money.ts'
import { languageOf } from '#service/checkout/shipping-texts.ts'
import { findCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { sandboxOutbox } from '#service/sandbox/outbox.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { orderMailTexts } from './mail-texts.ts'
import { orderItems, type OrderRow } from './store.ts'

const HONG_KONG_MS = 8 * 3_600_000
/** 'YYYY-MM-DD HH:MM' in Hong Kong. */
const hongKongTime = (time: Date) => new Date(time.getTime() + HONG_KONG_MS).toISOString().slice(0, 16).replace('T', ' ')

/** What the order holds and costs, as lines of text. */
async function goods(db: Db, order: OrderRow): Promise<string> {
  const language = languageOf(order.language)
  const words = invoiceTexts(language)
  const lines = (await orderItems(db, [order.id])).filter(({ parent_item_id }) => parent_item_id === null).map(({ name, qty, row_total_minor }) => `${qty} × ${name}: ${formatMoney(row_total_minor)}`)
  const row = (label: string, minor: number) => (minor === 0 ? [] : [`${label}: ${formatMoney(minor)}`])
  return [
    ...lines, '', `${words.subtotal}: ${formatMoney(order.subtotal_minor)}`, ...row(words.discount, -order.discount_minor), ...row(words.loyalty, -order.loyalty_minor), ...row('iPayout', -order.ipayout_minor),
    `${words.shipping}: ${formatMoney(order.shipping_minor)}`, `${order.paid_at ? words.grandTotal : orderMailTexts[language].toPay}: ${formatMoney(order.grand_total_minor)}`,
  ].join('\n')
}

function delivery({ shipping_address: address, shipping_title: title, language }: OrderRow): string[] {
  if (!address) return []
  const who = [joinName(address.firstname, address.lastname), address.telephone].filter(Boolean).join(', ')
  const district = address.extension_attributes?.district
  const where = [...(address.street ?? []), district, address.city, address.region === address.city ? null : address.region, address.postcode].filter(Boolean).join(', ')
  return [[`${orderMailTexts[languageOf(language)].deliverTo}:`, who, where, title].filter(Boolean).join('\n')]
}

/** `origin`: where the shop is seen from outside, for the link to the payment. */
export type OrderNews = { kind: 'placed'; origin: string } | { kind: 'paid' } | { kind: 'cancelled' }

/**
 * Tells the customer about an order by e-mail (by SMS, in one sentence, when they have none), in the language of the order.
 * Pass the transaction of the change: what is rolled back is not told.
 */
export async function tellCustomer(db: Db, orderId: number, news: OrderNews, now: Date): Promise<void> {
  const order = await db.one<OrderRow>('select * from sales_order where id = $1', [orderId])
  const customer = order && (await findCustomer(db, order.customer_id))
  if (!order || !customer) return
  const texts = orderMailTexts[languageOf(order.language)]
  const number = order.increment_id
  const subject = texts[news.kind].subject(number)
  const outbox = sandboxOutbox(db, now)
  if (!customer.email) {
    if (customer.mobile) await outbox.send({ channel: 'sms', recipient: `+${customer.mobile_prefix ?? ''}${customer.mobile}`, body: subject })
    return
  }
  const intro = news.kind === 'paid' ? texts.paid.intro(number, formatMoney(order.grand_total_minor)) : texts[news.kind].intro(number)
  const next = () => {
    if (news.kind !== 'placed') return []
    if (order.pay_before) return [texts.payBefore(hongKongTime(order.pay_before), `${news.origin}/checkout/payment?order=${order.id}`)]
    return order.credit_period > 0 ? [texts.credit(order.credit_period, `${news.origin}/dashboard/orders/${order.id}`)] : []
  }
  const body = [texts.greeting(joinName(customer.firstname, customer.lastname)), intro, ...(news.kind === 'cancelled' ? [] : [await goods(db, order), ...delivery(order), ...next()]), 'Jadeleaf']
  await outbox.send({ channel: 'email', recipient: customer.email, subject, body: body.join('\n\n') })
}
