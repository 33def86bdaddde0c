import { FREE_DELIVERY_HK } from '#domain/checkout/free-delivery.ts'
import { formatMoney } from '#domain/money/money.ts'
import { RESTOCKING_PERCENT } from '#domain/orders/refund.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage, type Six } from '#service/languages/six-languages.ts'

const pickUp = formatMoney(FREE_DELIVERY_HK.pickUp)
const door = formatMoney(FREE_DELIVERY_HK.door)
/** Percent of the price that a return pays back. */
const back = 100 - RESTOCKING_PERCENT

const texts: readonly Six[] = [
  [
    `Hong Kong: free pick-up or locker delivery from ${pickUp}, free to your door from ${door}`,
    `香港：满 ${pickUp} 自提点与智能柜免运费，满 ${door} 送货上门免运费`,
    `香港：滿 ${pickUp} 自取點及智能櫃免運費，滿 ${door} 送貨上門免運費`,
    `Hong Kong: ambilan atau loker percuma dari ${pickUp}, penghantaran ke pintu percuma dari ${door}`,
    `Hồng Kông: miễn phí nhận tại điểm hoặc tủ khóa từ ${pickUp}, miễn phí giao tận nhà từ ${door}`,
    `ฮ่องกง: รับที่จุดรับหรือล็อกเกอร์ฟรีเมื่อซื้อครบ ${pickUp} ส่งถึงบ้านฟรีเมื่อครบ ${door}`,
  ],
  [
    'Packed as soon as you pay',
    '付款后即安排打包',
    '付款後即安排包裝',
    'Dibungkus sebaik sahaja anda membayar',
    'Đóng gói ngay khi bạn thanh toán',
    'แพ็กทันทีที่ชำระเงิน',
  ],
  [
    `30 days to return it: ${back}% of the price back`,
    `30 天内可退货，退还货款的 ${back}%`,
    `30 天內可退貨，退回貨款的 ${back}%`,
    `Boleh dipulangkan dalam 30 hari: ${back}% harga dikembalikan`,
    `Trả hàng trong 30 ngày, hoàn lại ${back}% tiền hàng`,
    `คืนสินค้าได้ภายใน 30 วัน คืนเงิน ${back}% ของราคา`,
  ],
]

/**
 * Delivery promises shown on a product page, one per line: free delivery, dispatch and what a return pays back
 * (content pages "delivery" and "returns", whose conditions the product page links).
 */
export const promisesIn = (language: LanguageCode): string =>
  texts.map((text) => inLanguage(text, language)).join('\n')
