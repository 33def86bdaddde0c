/** Words without meaning for a search, one list per language. The Chinese ones are characters at the end of questions. */
export const stopWords: readonly string[] = [
  'a an the for my me i with and or of to in on what is are best good buy where can supplement supplements product products help helps care something some do how much price cheap',
  'untuk yang dan dengan saya di ke apa bagus terbaik beli murah harga suplemen produk jenama ubat elok',
  'cho với và của tôi mua loại tốt nhất giá rẻ là gì uống thuốc thực phẩm chức năng bổ sung sản phẩm hỗ trợ trị',
  'สำหรับ และ ของ ซื้อ ราคา ยี่ห้อ ดี ที่ไหน อาหารเสริม ผลิตภัณฑ์ กิน อะไร ช่วย บำรุง ยา รส แก้ กินได้ สำหรับ',
  '的 吃什么 吃什麼 食咩 有什么 推荐 推薦 保健品 保健食品 营养品 營養品 好 哪个好 邊隻好 怎么吃 多少钱 几钱 幾錢 用 和 味 口味 牌',
]
