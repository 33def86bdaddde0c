import type { LanguageCode } from '#domain/store/languages.ts'

/** What an order's e-mails say, in the language in which it was ordered. */
export interface OrderMailTexts {
  greeting(name: string): string
  placed: { subject(number: string): string; intro(number: string): string }
  paid: { subject(number: string): string; intro(number: string, amount: string): string }
  cancelled: { subject(number: string): string; intro(number: string): string }
  readonly toPay: string
  readonly deliverTo: string
  payBefore(time: string, link: string): string
  credit(days: number, link: string): string
  view(link: string): string
}

/** Six languages; times are Hong Kong's. */
export const orderMailTexts: Readonly<Record<LanguageCode, OrderMailTexts>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    placed: { subject: (number) => `We have received your Jadeleaf order ${number}`, intro: (number) => `thank you for your order ${number}. This is what you ordered:` },
    paid: { subject: (number) => `Your Jadeleaf order ${number} is paid`, intro: (number, amount) => `we have received ${amount} for your order ${number} and are packing it.` },
    cancelled: { subject: (number) => `Your Jadeleaf order ${number} was cancelled`, intro: (number) => `your order ${number} was cancelled. You owe nothing for it, and a payment that still reaches us goes back to you.` },
    toPay: 'To pay', deliverTo: 'We deliver to',
    payBefore: (time, link) => `Please pay before ${time} (Hong Kong time). After that the order is cancelled and the goods go back on the shelf:\n${link}`,
    credit: (days, link) => `You pay within ${days} days. Your order:\n${link}`,
    view: (link) => `Your order:\n${link}`,
  },
  zh_cn: {
    greeting: (name) => `${name}，您好：`,
    placed: { subject: (number) => `我们已收到您的 Jadeleaf 订单 ${number}`, intro: (number) => `感谢您的订单 ${number}。您订购了：` },
    paid: { subject: (number) => `您的 Jadeleaf 订单 ${number} 已付款`, intro: (number, amount) => `我们已收到订单 ${number} 的款项 ${amount}，正在为您打包。` },
    cancelled: { subject: (number) => `您的 Jadeleaf 订单 ${number} 已取消`, intro: (number) => `您的订单 ${number} 已取消，无需付款。如之后仍有款项到账，我们会原路退回。` },
    toPay: '应付金额', deliverTo: '收货信息',
    payBefore: (time, link) => `请在 ${time}（香港时间）前付款，逾期订单将被取消，商品会重新上架：\n${link}`,
    credit: (days, link) => `您可在 ${days} 天内付款。查看订单：\n${link}`,
    view: (link) => `查看订单：\n${link}`,
  },
  zh_hk: {
    greeting: (name) => `${name}，您好：`,
    placed: { subject: (number) => `我們已收到您的 Jadeleaf 訂單 ${number}`, intro: (number) => `感謝您的訂單 ${number}。您訂購了：` },
    paid: { subject: (number) => `您的 Jadeleaf 訂單 ${number} 已付款`, intro: (number, amount) => `我們已收到訂單 ${number} 的款項 ${amount}，現正為您包裝。` },
    cancelled: { subject: (number) => `您的 Jadeleaf 訂單 ${number} 已取消`, intro: (number) => `您的訂單 ${number} 已取消，無須付款。如其後仍收到款項，我們會原路退回。` },
    toPay: '應付金額', deliverTo: '收貨資料',
    payBefore: (time, link) => `請於 ${time}（香港時間）前付款，逾時訂單將被取消，商品會重新上架：\n${link}`,
    credit: (days, link) => `您可於 ${days} 日內付款。查看訂單：\n${link}`,
    view: (link) => `查看訂單：\n${link}`,
  },
  ms: {
    greeting: (name) => `Helo ${name},`,
    placed: { subject: (number) => `Kami telah menerima pesanan Jadeleaf anda ${number}`, intro: (number) => `terima kasih atas pesanan anda ${number}. Inilah yang anda pesan:` },
    paid: { subject: (number) => `Pesanan Jadeleaf anda ${number} telah dibayar`, intro: (number, amount) => `kami telah menerima ${amount} untuk pesanan anda ${number} dan sedang membungkusnya.` },
    cancelled: { subject: (number) => `Pesanan Jadeleaf anda ${number} telah dibatalkan`, intro: (number) => `pesanan anda ${number} telah dibatalkan. Anda tidak perlu membayar, dan sebarang bayaran yang masih sampai kepada kami akan dipulangkan.` },
    toPay: 'Perlu dibayar', deliverTo: 'Kami hantar kepada',
    payBefore: (time, link) => `Sila bayar sebelum ${time} (waktu Hong Kong). Selepas itu pesanan dibatalkan dan barang dikembalikan ke rak:\n${link}`,
    credit: (days, link) => `Anda membayar dalam masa ${days} hari. Pesanan anda:\n${link}`,
    view: (link) => `Pesanan anda:\n${link}`,
  },
  vi: {
    greeting: (name) => `Xin chào ${name},`,
    placed: { subject: (number) => `Chúng tôi đã nhận được đơn hàng Jadeleaf ${number} của bạn`, intro: (number) => `cảm ơn bạn đã đặt đơn hàng ${number}. Đây là những gì bạn đã đặt:` },
    paid: { subject: (number) => `Đơn hàng Jadeleaf ${number} của bạn đã được thanh toán`, intro: (number, amount) => `chúng tôi đã nhận được ${amount} cho đơn hàng ${number} của bạn và đang đóng gói.` },
    cancelled: { subject: (number) => `Đơn hàng Jadeleaf ${number} của bạn đã bị huỷ`, intro: (number) => `đơn hàng ${number} của bạn đã bị huỷ. Bạn không phải trả gì, và khoản thanh toán nào còn đến sau sẽ được hoàn lại cho bạn.` },
    toPay: 'Cần thanh toán', deliverTo: 'Giao đến',
    payBefore: (time, link) => `Vui lòng thanh toán trước ${time} (giờ Hồng Kông). Sau đó đơn hàng sẽ bị huỷ và hàng được đưa trở lại kệ:\n${link}`,
    credit: (days, link) => `Bạn thanh toán trong vòng ${days} ngày. Đơn hàng của bạn:\n${link}`,
    view: (link) => `Đơn hàng của bạn:\n${link}`,
  },
  th: {
    greeting: (name) => `สวัสดีคุณ ${name}`,
    placed: { subject: (number) => `เราได้รับคำสั่งซื้อ Jadeleaf ${number} ของคุณแล้ว`, intro: (number) => `ขอบคุณสำหรับคำสั่งซื้อ ${number} รายการที่คุณสั่งมีดังนี้` },
    paid: { subject: (number) => `คำสั่งซื้อ Jadeleaf ${number} ของคุณชำระเงินแล้ว`, intro: (number, amount) => `เราได้รับเงิน ${amount} สำหรับคำสั่งซื้อ ${number} แล้ว และกำลังจัดเตรียมสินค้า` },
    cancelled: { subject: (number) => `คำสั่งซื้อ Jadeleaf ${number} ของคุณถูกยกเลิกแล้ว`, intro: (number) => `คำสั่งซื้อ ${number} ของคุณถูกยกเลิกแล้ว คุณไม่ต้องชำระเงิน และหากมีเงินเข้ามาภายหลัง เราจะคืนเงินให้คุณ` },
    toPay: 'ยอดที่ต้องชำระ', deliverTo: 'จัดส่งถึง',
    payBefore: (time, link) => `โปรดชำระเงินก่อน ${time} (เวลาฮ่องกง) หลังจากนั้นคำสั่งซื้อจะถูกยกเลิกและสินค้าจะกลับขึ้นชั้นวาง:\n${link}`,
    credit: (days, link) => `คุณชำระเงินได้ภายใน ${days} วัน คำสั่งซื้อของคุณ:\n${link}`,
    view: (link) => `คำสั่งซื้อของคุณ:\n${link}`,
  },
}
