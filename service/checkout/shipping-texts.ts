import { ownValue } from '#domain/contract/own-value.ts'
import { inLanguage, type Six } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'

const carriers: Readonly<Record<string, Six>> = {
  sfexpress: ['SF Express', '顺丰速运', '順豐速運', 'SF Express', 'SF Express', 'SF Express'],
  hongkongpost: [
    'Hongkong Post',
    '香港邮政',
    '香港郵政',
    'Hongkong Post',
    'Bưu chính Hồng Kông',
    'ไปรษณีย์ฮ่องกง',
  ],
  emscn: ['EMS China', '中国邮政 EMS', '中國郵政 EMS', 'EMS China', 'EMS Trung Quốc', 'EMS จีน'],
  sfintl: [
    'SF International',
    '顺丰国际',
    '順豐國際',
    'SF International',
    'SF International',
    'SF International',
  ],
}

const methods: Readonly<Record<string, Six>> = {
  standard: [
    'Home delivery, 1–2 working days',
    '送货上门，1–2 个工作日',
    '送貨上門，1–2 個工作天',
    'Penghantaran ke rumah, 1–2 hari bekerja',
    'Giao tận nhà, 1–2 ngày làm việc',
    'ส่งถึงบ้าน 1–2 วันทำการ',
  ],
  pickup: [
    'SF pick-up point',
    '顺丰自提点',
    '順豐自取點',
    'Pusat ambilan SF',
    'Điểm nhận hàng SF',
    'จุดรับพัสดุ SF',
  ],
  locker: ['SF locker', '顺丰智能柜', '順豐智能櫃', 'Loker SF', 'Tủ nhận hàng SF', 'ตู้รับพัสดุ SF'],
  parcel: [
    'Local parcel, 2–3 working days',
    '本地包裹，2–3 个工作日',
    '本地包裹，2–3 個工作天',
    'Bungkusan tempatan, 2–3 hari bekerja',
    'Bưu kiện nội địa, 2–3 ngày làm việc',
    'พัสดุในพื้นที่ 2–3 วันทำการ',
  ],
  mainland: [
    'Home delivery, 3–5 working days',
    '送货上门，3–5 个工作日',
    '送貨上門，3–5 個工作天',
    'Penghantaran ke rumah, 3–5 hari bekerja',
    'Giao tận nhà, 3–5 ngày làm việc',
    'ส่งถึงบ้าน 3–5 วันทำการ',
  ],
  economy: [
    'Economy, 5–8 working days',
    '经济快递，5–8 个工作日',
    '經濟速遞，5–8 個工作天',
    'Ekonomi, 5–8 hari bekerja',
    'Tiết kiệm, 5–8 ngày làm việc',
    'แบบประหยัด 5–8 วันทำการ',
  ],
  taiwan: [
    'Home delivery, 2–4 working days',
    '送货上门，2–4 个工作日',
    '送貨上門，2–4 個工作天',
    'Penghantaran ke rumah, 2–4 hari bekerja',
    'Giao tận nhà, 2–4 ngày làm việc',
    'ส่งถึงบ้าน 2–4 วันทำการ',
  ],
  airmail: [
    'Air parcel, 5–10 working days',
    '航空包裹，5–10 个工作日',
    '航空包裹，5–10 個工作天',
    'Bungkusan udara, 5–10 hari bekerja',
    'Bưu kiện hàng không, 5–10 ngày làm việc',
    'พัสดุทางอากาศ 5–10 วันทำการ',
  ],
  macao: [
    'Home delivery, 1–3 working days',
    '送货上门，1–3 个工作日',
    '送貨上門，1–3 個工作天',
    'Penghantaran ke rumah, 1–3 hari bekerja',
    'Giao tận nhà, 1–3 ngày làm việc',
    'ส่งถึงบ้าน 1–3 วันทำการ',
  ],
  international: [
    'International express, 4–7 working days',
    '国际快递，4–7 个工作日',
    '國際速遞，4–7 個工作天',
    'Ekspres antarabangsa, 4–7 hari bekerja',
    'Chuyển phát nhanh quốc tế, 4–7 ngày làm việc',
    'ด่วนระหว่างประเทศ 4–7 วันทำการ',
  ],
}

const reasons: Readonly<Record<'weight' | 'chineseId', Six>> = {
  weight: [
    'The parcel is heavier than {n} kg.',
    '包裹重量超过 {n} 公斤。',
    '包裹重量超過 {n} 公斤。',
    'Bungkusan melebihi {n} kg.',
    'Bưu kiện nặng hơn {n} kg.',
    'พัสดุหนักเกิน {n} กก.',
  ],
  chineseId: [
    'Customs requires the recipient’s Chinese ID number. Please add it to the address.',
    '海关要求提供收件人的身份证号码，请在地址中补充。',
    '海關要求提供收件人的內地身份證號碼，請在地址中補充。',
    'Kastam memerlukan nombor ID China penerima. Tambahkannya pada alamat.',
    'Hải quan yêu cầu số căn cước Trung Quốc của người nhận. Hãy thêm vào địa chỉ.',
    'ศุลกากรต้องการเลขประจำตัวประชาชนจีนของผู้รับ โปรดเพิ่มในที่อยู่',
  ],
}

const pick = (row: Six | undefined, language: LanguageCode): string => (row ? inLanguage(row, language) : '')

/** Names of a carrier and its method in the language of the store. */
export const carrierText = (
  carrier: string,
  method: string,
  language: LanguageCode,
): { carrierTitle: string; methodTitle: string } => ({
  carrierTitle: pick(ownValue(carriers, carrier), language),
  methodTitle: pick(ownValue(methods, method), language),
})

/** Reason why a method is not available for a parcel. */
export const reasonText = (reason: keyof typeof reasons, language: LanguageCode, n = ''): string =>
  pick(reasons[reason], language).replace('{n}', n)
