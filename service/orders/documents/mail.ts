import { formatMobile } from '#domain/auth/phone.ts'
import { joinName } from '#domain/customers/name.ts'
import { formatMoney } from '#domain/money/money.ts'
import { listComma } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import { colon } from '#service/languages/punctuation.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { formatDateTime } from '#domain/dates/format-date.ts'
import type { Db } from '#service/db/db.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { placeLines } from './address-text.ts'
import { orderMailTexts, type CancelReason } from './mail-texts.ts'
import { notifyBuyer } from './notify.ts'
import type { Recipient } from '#service/messages/store.ts'
import { boughtLines, orderItems, type BoughtLine, type OrderRow } from '../store.ts'

/** Lines and totals of the order as text. */
function goods(order: OrderRow, bought: readonly BoughtLine[]): string {
  const language = languageOfStore(order.language)
  const texts = invoiceTexts(language)
  const sign = colon(language)
  const lines = bought.map(
    ({ name, qty, row_total_minor }) => `${qty} × ${name}${sign}${formatMoney(row_total_minor)}`,
  )
  const row = (label: string, minor: number) => (minor === 0 ? [] : [`${label}${sign}${formatMoney(minor)}`])
  return [
    ...lines,
    '',
    `${texts.subtotal}${sign}${formatMoney(order.subtotal_minor)}`,
    ...row(texts.discount, -order.discount_minor),
    ...row(texts.loyalty, -order.loyalty_minor),
    ...row(texts.credit, -order.ipayout_minor),
    ...(order.shipping_address
      ? [
          `${texts.shipping}${sign}${order.shipping_minor === 0 ? texts.free : formatMoney(order.shipping_minor)}`,
        ]
      : []),
    `${order.paid_at ? texts.grandTotal : orderMailTexts[language].toPay}${sign}${formatMoney(order.grand_total_minor)}`,
  ].join('\n')
}

function delivery(order: OrderRow): string[] {
  const { shipping_address: address, shipping_title: title, language: store } = order
  if (!address) return []
  const language = languageOfStore(store)
  const mobile = formatMobile(address.extension_attributes?.mobile_prefix ?? undefined, address.telephone)
  const who = [joinName(address.firstname, address.lastname), mobile]
    .filter(Boolean)
    .join(listComma(language))
  return [
    [
      `${orderMailTexts[language].deliverTo}${colon(language).trim()}`,
      who,
      ...placeLines(order, address, language),
      title,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
}

/** `received` replaces `paid` for an order without a delivery. */
export type OrderNews = 'placed' | 'paid' | 'received' | 'cancelled'

/** Kind of email for a paid order; only an order with a delivery is packed. */
export const paidNews = ({ shipping_address: address }: OrderRow): OrderNews =>
  address ? 'paid' : 'received'

/** What the customer can do next, with a link. Orders placed before links were stored have none. */
function next({ id, origin, pay_before, credit_period, language }: OrderRow, news: OrderNews): string[] {
  const code = languageOfStore(language)
  const texts = orderMailTexts[code]
  if (!origin) return []
  const page = `${origin}/dashboard/orders/${id}`
  if (news === 'cancelled') return [texts.again(page)]
  if (news !== 'placed') return [texts.view(page)]
  if (pay_before)
    return [
      texts.payBefore(
        formatDateTime(pay_before, invoiceTexts(code).tag),
        `${origin}/checkout/payment?order=${id}`,
      ),
    ]
  return [credit_period > 0 ? texts.credit(credit_period, page) : texts.view(page)]
}

/** What a caller of `tellCustomer` has read already. */
export interface Known {
  readonly buyer: Recipient | undefined
  readonly lines: readonly BoughtLine[]
}

/**
 * Notifies the customer that an order was placed, paid or cancelled. Pass the transaction of the change.
 * @param reason why it was cancelled
 */
export async function tellCustomer(
  db: Db,
  order: OrderRow,
  news: OrderNews,
  now: Date,
  { reason = 'customer', known }: { reason?: CancelReason; known?: Known } = {},
): Promise<void> {
  const number = order.increment_id
  const amount = formatMoney(order.grand_total_minor)
  const vars = { number, ...(news === 'paid' || news === 'received' ? { amount } : {}) }
  await notifyBuyer(
    db,
    order,
    { kind: news, vars, url: paths.order(order.id) },
    ({ code }) => {
      const texts = orderMailTexts[code]
      const intro =
        news === 'cancelled' ? texts.cancelled.intro(number, reason) : texts[news].intro(number, amount)
      return {
        subject: texts[news].subject(number),
        paragraphs: async () => [
          intro,
          ...(news === 'cancelled'
            ? []
            : [
                goods(order, known?.lines ?? boughtLines(await orderItems(db, [order.id]))),
                ...delivery(order),
              ]),
          ...next(order, news),
        ],
      }
    },
    now,
    known?.buyer,
  )
}
