import { FREE_DELIVERY_HK } from '#domain/checkout/free-delivery.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage, type Six } from '#service/languages/six-languages.ts'

const pickUp = FREE_DELIVERY_HK.pickUp / 100
const door = FREE_DELIVERY_HK.door / 100

const texts: readonly Six[] = [
  [
    `Hong Kong: free pick-up or locker delivery from HK$${pickUp}, free to your door from HK$${door}`,
    `香港：满HK$${pickUp}自提点与智能柜免运费，满HK$${door}送货上门免运费`,
    `香港：滿HK$${pickUp}自取點及智能櫃免運費，滿HK$${door}送貨上門免運費`,
    `Hong Kong: ambilan atau loker percuma dari HK$${pickUp}, penghantaran ke pintu percuma dari HK$${door}`,
    `Hồng Kông: miễn phí nhận tại điểm hoặc tủ khóa từ HK$${pickUp}, miễn phí giao tận nhà từ HK$${door}`,
    `ฮ่องกง: รับที่จุดรับหรือล็อกเกอร์ฟรีเมื่อซื้อครบ HK$${pickUp} ส่งถึงบ้านฟรีเมื่อครบ HK$${door}`,
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
    '30-day money-back guarantee',
    '30天退款保证',
    '30天退款保證',
    'Jaminan wang dikembalikan 30 hari',
    'Bảo đảm hoàn tiền trong 30 ngày',
    'รับประกันคืนเงินภายใน 30 วัน',
  ],
]

/**
 * Delivery promises shown on a product page, one per line: free delivery, dispatch and the guarantee (content pages
 * "delivery" and "returns").
 */
export const promisesIn = (language: LanguageCode): string =>
  texts.map((text) => inLanguage(text, language)).join('\n')
