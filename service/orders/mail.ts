import { joinName } from '#domain/customers/name.ts'
import { formatMoney } from '#domain/money/money.ts'
import { languageOf } from '#service/checkout/shipping-texts.ts'
import type { Db } from '#service/db/db.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { sandboxOutbox } from '#service/sandbox/outbox.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { addressText } from './address-text.ts'
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
  return [[`${orderMailTexts[languageOf(language)].deliverTo}:`, who, addressText(address, languageOf(language)), title].filter(Boolean).join('\n')]
}

export type OrderNews = 'placed' | 'paid' | 'cancelled'

/** What the customer can do next, with the page for it. Orders from before links were kept have none. */
function next({ id, origin, pay_before, credit_period, language }: OrderRow, news: OrderNews): string[] {
  const texts = orderMailTexts[languageOf(language)]
  if (!origin) return []
  const page = `${origin}/dashboard/orders/${id}`
  if (news !== 'placed') return [texts.view(page)]
  if (pay_before) return [texts.payBefore(hongKongTime(pay_before), `${origin}/checkout/payment?order=${id}`)]
  return [credit_period > 0 ? texts.credit(credit_period, page) : texts.view(page)]
}

/**
 * Tells the customer about an order in the notification centre and by e-mail (by SMS, in one sentence, when they have none), in the language of the order.
 * Pass the transaction of the change: what is rolled back is not told.
 */
export async function tellCustomer(db: Db, order: OrderRow, news: OrderNews, now: Date): Promise<void> {
  const number = order.increment_id
  const amount = formatMoney(order.grand_total_minor)
  const customer = await leaveMessage(db, order.customer_id, { kind: news, vars: { number, ...(news === 'paid' ? { amount } : {}) }, url: `/dashboard/orders/${order.id}` }, now)
  if (!customer) return
  const texts = orderMailTexts[languageOf(order.language)]
  const subject = texts[news].subject(number)
  const outbox = sandboxOutbox(db, now)
  if (!customer.email) {
    if (customer.mobile) await outbox.send({ channel: 'sms', recipient: `+${customer.mobile_prefix ?? ''}${customer.mobile}`, body: subject })
    return
  }
  const intro = news === 'paid' ? texts.paid.intro(number, amount) : texts[news].intro(number)
  const body = [texts.greeting(joinName(customer.firstname, customer.lastname)), intro, ...(news === 'cancelled' ? [] : [await goods(db, order), ...delivery(order)]), ...next(order, news), 'Jadeleaf']
  await outbox.send({ channel: 'email', recipient: customer.email, subject, body: body.join('\n\n') })
}
