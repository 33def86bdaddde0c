import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import type { Db } from '#service/db/db.ts'
import { inLanguage, six, type Six } from '#service/languages/six-languages.ts'
import { orderMailTexts } from '../documents/mail-texts.ts'
import { notifyBuyer } from '../documents/notify.ts'
import { orderOfRefund } from './payment-refund-store.ts'

const texts = {
  refundDelayed: {
    subject: six(
      'Your refund of {amount} for Jadeleaf order {number} is delayed',
      '翠叶订单 {number} 的退款 {amount} 有所延迟',
      '翠葉訂單 {number} 的退款 {amount} 有所延誤',
      'Bayaran balik {amount} bagi pesanan Jadeleaf {number} tertangguh',
      'Khoản hoàn tiền {amount} của đơn hàng Jadeleaf {number} bị chậm',
      'การคืนเงิน {amount} ของคำสั่งซื้อ Jadeleaf {number} ล่าช้า',
    ),
    copy: six(
      "We couldn't send your refund of {amount} for order {number} yet. We're looking into it and will write to you once it's sent. You don't need to do anything.",
      '我们暂时无法退回订单 {number} 的 {amount}，正在处理，退款后会通知您。您无需任何操作。',
      '我們暫時未能退回訂單 {number} 的 {amount}，現正跟進，退款後會通知您。您無須辦理任何手續。',
      'Bayaran balik anda sebanyak {amount} bagi pesanan {number} belum dapat dihantar. Kami sedang menyelesaikannya dan akan memaklumkan anda setelah ia dihantar. Anda tidak perlu berbuat apa-apa.',
      'Chúng tôi chưa hoàn được {amount} của đơn hàng {number} cho bạn. Chúng tôi đang xử lý và sẽ báo cho bạn khi tiền được gửi đi. Bạn không cần làm gì thêm.',
      'เรายังคืนเงิน {amount} ของคำสั่งซื้อ {number} ให้คุณไม่สำเร็จ เรากำลังตรวจสอบและจะแจ้งให้ทราบเมื่อคืนเงินแล้ว คุณไม่ต้องดำเนินการใด ๆ',
    ),
  },
  refundSent: {
    subject: six(
      "We've sent your refund of {amount} for Jadeleaf order {number}",
      '翠叶订单 {number} 的退款 {amount} 已退回',
      '翠葉訂單 {number} 的退款 {amount} 已退回',
      'Kami telah menghantar bayaran balik {amount} bagi pesanan Jadeleaf {number}',
      'Chúng tôi đã gửi khoản hoàn tiền {amount} của đơn hàng Jadeleaf {number}',
      'เราคืนเงิน {amount} ของคำสั่งซื้อ Jadeleaf {number} แล้ว',
    ),
    copy: six(
      "We've sent your refund of {amount} for order {number}. Depending on your bank, it can take several working days to arrive.",
      '我们已退回订单 {number} 的 {amount}。到账时间视银行而定，可能需要几个工作日。',
      '我們已退回訂單 {number} 的 {amount}。到帳時間視乎銀行，可能需要數個工作天。',
      'Kami telah menghantar bayaran balik anda sebanyak {amount} bagi pesanan {number}. Bergantung pada bank anda, wang mungkin mengambil masa beberapa hari bekerja untuk diterima.',
      'Chúng tôi đã gửi khoản hoàn tiền {amount} của đơn hàng {number} cho bạn. Tùy ngân hàng, tiền có thể về sau vài ngày làm việc.',
      'เราคืนเงิน {amount} ของคำสั่งซื้อ {number} ให้คุณแล้ว ระยะเวลาที่ได้รับเงินขึ้นอยู่กับธนาคาร อาจใช้เวลาหลายวันทำการ',
    ),
  },
} as const

/**
 * Tells a buyer about a refund that no provider made: that it is delayed, or that the shop has now sent it. Pass the
 * transaction that finds so.
 */
export async function tellOfDelay(
  tx: Db,
  refundId: string,
  news: 'refundDelayed' | 'refundSent',
  now: Date,
): Promise<void> {
  const order = await orderOfRefund(tx, refundId)
  if (!order) return
  const number = order.increment_id
  const amount = formatMoney(order.amount_minor)
  await notifyBuyer(
    tx,
    order,
    { kind: news, vars: { number, amount }, url: paths.order(order.id) },
    ({ code }) => {
      const say = (text: Six) =>
        inLanguage(text, code).replace('{number}', number).replace('{amount}', amount)
      return {
        subject: say(texts[news].subject),
        paragraphs: () => [
          say(texts[news].copy),
          ...(order.origin ? [orderMailTexts[code].view(`${order.origin}${paths.order(order.id)}`)] : []),
        ],
      }
    },
    now,
  )
}
