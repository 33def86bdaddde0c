import { paths } from '#domain/store/paths.ts'
import type { Db } from '#service/db/db.ts'
import { inLanguage, six, type Six } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { paidBack } from '../refunds/paid-back.ts'
import type { EnteredRefund } from '../refunds/refund.ts'
import type { OrderRow } from '../store.ts'
import { orderMailTexts } from './mail-texts.ts'
import { notifyBuyer } from './notify.ts'

const texts = {
  refunded: {
    subject: six(
      'We have refunded your Jadeleaf order {number}',
      '您的翠叶订单 {number} 已退款',
      '您的翠葉訂單 {number} 已退款',
      'Kami telah memulangkan bayaran pesanan Jadeleaf anda {number}',
      'Chúng tôi đã hoàn tiền đơn hàng Jadeleaf {number} của bạn',
      'เราคืนเงินคำสั่งซื้อ Jadeleaf {number} ของคุณแล้ว',
    ),
    intro: six(
      'We have refunded your order {number}. You get back:',
      '您的订单 {number} 已退款，退还如下：',
      '您的訂單 {number} 已退款，退還如下：',
      'Kami telah memulangkan bayaran pesanan anda {number}. Anda menerima semula:',
      'Chúng tôi đã hoàn tiền đơn hàng {number} của bạn. Bạn nhận lại:',
      'เราคืนเงินคำสั่งซื้อ {number} ของคุณแล้ว คุณได้รับคืนดังนี้',
    ),
  },
  refundedPart: {
    subject: six(
      'We have refunded part of your Jadeleaf order {number}',
      '您的翠叶订单 {number} 已部分退款',
      '您的翠葉訂單 {number} 已退回部分款項',
      'Kami telah memulangkan sebahagian bayaran pesanan Jadeleaf anda {number}',
      'Chúng tôi đã hoàn một phần tiền đơn hàng Jadeleaf {number} của bạn',
      'เราคืนเงินคำสั่งซื้อ Jadeleaf {number} ของคุณบางส่วนแล้ว',
    ),
    intro: six(
      'We have refunded part of your order {number}. You get back:',
      '您的订单 {number} 已部分退款，退还如下：',
      '您的訂單 {number} 已退回部分款項，退還如下：',
      'Kami telah memulangkan sebahagian bayaran pesanan anda {number}. Anda menerima semula:',
      'Chúng tôi đã hoàn một phần tiền đơn hàng {number} của bạn. Bạn nhận lại:',
      'เราคืนเงินคำสั่งซื้อ {number} ของคุณบางส่วนแล้ว คุณได้รับคืนดังนี้',
    ),
  },
} as const

/** Notifies the customer of a refund that no application asked for. Pass the transaction of the refund. */
export const tellOfRefund = (db: Db, order: OrderRow, refund: EnteredRefund, now: Date): Promise<void> => {
  const number = order.increment_id
  const news = refund.isWhole ? 'refunded' : 'refundedPart'
  const say = (text: Six, language: LanguageCode) => inLanguage(text, language).replace('{number}', number)
  return notifyBuyer(
    db,
    order,
    { kind: news, vars: { number }, url: paths.order(order.id) },
    ({ code }) => ({
      subject: say(texts[news].subject, code),
      paragraphs: () => [
        say(texts[news].intro, code),
        ...paidBack(refund, refund.endsMembership, code),
        ...(order.origin ? [orderMailTexts[code].view(`${order.origin}${paths.order(order.id)}`)] : []),
      ],
    }),
    now,
  )
}
