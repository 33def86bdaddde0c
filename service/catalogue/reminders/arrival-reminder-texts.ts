import type { LanguageCode } from '#domain/store/languages.ts'

interface ArrivalTexts {
  subject(product: string): string
  /** @param link address of the product; left out when the shop's address is not known */
  body(product: string, link: string | undefined): string
  sms(product: string, link: string | undefined): string
}

const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n')

/** Message of a back-in-stock alert. */
export const arrivalTexts: Readonly<Record<LanguageCode, ArrivalTexts>> = {
  en: {
    subject: (product) => `Back in stock: ${product}`,
    body: (product, link) =>
      lines(
        'Hello,',
        `${product} is back in stock at Jadeleaf.`,
        link && `View product:\n${link}`,
        'You asked us to let you know. We won’t send another message about this.',
        'Jadeleaf',
      ),
    sms: (product, link) => `${product} is back in stock at Jadeleaf. ${link ?? ''}`.trim(),
  },
  zh_cn: {
    subject: (product) => `到货通知：${product}`,
    body: (product, link) =>
      lines(
        '您好：',
        `您关注的“${product}”已在翠叶到货。`,
        link && `查看商品：\n${link}`,
        '这是您登记的到货提醒，仅发送一次。',
        '翠叶',
      ),
    sms: (product, link) => `【翠叶】您关注的“${product}”已到货。${link ?? ''}`,
  },
  zh_hk: {
    subject: (product) => `到貨通知：${product}`,
    body: (product, link) =>
      lines(
        '您好：',
        `您關注的「${product}」已在翠葉到貨。`,
        link && `查看產品：\n${link}`,
        '這是您登記的到貨提示，只會發送一次。',
        '翠葉',
      ),
    sms: (product, link) => `翠葉：您關注的「${product}」已到貨。${link ?? ''}`,
  },
  ms: {
    subject: (product) => `Kembali dalam stok: ${product}`,
    body: (product, link) =>
      lines(
        'Helo,',
        `${product} kini kembali dalam stok di Jadeleaf.`,
        link && `Lihat produk:\n${link}`,
        'Anda meminta kami memaklumkan anda. Ini satu-satunya mesej tentangnya.',
        'Jadeleaf',
      ),
    sms: (product, link) => `${product} kini kembali dalam stok di Jadeleaf. ${link ?? ''}`.trim(),
  },
  vi: {
    subject: (product) => `Đã có hàng trở lại: ${product}`,
    body: (product, link) =>
      lines(
        'Xin chào,',
        `${product} đã có hàng trở lại tại Jadeleaf.`,
        link && `Xem sản phẩm:\n${link}`,
        'Bạn đã đăng ký nhận thông báo này. Chúng tôi chỉ gửi một lần.',
        'Jadeleaf',
      ),
    sms: (product, link) => `${product} đã có hàng trở lại tại Jadeleaf. ${link ?? ''}`.trim(),
  },
  th: {
    subject: (product) => `สินค้ากลับมาแล้ว: ${product}`,
    body: (product, link) =>
      lines(
        'สวัสดี',
        `${product} กลับมามีจำหน่ายที่ Jadeleaf แล้ว`,
        link && `ดูสินค้า:\n${link}`,
        'คุณขอให้เราแจ้งเตือน ข้อความนี้ส่งเพียงครั้งเดียว',
        'Jadeleaf',
      ),
    sms: (product, link) => `${product} กลับมามีจำหน่ายที่ Jadeleaf แล้ว ${link ?? ''}`.trim(),
  },
}
