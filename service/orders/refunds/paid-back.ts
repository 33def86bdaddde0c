import { loyaltyForMinor } from '#domain/loyalty/points.ts'
import { formatLoyalty, formatMoney } from '#domain/money/money.ts'
import type { RefundAmounts } from '#domain/orders/refund.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage, six } from '#service/languages/six-languages.ts'
import { colon } from '#service/languages/punctuation.ts'

const texts = {
  money: six(
    'Back to your payment method',
    '退回原付款方式',
    '退回原付款方式',
    'Kembali ke kaedah pembayaran anda',
    'Hoàn về phương thức thanh toán của bạn',
    'คืนเข้าช่องทางที่คุณใช้ชำระ',
  ),
  credit: six(
    'Back as payout credit',
    '退回佣金余额',
    '退回佣金結餘',
    'Kembali sebagai kredit komisen',
    'Hoàn vào số dư hoa hồng',
    'คืนเป็นยอดค่าคอมมิชชันคงเหลือ',
  ),
  points: six(
    'Back as loyalty points',
    '退回积分',
    '退回積分',
    'Kembali sebagai mata ganjaran',
    'Hoàn bằng điểm thưởng',
    'คืนเป็นคะแนนสะสม',
  ),
  paidWithin: six(
    'Refunds are paid within 30 business days.',
    '退款将在 30 个工作日内处理完毕。',
    '退款將於 30 個工作天內處理完畢。',
    'Bayaran balik dibuat dalam masa 30 hari bekerja.',
    'Tiền được hoàn trong vòng 30 ngày làm việc.',
    'คืนเงินภายใน 30 วันทำการ',
  ),
  membership: six(
    'Your associate membership was refunded and has ended.',
    '您的事业伙伴会员资格已退款并终止。',
    '您的事業夥伴會籍已退款並終止。',
    'Keahlian rakan niaga anda telah dibayar balik dan ditamatkan.',
    'Tư cách cộng tác viên của bạn đã được hoàn tiền và chấm dứt.',
    'ค่าสมาชิกธุรกิจของคุณได้รับคืนเงินและสมาชิกภาพสิ้นสุดแล้ว',
  ),
} as const

/**
 * How a refund is paid back, as paragraphs of an email: a line for each means, and that it ended the membership, if it did.
 */
export function paidBack(
  { moneyMinor, creditMinor, pointsMinor }: RefundAmounts,
  endsMembership: boolean,
  language: LanguageCode,
): string[] {
  const line = (name: 'money' | 'credit' | 'points', amount: string) =>
    `${inLanguage(texts[name], language)}${colon(language)}${amount}`
  const lines = [
    ...(moneyMinor > 0 ? [line('money', formatMoney(moneyMinor))] : []),
    ...(creditMinor > 0 ? [line('credit', formatMoney(creditMinor))] : []),
    ...(pointsMinor > 0 ? [line('points', formatLoyalty(loyaltyForMinor(pointsMinor)))] : []),
    ...(moneyMinor > 0 ? [inLanguage(texts.paidWithin, language)] : []),
  ]
  return [lines.join('\n'), ...(endsMembership ? [inLanguage(texts.membership, language)] : [])].filter(
    Boolean,
  )
}
